import { padded } from '../../../lib/calendar.ts';
import { DAY, SECOND } from '../../../lib/moment.ts';
import { parseIntText } from '../../../lib/python-int.ts';
import { strip } from '../../../lib/python-text.ts';

export type Form = 'HH:MM' | 'HH:MM:SS' | 'HH:MM:SS.mmm' | 'D days' | 'D days, HH:MM' | 'D days, HH:MM:SS';

/** Milliseconds, written in a form; what the form has no room for is cut off. */
export function showInterval(length: number, form: Form): string {
  const days = Math.floor(length / DAY);
  if (form === 'D days') return `${days} days`;
  if (form.startsWith('D days'))
    return `${days} days, ${showClock(length - days * DAY, form.slice('D days, '.length))}`;
  return showClock(length, form);
}

function showClock(length: number, form: string): string {
  const seconds = length / SECOND;
  const parts = [seconds / 3600, modulo(seconds, 3600) / 60, modulo(seconds, 60)].map((part) =>
    padded(Math.floor(part)),
  );
  if (form === 'HH:MM') return parts.slice(0, 2).join(':');
  // Cut off in floating point, as the reference does, so at times one too few.
  return parts.join(':') + (form.endsWith('mmm') ? `.${padded(Math.floor(modulo(seconds, 1) * 1000), 3)}` : '');
}

const modulo = (value: number, unit: number): number => {
  const rest = value % unit;
  return rest < 0 ? rest + unit : rest;
};

/** The number before "days". */
export const parseDays = (text: string): number | undefined => parseIntText(/^\S+/.exec(strip(text))?.[0] ?? '');

/** The seconds that HH:MM, HH:MM:SS or HH:MM:SS.mmm stand for. */
export function parseClock(text: string): number | undefined {
  const [hours, minutes, seconds = '0'] = strip(text).split(':', 3);
  const [units, thousandths = '0', ...rest] = seconds.split('.', 3);
  return rest.length > 0 ? undefined : total([hours, 3600], [minutes, 60], [units, 1], [thousandths, 0.001]);
}

/** The seconds that days and a clock time, with a comma between, stand for. */
export function parseDaysAndClock(text: string): number | undefined {
  const days = text.split(' days,', 1)[0];
  const [hours, minutes, seconds = '0'] = strip(text.split(',', 2)[1] ?? '').split(':', 3);
  return total([days, 86_400], [hours, 3600], [minutes, 60], [seconds, 1]);
}

function total(...parts: readonly (readonly [text: string | undefined, unit: number])[]): number | undefined {
  let sum = 0;
  for (const [text, unit] of parts) {
    const count = parseIntText(text ?? '');
    if (count === undefined) return undefined;
    sum += count * unit;
  }
  return sum;
}
