import {
  DAYS_OF_A_WEEK,
  MINUTES_OF_A_HALF_MAX,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';

const MINUTES = 60;

/** Hours as people write them: '3:45', '3.75', '3,75' or '4'; nothing is 0. NaN for anything else. */
export function minutesOf(written: string): number {
  const text = written.trim();
  if (text === '') return 0;
  const [, hours, minutes] = /^(\d{1,2})[:h](\d{2})$/.exec(text) ?? [];
  if (hours !== undefined)
    return Number(minutes) < MINUTES ? within(Number(hours) * MINUTES + Number(minutes)) : NaN;
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text)) return NaN;
  return within(Math.round(Number(text.replace(',', '.')) * MINUTES));
}

function within(minutes: number): number {
  return minutes <= MINUTES_OF_A_HALF_MAX ? minutes : NaN;
}

/** '3:45'; nothing for 0. */
export function writtenHours(minutes: number): string {
  return minutes === 0
    ? ''
    : `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`;
}

/** On average of the cycle. */
export function hoursPerWeek(slots: PatternSlot[]): number {
  const minutes = slots.flat().reduce((sum, half) => sum + half, 0);
  return minutes / MINUTES / (slots.length / DAYS_OF_A_WEEK);
}
