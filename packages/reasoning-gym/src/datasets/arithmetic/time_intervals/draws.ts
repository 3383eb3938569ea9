import type { Rng } from '../../../core/rng.ts';
import { dayOf } from '../../../lib/calendar.ts';
import { DAY, formatMoment, HOUR, MINUTE, type Moment, SECOND } from '../../../lib/moment.ts';
import type { Form } from './forms.ts';

export const KINDS = ['time', 'time_seconds', 'time_ms', 'date', 'datetime', 'datetime_tz'] as const;

/** A clock without a calendar belongs to some day; it is always this one. */
const BASE_DAY = dayOf(2025, 1, 1);

const CLOCKS = {
  time: { format: '%H:%M', form: 'HH:MM', step: MINUTE },
  time_seconds: { format: '%H:%M:%S', form: 'HH:MM:SS', step: SECOND },
  time_ms: { format: '%H:%M:%S.%f', form: 'HH:MM:SS.mmm', step: 1 },
} as const;

const DATE_FORMATS = [
  '%Y-%m-%d',
  '%B %d, %Y',
  '%m/%d/%Y',
  '%A, %B %d, %Y',
  '%a %b %d %Y',
  '%d %B %Y',
  '%Y-%m-%d (%A)',
] as const;

/** The last one is read no further than its date: that is all that counts, and all that is shown. */
const DATE_TIME_FORMATS = [
  '%Y-%m-%d %H:%M',
  '%Y-%m-%d %H:%M:%S',
  '%Y-%m-%d %H:%M %z',
  '%Y-%m-%d %H:%M:%S %z',
  '%A, %B %d, %Y at %H:%M',
  '%a %b %d %Y %H:%M:%S',
  '%d %B %Y, %H:%M',
  '%d %B %Y, %H:%M %z',
  '%Y-%m-%d (%A) %H:%M:%S %z',
] as const;

const DATE_TIME_FORMS = ['D days, HH:MM', 'D days, HH:MM:SS'] as const;

export interface Limits {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly days: number;
  readonly seconds: number;
}

export interface Interval {
  /** As far as the format shows them. */
  readonly start: Moment;
  readonly end: Moment;
  readonly format: string;
  readonly form: Form;
  readonly shown: readonly [start: string, end: string];
}

export function clockInterval(kind: keyof typeof CLOCKS, { seconds }: Limits, rng: Rng): Interval {
  const { format, form, step } = CLOCKS[kind];
  const clock = clockTime(rng);
  let start = BASE_DAY * DAY + clock;
  const length = rng.randint(1, Math.min(seconds, (DAY - clock) / SECOND)) * SECOND;
  if (kind === 'time_ms') start += rng.randint(0, 999);
  const end = start + length + (kind === 'time_ms' ? rng.randint(0, 999) : 0);
  const clocks = [start, BASE_DAY * DAY + (end % DAY)];
  return interval(clocks.map((local) => ({ local: local - (local % step) })) as [Moment, Moment], format, form);
}

export function dateInterval({ firstDay, lastDay, days }: Limits, rng: Rng): Interval {
  const format = rng.choice(DATE_FORMATS);
  const span = Math.min(days, lastDay - firstDay);
  const start = firstDay + rng.randint(0, Math.max(0, lastDay - firstDay - span - 1));
  const end = start + rng.randint(0, span);
  return interval([{ local: start * DAY }, { local: end * DAY }], format, 'D days');
}

export function dateTimeInterval({ firstDay, lastDay, days, seconds }: Limits, rng: Rng): Interval {
  const format = rng.choice(DATE_TIME_FORMATS);
  const form = rng.choice(DATE_TIME_FORMS);
  const start = (firstDay + rng.randint(0, lastDay - firstDay)) * DAY + clockTime(rng);
  const length = rng.randint(0, days) * DAY + rng.randint(1, seconds) * SECOND;
  const offsets = format.includes('%z') ? [rng.randint(-12, 12), rng.randint(-12, 12)] : [];

  const isDateOnly = format.includes('(');
  const step = isDateOnly ? DAY : format.includes('%S') ? SECOND : MINUTE;
  const moments = [start, start + length].map((local, i) => ({
    local: local - (local % step),
    ...(offsets.length > 0 && !isDateOnly && { offset: offsets[i]! }),
  }));
  return interval(moments as [Moment, Moment], format, form, isDateOnly ? '%Y-%m-%d (%A)' : format);
}

function interval([start, end]: readonly [Moment, Moment], format: string, form: Form, visible = format): Interval {
  return { start, end, format, form, shown: [formatMoment(start, visible), formatMoment(end, visible)] };
}

const clockTime = (rng: Rng): number =>
  rng.randint(0, 23) * HOUR + rng.randint(0, 59) * MINUTE + rng.randint(0, 59) * SECOND;
