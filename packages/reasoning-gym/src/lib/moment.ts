import { dateOf, isoDate, MONTHS, padded, weekdayOf } from './calendar.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const MINUTE = 60_000;
export const SECOND = 1000;

/** What clock and calendar show at a place. */
export interface Moment {
  /** Milliseconds, counted in local time from the start of day 0. */
  readonly local: number;
  /** Hours ahead of UTC, where that is known. */
  readonly offset?: number;
}

/** Milliseconds from one moment to another. */
export const elapsed = (from: Moment, to: Moment): number =>
  to.local - from.local - ((to.offset ?? 0) - (from.offset ?? 0)) * HOUR;

/** `str` of a Python datetime. */
export function momentText({ local, offset }: Moment): string {
  const milliseconds = local % SECOND;
  const fraction = milliseconds === 0 ? '' : `.${padded(milliseconds, 3)}000`;
  const zone = offset === undefined ? '' : `${offset < 0 ? '-' : '+'}${padded(Math.abs(offset))}:00`;
  return `${isoDate(Math.floor(local / DAY))} ${clock(local)}${fraction}${zone}`;
}

/** The codes of `strftime` that our formats need; `%f` stops at milliseconds. */
export function formatMoment({ local, offset = 0 }: Moment, format: string): string {
  const dayNumber = Math.floor(local / DAY);
  const { year, month, day } = dateOf(dayNumber);
  const [hours, minutes, seconds] = clock(local).split(':');
  const codes: Readonly<Record<string, string | undefined>> = {
    Y: String(year),
    m: padded(month),
    d: padded(day),
    B: MONTHS[month - 1],
    b: MONTHS[month - 1]?.slice(0, 3),
    A: weekdayOf(dayNumber),
    a: weekdayOf(dayNumber).slice(0, 3),
    H: hours,
    M: minutes,
    S: seconds,
    f: padded(local % SECOND, 3),
    z: `${offset < 0 ? '-' : '+'}${padded(Math.abs(offset))}00`,
  };
  return format.replace(/%(\w)/g, (whole, code: string) => codes[code] ?? whole);
}

const clock = (local: number): string => {
  const seconds = Math.floor((local % DAY) / SECOND);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => padded(Math.floor(part))).join(':');
};
