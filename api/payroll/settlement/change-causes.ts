import type { CalendarDate } from '../../contract/calendar-date.js';
import { BASIC_SALARY, BASIC_SALARY_NAME } from '../../contract/payroll/pay-components.js';
import type { PayChange } from '../../contract/payroll/payslips.js';
import type { PayPeriod } from '../due/pay-period.js';
import { netEffect, slipSums, type SlipLine } from './payslip-line.js';

const NOTHING: Omit<PayChange, 'kind' | 'amount'> = {
  component: null,
  before: null,
  after: null,
  date: null,
  days: null,
  of: null,
  note: null,
};

/** The lines of a payslip's own period, or of the payslip that it is compared with. */
export interface ComparedSlip {
  lines: readonly SlipLine[];
  period: PayPeriod;
  /** Last day of the latest employment that has ended by then. */
  leftOn?: CalendarDate | null;
  /** The person had no payslip in the period before because it was on hold. */
  wasHeld?: boolean;
}

/** The salary records of the period before the first run. In minor units. */
export interface RecordsBefore {
  basic: number;
  net: number;
}

/** Why net pay differs from that of the payslip before: the amounts add up to the change. In minor units and thousandths. */
export function changeCauses(
  before: ComparedSlip | undefined,
  after: ComparedSlip,
  records?: RecordsBefore,
): PayChange[] {
  if (!before && records) return recordCauses(records, after);
  if (!before) return [...firstCauses(after), ...differenceCauses(after).filter(movesNet)];
  // The person has left, and this payslip has nothing for its own period: it only settles earlier ones.
  if (after.leftOn && !after.lines.some(isOwn))
    return [
      {
        ...NOTHING,
        kind: 'proration' as const,
        amount: -slipSums(before.lines).net,
        date: after.leftOn,
      },
      ...differenceCauses(after).filter(movesNet),
    ];
  const components = [
    ...new Set(
      [...before.lines, ...after.lines].filter(isOwn).map(({ componentId }) => componentId),
    ),
  ];
  const changes = [
    ...basicCauses(ownLine(before, BASIC_SALARY), ownLine(after, BASIC_SALARY), after),
    ...components
      .filter((id) => id !== BASIC_SALARY)
      .flatMap((id) => componentCauses(ownLine(before, id), ownLine(after, id))),
  ];
  const known = [...changes, ...differenceCauses(after)];
  const net = slipSums(after.lines).net - slipSums(before.lines).net;
  const rest = net - known.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...known,
    { ...NOTHING, kind: 'differences' as const, amount: rest, before: -rest },
  ].filter(movesNet);
}

/** Only the basic salary and the sums of records are known. */
function recordCauses({ basic, net: before }: RecordsBefore, after: ComparedSlip): PayChange[] {
  const line = ownLine(after, BASIC_SALARY);
  const known = [
    ...basicCauses(basicRecord(basic, after.period), line, after).map((cause) =>
      cause.kind === 'revision' ? { ...cause, before: basic, date: within(cause, after) } : cause,
    ),
    ...differenceCauses(after),
  ];
  const net = slipSums(after.lines).net;
  const rest = net - before - known.reduce((sum, { amount }) => sum + amount, 0);
  const other = slipSums(after.lines.filter(isOwn)).net - (line?.amount ?? 0);
  return [
    ...known,
    {
      ...NOTHING,
      kind: 'otherPay' as const,
      amount: rest,
      before: before - basic,
      after: other,
    },
  ].filter(movesNet);
}

/** A day before the period is no cause in it; a salary without a revision has none. */
function within({ date }: PayChange, { period }: ComparedSlip): CalendarDate | null {
  return date !== null && date >= period.from ? date : null;
}

function basicRecord(amount: number, period: PayPeriod): SlipLine {
  return {
    componentId: BASIC_SALARY,
    name: BASIC_SALARY_NAME,
    kind: 'earning',
    wageCode: null,
    position: 0,
    amount,
    period,
    difference: false,
    due: amount,
    paidBefore: 0,
    whole: amount,
    parts: [],
    unpaid: [],
    shares: [],
    reasons: [],
  };
}

/** A payslip that is new or gone is named even where it pays nothing; other causes only if they change the net pay. */
function movesNet({ amount }: PayChange): boolean {
  return amount !== 0;
}

/** One for each earlier period, with its first reason. */
function differenceCauses({ lines }: ComparedSlip): PayChange[] {
  const periods = [
    ...new Set(lines.filter(({ difference }) => difference).map(({ period }) => period.from)),
  ];
  return periods.map((from) => {
    const ofPeriod = lines.filter((line) => line.difference && line.period.from === from);
    const amount = ofPeriod.reduce((sum, line) => sum + netEffect(line), 0);
    const { period, reasons } = ofPeriod[0] as SlipLine;
    const [reason] = reasons;
    const difference = reason && {
      period,
      reason: {
        ...reason,
        recordedAt: reason.recordedAt === null ? null : new Date(reason.recordedAt).toISOString(),
      },
    };
    return {
      ...NOTHING,
      kind: 'differences' as const,
      amount,
      after: amount,
      ...(difference && { difference }),
    };
  });
}

function firstCauses({ lines, period, wasHeld = false }: ComparedSlip): PayChange[] {
  const own = slipSums(lines.filter(isOwn)).net;
  if (wasHeld) return [{ ...NOTHING, kind: 'held', amount: own }];
  const parts = lines.find((line) => isOwn(line) && line.componentId === BASIC_SALARY)?.parts;
  const first = parts?.[0];
  const isPartial = first !== undefined && first.from > period.from;
  const started: PayChange = {
    ...NOTHING,
    kind: 'new',
    amount: own,
    date: isPartial ? first.from : null,
    days: isPartial ? (parts?.reduce((sum, { days }) => sum + days, 0) ?? null) : null,
    of: isPartial ? first.of : null,
  };
  return [started];
}

function isOwn({ difference }: SlipLine): boolean {
  return !difference;
}

function ownLine({ lines }: ComparedSlip, componentId: string): SlipLine | undefined {
  return lines.find((line) => isOwn(line) && line.componentId === componentId);
}

function basicCauses(
  before: SlipLine | undefined,
  after: SlipLine | undefined,
  { period }: ComparedSlip,
): PayChange[] {
  // A period without a line was wholly unpaid: the salary is that of the other one.
  const whole = (line: SlipLine | undefined) => (line ?? before ?? after)?.whole ?? 0;
  const missing = (line: SlipLine | undefined) => (line?.due ?? 0) - whole(line);
  const last = after?.parts.at(-1);
  return [
    {
      ...NOTHING,
      kind: 'revision',
      amount: whole(after) - whole(before),
      before: before?.parts.findLast(({ salary }) => salary !== last?.salary)?.salary ?? null,
      after: last?.salary ?? null,
      date: last?.since ?? null,
    },
    {
      ...NOTHING,
      kind: 'proration',
      amount: missing(after) - missing(before),
      date: lastDayOf(after, period),
      days: after?.parts.reduce((sum, { days }) => sum + days, 0) ?? null,
      of: after?.parts[0]?.of ?? null,
    },
    paidBeforeCause(before, after),
  ];
}

/** The last day of work, if it ends within the period. */
function lastDayOf(line: SlipLine | undefined, period: PayPeriod): string | null {
  const last = line?.parts.at(-1)?.to;
  return last !== undefined && last < period.to ? last : null;
}

function paidBeforeCause(before: SlipLine | undefined, after: SlipLine | undefined): PayChange {
  const taken = (line: SlipLine | undefined) =>
    line ? netEffect({ kind: line.kind, amount: line.paidBefore }) : 0;
  return {
    ...NOTHING,
    kind: 'paidBefore',
    amount: taken(before) - taken(after),
    component: (after ?? before)?.name ?? null,
  };
}

function componentCauses(before: SlipLine | undefined, after: SlipLine | undefined): PayChange[] {
  const { kind, name } = (after ?? before) as SlipLine;
  const split = (line: SlipLine | undefined) => {
    const single = line?.shares.filter(({ scope }) => scope === 'run') ?? [];
    const once = single.reduce((sum, { amount }) => sum + amount, 0);
    return {
      once,
      recurring: (line?.due ?? 0) - once,
      note: single.find(({ note }) => note)?.note ?? null,
    };
  };
  const [old, now] = [split(before), split(after)];
  const effect = (amount: number) => netEffect({ kind, amount });
  const kindOf = old.recurring === 0 ? 'started' : now.recurring === 0 ? 'ended' : 'changed';
  return [
    {
      ...NOTHING,
      kind: kindOf,
      component: name,
      amount: effect(now.recurring - old.recurring),
      before: old.recurring || null,
      after: now.recurring || null,
      date: kindOf === 'started' ? (after?.shares[0]?.from ?? null) : null,
    },
    {
      ...NOTHING,
      kind: 'oneOff',
      component: name,
      amount: effect(now.once - old.once),
      before: old.once || null,
      after: now.once || null,
      note: now.note ?? old.note,
    },
    paidBeforeCause(before, after),
  ];
}
