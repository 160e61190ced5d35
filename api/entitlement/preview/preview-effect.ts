import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type {
  BalanceEffectName,
  OfferedEntry,
  PreviewReason,
  YearEndOfPerson,
} from '../../contract/leave/leave-preview.js';
import { totalOn } from '../balances/balance.js';
import { lastClosedDay } from '../closing/closed-employment.js';
import type { PersonEntitlement, RequestCost } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { closedDifference } from '../statement/closing.js';
import type { LedgerLine, LineKind } from '../statement/ledger-line.js';
import { firstRuledDay } from '../statement/rule-on-day.js';
import { statement } from '../statement/statement.js';

type Kinds = readonly LineKind[];

const GRANTED: Kinds = ['accrual', 'change', 'leaving'];
const LEAVE: Kinds = ['taken', 'reserved'];

/** Why the statement with a change ends otherwise than the one without: their amounts add up to the difference. */
function previewReasons(
  before: readonly LedgerLine[],
  after: readonly LedgerLine[],
): PreviewReason[] {
  const more = (counts: (line: LedgerLine) => boolean) => sum(after, counts) - sum(before, counts);
  const lapses = [...before, ...after]
    .filter(({ kind }) => kind === 'expired')
    .map(({ day }) => day);
  const reasons: PreviewReason[] = [
    { code: 'granted', amount: more(isOf(GRANTED)), ...whyGranted(after) },
    {
      code: 'capped',
      amount: more(isOf(['capped'])),
      cap: after.findLast(isOf(['capped']))?.numbers.cap,
    },
    ...[...new Set(lapses)].sort().map((day): PreviewReason => ({
      code: 'expired',
      amount: more((line) => line.kind === 'expired' && line.day === day),
      on: addDays(day, -1),
    })),
    { code: 'leave', amount: more(isOf(LEAVE)) },
    {
      code: 'entries',
      amount: more((line) => !isOf([...GRANTED, ...LEAVE, 'capped', 'expired'])(line)),
    },
  ];
  return reasons.filter(({ amount }) => amount !== 0);
}

function isOf(kinds: Kinds): (line: LedgerLine) => boolean {
  return ({ kind }) => kinds.includes(kind);
}

function sum(lines: readonly LedgerLine[], counts: (line: LedgerLine) => boolean): number {
  return lines.reduce((total, line) => (counts(line) ? total + line.amount : total), 0);
}

function whyGranted(lines: readonly LedgerLine[]): Pick<PreviewReason, 'rate' | 'years'> {
  const { rate, years } =
    lines.findLast((line) => isOf(GRANTED)(line) && line.numbers.rate !== undefined)?.numbers ?? {};
  return { rate, years };
}

/** Thousandths of a day, or minutes. */
export interface BalanceEffect {
  before: number;
  after: number;
  effect: BalanceEffectName;
  /** The lowest balance from the change on, if it is below zero and was not before. */
  negative: { amount: number; day: CalendarDate } | null;
  reasons: PreviewReason[];
  requests: MovedRequest[];
  offered: OfferedEntry | null;
  yearEnd?: YearEndOfPerson;
}

export interface MovedRequest extends Omit<RequestCost, 'cost'> {
  before: number;
  after: number;
}

export interface Compared {
  /** Without the change, and with it. */
  before: PersonEntitlement;
  after: PersonEntitlement;
}

export interface Span {
  /** The first day of the change. */
  from: CalendarDate;
  /** The day whose balances are compared. */
  on: CalendarDate;
  /** The last day on which a balance can be below zero, `on` or a later one. */
  until: CalendarDate;
}

/** Two statements by the same function, compared. Undefined where no policy holds within the span. */
export function balanceEffect(
  { before, after }: Compared,
  type: LeaveTypeRules,
  span: Span,
  movesCosts: boolean,
): BalanceEffect | undefined {
  if (![before, after].some((person) => isCounted(person, type, span))) return undefined;
  const [linesBefore, linesAfter] = [linesOf(before, type, span), linesOf(after, type, span)];
  const [totalBefore, totalAfter] = [totalOn(linesBefore, span.on), totalOn(linesAfter, span.on)];
  const lowest = lowestFrom(linesAfter, span.from);
  const turned = lowest.amount < 0 && lowestFrom(linesBefore, span.from).amount >= 0;
  return {
    before: totalBefore,
    after: totalAfter,
    effect: totalAfter === totalBefore ? 'unchanged' : totalAfter > totalBefore ? 'gain' : 'lose',
    negative: turned ? lowest : null,
    reasons: previewReasons(linesBefore, linesAfter),
    requests: movesCosts
      ? movedRequests(before.requestCosts(type, span.from), after.requestCosts(type, span.from))
      : [],
    offered: closedOffer({ before, after }, type, span.from),
  };
}

/** Closed years keep their result; what they would have had with the change is left to a person to book. */
function closedOffer(
  { before, after }: Compared,
  type: LeaveTypeRules,
  from: CalendarDate,
): OfferedEntry | null {
  const closed = lastClosedDay(before, type);
  if (closed === undefined || from > closed) return null;
  const factsOf = (person: PersonEntitlement) =>
    person.statementFacts(type, person.periodOn(closed));
  const amount = closedDifference(factsOf(before), factsOf(after), from, addDays(closed, 1));
  return amount === 0 ? null : { kind: 'adjustment', amount };
}

function isCounted(person: PersonEntitlement, type: LeaveTypeRules, { from, on }: Span): boolean {
  const first = firstRuledDay(person.statementFacts(type, person.periodOn(on)), from);
  return first !== undefined && first <= on;
}

function linesOf(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  { from, on, until }: Span,
): LedgerLine[] {
  return statement(person.statementFacts(type, person.periodOn(on)), until, earliest(from, on));
}

/** At the end of a day: within one, leave may stand before what pays for it. */
function lowestFrom(
  lines: readonly LedgerLine[],
  from: CalendarDate,
): { amount: number; day: CalendarDate } {
  const ends = lines.filter(({ day }, index) => day > from && lines[index + 1]?.day !== day);
  return ends.reduce(
    (lowest, { day, balance }) => (balance < lowest.amount ? { amount: balance, day } : lowest),
    { amount: totalOn(lines, from), day: from },
  );
}

/** Where no policy counts a request before or after, it has no cost to compare. */
function movedRequests(
  before: readonly RequestCost[],
  after: readonly RequestCost[],
): MovedRequest[] {
  const costs = new Map(before.map(({ leaveId, cost }) => [leaveId, cost]));
  return after.flatMap(({ cost, ...request }) => {
    const earlier = costs.get(request.leaveId);
    return earlier === undefined || earlier === cost
      ? []
      : [{ ...request, before: earlier, after: cost }];
  });
}
