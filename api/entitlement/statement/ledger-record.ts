import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LedgerLineRecord } from '../../contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { allocationName } from './allocation-name.js';
import type { LedgerLine } from './ledger-line.js';

/** The figures of a line's why that are not amounts of leave: months, years of service, and a share of full time. */
const PLAIN_NUMBERS: readonly string[] = ['months', 'years', 'yearsBefore', 'share', 'shareBefore'];

/** A line of the statement as it is sent. What its entry or request says is added by those who have it. */
export function ledgerLineRecord(unit: LeaveUnit, line: LedgerLine): LedgerLineRecord {
  const numbers = Object.entries(line.numbers).map(([name, value]) => [
    name,
    PLAIN_NUMBERS.includes(name) ? value : wireAmount(unit, value),
  ]);
  return {
    day: line.day,
    kind: line.kind,
    amount: wireAmount(unit, line.amount),
    balance: wireAmount(unit, line.balance),
    until: line.until,
    parts: line.parts.map(({ allocation, amount }) => ({
      allocation: allocationName(allocation),
      amount: wireAmount(unit, amount),
    })),
    numbers: Object.fromEntries(numbers) as Record<string, number>,
    source: line.source,
  };
}
