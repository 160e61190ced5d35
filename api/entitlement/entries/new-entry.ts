import { addYears, type CalendarDate, latestFutureDate } from '../../contract/calendar-date.js';
import { storedAmount } from '../../contract/leave/leave-amounts.js';
import { type AddedEntryKind, ENTRY_YEARS_USABLE } from '../../contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { refusal, type Refusal, Problem } from '../../contract/problem.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { appearsInBalance, personLeaveYears } from '../balances/person-leave-years.js';
import type { LeaveType } from '../entitlement.tables.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LedgerEntry } from '../statement/statement-facts.js';
import type { LeaveEntryPreviewDto } from './leave-entry.dto.js';

/** Thousandths of a day, and minutes of as many days of eight hours. */
const MOST = { days: 1_000_000, minutes: 480_000 };

/** The amount as it is stored, or why it cannot be. */
export function entryAmount(
  unit: LeaveUnit,
  kind: AddedEntryKind,
  amount: number,
): { stored: number } | { refused: Refusal } {
  const stored = storedAmount(unit, amount);
  if (Number.isNaN(stored))
    return {
      refused: unit === 'days' ? refusal('entry.too_fine') : refusal('entry.not_whole_minutes'),
    };
  if (stored === 0 || Math.abs(stored) > MOST[unit])
    return { refused: unit === 'days' ? refusal('entry.not_days') : refusal('entry.not_minutes') };
  if (kind === 'payout' && stored > 0) return { refused: refusal('entry.payout_takes') };
  if ((kind === 'credit' || kind === 'restored') && stored < 0)
    return { refused: refusal('entry.credit_adds') };
  return { stored };
}

export function requireEntryDay({ day }: LeaveEntryPreviewDto, today: CalendarDate): void {
  requireDate('day', 'Day', day, { latest: latestFutureDate(today) });
}

/** Refuses what no balance would ever have. */
export function requireInBalance(
  person: PersonEntitlement,
  type: LeaveType,
  day: CalendarDate,
  today: CalendarDate,
): void {
  const [first] = personLeaveYears(person, type, latestFutureDate(today));
  if (first && day < first.from)
    throw Problem.at('day', refusal('entry.before_first_year', { earliest: first.from }));
  if (first && appearsInBalance(person, type, day)) return;
  const isIncomplete =
    person.periodOn(day).hiredOn === null &&
    person.rulesOf(type.id).some(({ rules }) => rules?.yearStart === 'hire');
  if (isIncomplete) throw Problem.at('day', refusal('entry.without_hire_date'));
  throw Problem.at(
    'day',
    first
      ? refusal('entry.without_policy_on_day', { type: type.name })
      : refusal('entry.without_policy', { type: type.name }),
  );
}

/** The entry as it is stored, in thousandths of a day or minutes. */
export function newEntry(
  { unit }: LeaveType,
  { day, kind, amount, until = null }: LeaveEntryPreviewDto,
): Pick<LedgerEntry, 'day' | 'amount' | 'until'> & Pick<LeaveEntryPreviewDto, 'kind'> {
  const read = entryAmount(unit, kind, amount);
  if ('refused' in read) throw Problem.at('amount', read.refused);
  requireUsable(day, until, read.stored);
  return { day, kind, amount: read.stored, until };
}

function requireUsable(day: CalendarDate, until: CalendarDate | null, amount: number): void {
  if (until === null) return;
  if (amount < 0) throw Problem.at('until', refusal('entry.until_of_added'));
  if (until < day) throw Problem.at('until', refusal('entry.until_before_day'));
  requireDate('until', 'Use By', until, { latest: addYears(day, ENTRY_YEARS_USABLE) });
}
