import { defineDataset } from '../../core/define.ts';
import { int, subset, text } from '../../core/fields.ts';
import { dayOf, parseIsoDate } from '../../lib/calendar.ts';
import { elapsed, type Moment, momentText } from '../../lib/moment.ts';
import { clockInterval, dateInterval, dateTimeInterval, KINDS } from './time_intervals/draws.ts';
import { parseClock, parseDays, parseDaysAndClock, showInterval } from './time_intervals/forms.ts';

const ISO_DATE = /^[1-9]\d{3}-\d\d-\d\d$/;
const ISO_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/;
const LAST_DAY = dayOf(9999, 12, 31);
/** Rather more than the millisecond by which an answer may be short. */
const SLACK = 0.0015;

const REPLY = {
  'HH:MM': 'as HH:MM, such as 07:45',
  'HH:MM:SS': 'as HH:MM:SS, such as 07:45:30',
  'HH:MM:SS.mmm': 'as HH:MM:SS.mmm, such as 07:45:30.250',
  'D days': 'in days, such as 12 days',
  'D days, HH:MM': 'as D days, HH:MM, such as 3 days, 07:45, leaving out any seconds',
  'D days, HH:MM:SS': 'as D days, HH:MM:SS, such as 3 days, 07:45:30',
} as const;

export default defineDataset({
  name: 'time_intervals',
  category: 'arithmetic',
  about: 'Measure the time between two moments.',

  config: {
    min_time: text('00:00:00', { about: 'accepted as in the reference, which never looks at it', pattern: ISO_TIME }),
    max_time: text('23:59:59.999999', {
      about: 'accepted as in the reference, which never looks at it',
      pattern: ISO_TIME,
    }),
    max_time_difference_seconds: int(86_400, {
      about: 'longest interval on the clock, in seconds',
      floor: 1,
      ceiling: 100_000_000,
      levels: [60, 3600, 10_800, 21_600, 32_400, 43_200, 86_400],
    }),
    min_date: text('1900-01-01', { about: 'earliest start', pattern: ISO_DATE }),
    max_date: text('3000-01-01', { about: 'latest start', pattern: ISO_DATE }),
    max_date_difference_days: int(100, {
      about: 'longest interval on the calendar, in days',
      floor: 1,
      ceiling: 1_000_000,
      levels: [1, 7, 30, 365, 1825],
    }),
    task_types: subset(KINDS, { about: 'kinds of question' }),
  },
  check({ min_date, max_date, max_date_difference_days, max_time_difference_seconds }) {
    const [first, last] = [parseIsoDate(min_date), parseIsoDate(max_date)];
    if (first === undefined) return `min_date (${min_date}) is not a date`;
    if (last === undefined) return `max_date (${max_date}) is not a date`;
    if (first >= last) return `max_date (${max_date}) must come after min_date (${min_date})`;
    if (last + max_date_difference_days + Math.ceil(max_time_difference_seconds / 86_400) > LAST_DAY) {
      return `max_date (${max_date}) leaves no room for max_date_difference_days (${max_date_difference_days})`;
    }
    return undefined;
  },
  prepare: ({ config }) => ({ firstDay: parseIsoDate(config.min_date)!, lastDay: parseIsoDate(config.max_date)! }),

  generate({ config, rng, shared }) {
    const kind = rng.choice(config.task_types);
    const limits = { ...shared, days: config.max_date_difference_days, seconds: config.max_time_difference_seconds };
    const { start, end, format, form, shown } =
      kind === 'date'
        ? dateInterval(limits, rng)
        : kind === 'datetime' || kind === 'datetime_tz'
          ? dateTimeInterval(limits, rng)
          : clockInterval(kind, limits, rng);
    const length = elapsed(start, end);
    return {
      question:
        `How much time passes from ${shown[0]} to ${shown[1]}? Reply with the interval alone, ${REPLY[form]}.` +
        remarks(start, length, format),
      answer: showInterval(length, form),
      metadata: {
        task_type: kind,
        start_time: momentText(start),
        end_time: momentText(end),
        format,
        expected_format: form,
      },
    };
  },

  /** Falls off with the distance from the right interval, to nothing at the longest one that the settings allow. */
  score(answer, { answer: oracle, metadata: { task_type, difficulty } }, config) {
    if (answer === oracle) return 1;
    const limit = (key: 'max_date_difference_days' | 'max_time_difference_seconds'): number =>
      Number(difficulty?.[key] ?? config[key]);
    const isDate = task_type === 'date';
    const isClock = task_type.startsWith('time');
    const parse = isDate ? parseDays : isClock ? parseClock : parseDaysAndClock;
    const given = parse(answer);
    const right = given === undefined ? undefined : parse(oracle ?? '');
    if (given === undefined || right === undefined) return 0;
    const distance = Math.abs(given - right);
    if (distance <= (task_type === 'time_ms' ? SLACK : 0)) return 1;
    const longest = isClock
      ? limit('max_time_difference_seconds')
      : limit('max_date_difference_days') * (isDate ? 1 : 86_400);
    return 1 - distance / longest;
  },
});

/** What a reader might stumble over. */
function remarks(start: Moment, length: number, format: string): string {
  if (format === '%m/%d/%Y') return ' Dates are written month/day/year.';
  if (start.offset !== undefined) {
    return ' Offsets such as +0300 are ahead of UTC. Should the end be the earlier moment, count days below zero and the rest forward: six hours back is -1 days, 18:00.';
  }
  return length < 0
    ? ' Both are on the same day, so count hours below zero and the rest forward: half an hour back is -1:30.'
    : '';
}
