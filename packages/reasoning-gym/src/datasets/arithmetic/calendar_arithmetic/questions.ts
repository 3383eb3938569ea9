import type { Rng } from '../../../core/rng.ts';
import {
  dateOf,
  dayOf,
  daysInMonth,
  isLeapYear,
  isoDate,
  MONTHS,
  WEEKDAYS,
  weekdayIndex,
  weekdayOf,
} from '../../../lib/calendar.ts';

export const TASKS = [
  'weekday_offset',
  'weekday_of_date',
  'weekday_of_date_from_first_date',
  'recurring_event_day',
  'count_days',
  'count_business_days',
  'is_leap_year',
] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'last'] as const;
const WEEKDAY_REPLY = 'Reply with the name of the weekday alone, such as Monday.';
const NUMBER_REPLY = 'Reply with the number alone.';

interface Plan {
  readonly rng: Rng;
  readonly year: number;
  readonly offset_upper_bound: number;
  readonly leap_year_range: number;
}

interface Asked {
  readonly question: string;
  readonly answer: string | number;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** A question of each kind, with the draws in the reference's order. */
export const ASK: Readonly<Record<(typeof TASKS)[number], (plan: Plan) => Asked>> = {
  weekday_offset({ rng, year, offset_upper_bound }) {
    const start = randomDay(year, rng);
    const distance = rng.randint(1, offset_upper_bound);
    const offset = distance * rng.choice([-1, 1]);
    const days = `${distance} ${distance === 1 ? 'day' : 'days'}`;
    return {
      question: `Today is ${withWeekday(start)}. Which weekday ${offset > 0 ? `comes in ${days}` : `was it ${days} ago`}? ${WEEKDAY_REPLY}`,
      answer: weekdayOf(start + offset),
      facts: { start_date: isoDate(start), offset_days: offset, target_date: isoDate(start + offset) },
    };
  },

  weekday_of_date({ rng, year }) {
    const day = randomDay(year, rng);
    return {
      question: `On which weekday does ${inFull(day)} fall in the Gregorian calendar? ${WEEKDAY_REPLY}`,
      answer: weekdayOf(day),
      facts: { target_date: isoDate(day) },
    };
  },

  weekday_of_date_from_first_date({ rng, year, offset_upper_bound }) {
    const first = rng.randint(0, 6);
    const [newYear, newYearsEve] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
    const span = Math.min(offset_upper_bound, newYearsEve - newYear);
    let delta = 0;
    while (delta === 0) delta = rng.randint(0, span);
    return {
      question: `Suppose that 1 January ${year} were a ${WEEKDAYS[first]!}. Which weekday would ${inFull(newYear + delta)} then be? ${WEEKDAY_REPLY}`,
      answer: WEEKDAYS[(first + delta) % 7]!,
      facts: { year, first_day: WEEKDAYS[first]!, target_date: isoDate(newYear + delta), delta_days: delta },
    };
  },

  recurring_event_day({ rng, year }) {
    const month = rng.randint(1, 12);
    const ordinal = rng.choice(ORDINALS);
    const weekday = rng.randint(0, 6);
    const earliest = ordinal === 'last' ? daysInMonth(year, month) - 6 : 1 + 7 * ORDINALS.indexOf(ordinal);
    const wait = (weekday - weekdayIndex(dayOf(year, month, earliest)) + 7) % 7;
    return {
      question: `Which day of the month is the ${ordinal} ${WEEKDAYS[weekday]!} of ${MONTHS[month - 1]!} ${year}? ${NUMBER_REPLY}`,
      answer: earliest + wait,
      facts: { year, month, ordinal, weekday: WEEKDAYS[weekday]! },
    };
  },

  count_days({ rng, year, offset_upper_bound }) {
    const newYearsEve = dayOf(year, 12, 31);
    const start = rng.randint(dayOf(year, 1, 1), newYearsEve);
    const end = rng.randint(start, Math.min(newYearsEve, start + offset_upper_bound));
    const weekday = rng.randint(0, 6);
    return {
      question: `From ${withWeekday(start)} to ${withWeekday(end)}, first and last day included, how many ${WEEKDAYS[weekday]!}s come up? ${NUMBER_REPLY}`,
      answer: countWeekdays(start, end, (index) => index === weekday),
      facts: { year, start_date: isoDate(start), end_date: isoDate(end) },
    };
  },

  count_business_days({ rng, year, offset_upper_bound }) {
    const start = rng.randint(dayOf(year, 1, 1), dayOf(year, 12, 31));
    const end = rng.randint(start, start + offset_upper_bound);
    return {
      question: `From ${withWeekday(start)} to ${withWeekday(end)}, first and last day included, how many days are neither Saturday nor Sunday? ${NUMBER_REPLY}`,
      answer: countWeekdays(start, end, (index) => index < 5),
      facts: { start_date: isoDate(start), end_date: isoDate(end) },
    };
  },

  is_leap_year({ rng, year, leap_year_range }) {
    const reach = Math.floor(leap_year_range / 2);
    const asked = rng.randint(year - reach, year + reach);
    return {
      question: `Is ${asked} a leap year in the Gregorian calendar? Reply with Yes or No.`,
      answer: isLeapYear(asked) ? 'Yes' : 'No',
      facts: { year: asked, is_leap: isLeapYear(asked) },
    };
  },
};

function randomDay(year: number, rng: Rng): number {
  const month = rng.randint(1, 12);
  return dayOf(year, month, rng.randint(1, daysInMonth(year, month)));
}

function inFull(dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber);
  return `${day} ${MONTHS[month - 1]!} ${year}`;
}

const withWeekday = (dayNumber: number): string => `${weekdayOf(dayNumber)}, ${inFull(dayNumber)}`;

function countWeekdays(start: number, end: number, counts: (index: number) => boolean): number {
  const perWeek = WEEKDAYS.filter((_, index) => counts(index)).length;
  const days = end - start + 1;
  let count = Math.floor(days / 7) * perWeek;
  for (let i = 0; i < days % 7; i++) if (counts(weekdayIndex(start + i))) count += 1;
  return count;
}
