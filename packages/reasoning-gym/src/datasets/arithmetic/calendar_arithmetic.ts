import { defineDataset } from '../../core/define.ts';
import { int, subset } from '../../core/fields.ts';
import { WEEKDAYS } from '../../lib/calendar.ts';
import { parseIntText } from '../../lib/python-int.ts';
import { strip } from '../../lib/python-text.ts';
import { ASK, TASKS } from './calendar_arithmetic/questions.ts';

export default defineDataset({
  name: 'calendar_arithmetic',
  category: 'arithmetic',
  about: 'Reckon with weekdays, dates and leap years.',

  config: {
    year: int(2022, { about: 'the year asked about', floor: 1, ceiling: 9999 }),
    tasks: subset(TASKS, {
      about: 'kinds of question',
      levels: [
        ['weekday_of_date'],
        ['weekday_of_date', 'is_leap_year', 'weekday_offset'],
        ['weekday_of_date', 'is_leap_year', 'weekday_offset', 'count_days', 'count_business_days'],
        [
          'weekday_of_date',
          'is_leap_year',
          'weekday_offset',
          'count_days',
          'count_business_days',
          'weekday_of_date_from_first_date',
          'recurring_event_day',
        ],
      ],
    }),
    offset_upper_bound: int(100, {
      about: 'most days between two dates',
      floor: 1,
      ceiling: 100_000,
      levels: [30, 100, 250, 365],
    }),
    leap_year_range: int(200, {
      about: 'span of years, around the year, for leap year questions',
      floor: 0,
      ceiling: 1_000_000,
    }),
  },

  generate({ config, rng }) {
    const task = rng.choice(config.tasks);
    const { question, answer, facts } = ASK[task]({ ...config, rng });
    return { question, answer: String(answer), metadata: { task, ...facts } };
  },

  score(answer, { answer: oracle, metadata: { task } }) {
    const given = strip(answer);
    const right = oracle ?? '';
    if (task === 'is_leap_year') return given.toLowerCase() === right.toLowerCase() ? 1 : 0;
    return task.startsWith('weekday') ? weekdayScore(given, right) : countScore(given, right);
  },
});

/** A little for another weekday, less when it is not capitalised, even if it is the right one. */
function weekdayScore(given: string, right: string): number {
  if (given === right) return 1;
  const isWeekday = (text: string): boolean => (WEEKDAYS as readonly string[]).includes(text);
  if (isWeekday(given)) return 0.1;
  return isWeekday(given.slice(0, 1).toUpperCase() + given.slice(1).toLowerCase()) ? 0.05 : 0;
}

/** Falls off with the relative error. */
function countScore(given: string, right: string): number {
  const count = parseIntText(given);
  if (count === undefined) return 0;
  const wanted = Number(right);
  if (wanted === 0) return count === 0 ? 1 : 0;
  return Math.exp((-5 * Math.abs(count - wanted)) / wanted);
}
