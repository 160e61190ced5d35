import { Problem } from '../../contract/problem.js';
import type { Actor } from './actor.js';

/** Refuses what needs a fresh confirmation by password: a session left open must not be enough for it. */
export function requireConfirmed(actor: Actor, now: number): void {
  if (actor.confirmedUntil !== null && actor.confirmedUntil > now) return;
  throw new Problem('auth.confirm_needed', 'Please confirm your password to go on.');
}
