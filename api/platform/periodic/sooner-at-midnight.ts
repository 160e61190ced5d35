import type { Clock } from '../config/clock.js';

const QUARTER_MS = 15 * 60 * 1000;
const AFTER_MIDNIGHT_MS = 1_000;

/** Until the next round of a job that brings into force what was planned for a day. */
export function soonerAtMidnight(clock: Clock): number {
  return Math.min(QUARTER_MS, clock.endOf(clock.today()) - clock.now() + AFTER_MIDNIGHT_MS);
}
