import { expect, test } from 'vitest';
import { dateOf, dayOf, isoDate, parseIsoDate, weekdayIndex } from './calendar.ts';

const UNIX_EPOCH = dayOf(1970, 1, 1);

test('agrees with the calendar of JavaScript from the year 1 to 9999', () => {
  const sampled = Array.from({ length: 50_000 }, (_, i) => 1 + i * 73);
  const newYears = Array.from({ length: 9998 }, (_, i) => dayOf(i + 2, 1, 1));
  const days = [...sampled, ...newYears.flatMap((first) => [first - 1, first, first + 58, first + 59])];
  const agrees = (day: number): boolean => {
    const date = new Date((day - UNIX_EPOCH) * 86_400_000);
    const { year, month, day: inMonth } = dateOf(day);
    return (
      isoDate(day) === date.toISOString().slice(0, 10) &&
      weekdayIndex(day) === (date.getUTCDay() + 6) % 7 &&
      dayOf(year, month, inMonth) === day
    );
  };
  expect(days.filter((day) => !agrees(day))).toEqual([]);
});

test('reads dates that exist and no others', () => {
  expect(parseIsoDate('2024-02-29')).toBe(dayOf(2024, 2, 29));
  for (const text of ['2023-02-29', '2024-00-10', '2024-13-01', '2024-04-31', '24-01-01', '2024-1-1', '']) {
    expect(parseIsoDate(text)).toBeUndefined();
  }
});
