import { storedAmount } from '../../contract/leave-amounts.js';
import type { AddedEntryKind } from '../../contract/leave-balances.js';
import type { LeaveUnit } from '../../contract/policy-rules.js';
import { refusal, type Refusal } from '../../contract/refusals.js';

/** Thousandths of a day, and minutes of as many days of eight hours. */
const MOST = { days: 1_000_000, minutes: 480_000 };

/** The amount as it is stored, or why it cannot be. */
export function entryAmount(unit: LeaveUnit, kind: AddedEntryKind, amount: number): { stored: number } | { fault: Refusal } {
  const stored = storedAmount(unit, amount);
  if (Number.isNaN(stored)) return { fault: unit === 'days' ? refusal('entry.too_fine') : refusal('entry.not_whole_minutes') };
  if (stored === 0 || Math.abs(stored) > MOST[unit]) return { fault: unit === 'days' ? refusal('entry.not_days') : refusal('entry.not_minutes') };
  if (kind === 'payout' && stored > 0) return { fault: refusal('entry.payout_takes') };
  if ((kind === 'credit' || kind === 'restored') && stored < 0) return { fault: refusal('entry.credit_adds') };
  return { stored };
}
