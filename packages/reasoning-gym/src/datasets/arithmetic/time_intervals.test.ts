import { expect, test } from 'vitest';
import timeIntervals from './time_intervals.ts';

test('pays in full for a millisecond more or less than its own cut-off answer [time_intervals-milliseconds]', () => {
  const data = timeIntervals.create({ seed: 1, size: 50, task_types: ['time_ms'] });
  for (const item of data) {
    const { start_time, end_time } = item.metadata;
    const exact = Date.parse(`${end_time}Z`) - Date.parse(`${start_time}Z`);
    const text = new Date(exact).toISOString().slice(11, 23);
    expect(data.score(text, item)).toBe(1);
    const later = new Date(exact + 5).toISOString().slice(11, 23);
    expect(data.score(later, item)).toBeLessThan(1);
  }
});

test('measures between zones as the clocks of the world do', () => {
  const data = timeIntervals.create({ seed: 3, size: 200, task_types: ['datetime_tz'], max_date_difference_days: 1 });
  for (const { answer, metadata } of data) {
    const { start_time, end_time } = metadata;
    const zoned = (time: string): number => Date.parse(/[+-]\d\d:00$/.test(time) ? time : `${time}Z`);
    const [, days, hours, minutes] = /^(-?\d+) days, (\d\d):(\d\d)/.exec(answer!)!.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const length = (zoned(end_time) - zoned(start_time)) / 60_000;
    expect(days * 1440 + hours * 60 + minutes).toBe(Math.floor(length));
  }
});
