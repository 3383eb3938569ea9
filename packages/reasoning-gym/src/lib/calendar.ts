// The Gregorian calendar, run backwards before 1582 as Python's `datetime` does. A date is the number of its day, the
// first of January of the year 1 being day 1, a Monday.

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface CivilDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
const DAYS_IN_400_YEARS = 146_097;

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : DAYS_BEFORE_MONTH[month]! - DAYS_BEFORE_MONTH[month - 1]!;

export function dayOf(year: number, month: number, day: number): number {
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + DAYS_BEFORE_MONTH[month - 1]! + leapDay + day;
}

export function dateOf(dayNumber: number): CivilDate {
  let year = Math.floor((dayNumber * 400) / DAYS_IN_400_YEARS) + 2;
  while (daysBeforeYear(year) >= dayNumber) year -= 1;
  let day = dayNumber - daysBeforeYear(year);
  let month = 1;
  for (let length = daysInMonth(year, month); day > length; length = daysInMonth(year, month)) {
    day -= length;
    month += 1;
  }
  return { year, month, day };
}

export const weekdayOf = (dayNumber: number): (typeof WEEKDAYS)[number] => WEEKDAYS[weekdayIndex(dayNumber)]!;

/** From 0 for Monday. */
export const weekdayIndex = (dayNumber: number): number => (((dayNumber - 1) % 7) + 7) % 7;

export function isoDate(dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber);
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** The day that a text such as 2024-02-29 names, or `undefined` when there is none. */
export function parseIsoDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return dayOf(year, month, day);
}

export const padded = (value: number, width = 2): string => String(value).padStart(width, '0');

function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}
