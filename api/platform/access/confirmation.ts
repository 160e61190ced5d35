import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from './actor.js';

/** A session left open on a desk must not be enough for sensitive operations. */
export function requireConfirmed(actor: Actor, now: number): void {
  if (actor.confirmedUntil !== null && actor.confirmedUntil > now) return;
  throw new Problem('auth.confirm_needed', refusal('auth.confirm_needed'));
}
