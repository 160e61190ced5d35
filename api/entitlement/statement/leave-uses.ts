import { earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { DEBT } from './allocations.js';
import { inLedgerOrder, leaveEvent } from './ledger-event.js';
import type { LeaveDayCost, StatementFacts } from './statement-facts.js';
import { ledgerUntil } from './statement.js';
import { orderedFacts } from './year-grants.js';

/** The part of a request that one allocation covers, and until when that could have been used. */
export interface LeaveUse {
  allocation: string;
  amount: number;
  until: CalendarDate | null;
}

export function usesOf(facts: StatementFacts, asked: readonly LeaveDayCost[]): LeaveUse[] {
  const ordered = orderedFacts(facts);
  const added = asked.map((leave) => leaveEvent(ordered, leave));
  const days = asked.map(({ day }) => day);
  if (days.length === 0) return [];
  const { ledger, events } = ledgerUntil(ordered, latest(...days), earliest(...days));
  const uses = new Map<string, LeaveUse>();
  for (const event of [...events, ...added].sort(inLedgerOrder)) {
    const before = ledger.lines.length;
    ledger.apply(event);
    if (!added.includes(event)) continue;
    for (const { allocation, amount } of ledger.lines
      .slice(before)
      .filter(({ kind }) => kind === 'reserved')
      .flatMap(({ parts }) => parts)) {
      const use = uses.get(allocation) ?? {
        allocation,
        amount: 0,
        until: allocation === DEBT ? null : (ledger.allocations.find(allocation)?.until ?? null),
      };
      uses.set(allocation, { ...use, amount: use.amount + amount });
    }
  }
  return [...uses.values()];
}
