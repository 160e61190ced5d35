import type { DayHalf } from '../../contract/working-time/working-time.js';

const NOON = 12;
const END_OF_MORNING = 14;
const EVENING = 17;
const SHORTEST = 3;

/**
 * Which part of a working day is off between two hours: from noon or later the afternoon, until two at the latest the morning, else
 * the whole day (null). Undefined for an evening or a few hours, in which nobody is off. Midnight at the end is 24.
 */
export function partOfDay(from: number, until: number): DayHalf | null | undefined {
  if (from >= EVENING || until - from < SHORTEST) return undefined;
  if (from >= NOON) return 'afternoon';
  return until <= END_OF_MORNING ? 'morning' : null;
}
