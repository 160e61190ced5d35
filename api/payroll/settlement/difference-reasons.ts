import { latest } from '../../contract/calendar-date.js';
import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import type { PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import type { LineReason } from './payslip-line.js';
import type { PaidPayslip, PaymentHistory } from './payment-history.js';

const within = (day: string, { from, to }: PayPeriod) => day >= from && day <= to;

/** The facts recorded since the period was last paid. */
export function differenceReasons(
  person: PersonPayFacts,
  history: PaymentHistory,
  componentId: string,
  period: PayPeriod,
): LineReason[] {
  const settled = history.slips.filter((slip) => slip.period.from >= period.from);
  const paid = settled.filter(({ lines }) =>
    lines.some((line) => line.period.from === period.from),
  );
  const reversedAt = history.reversed.get(period.from);
  if (
    reversedAt !== undefined &&
    reversedAt > Math.max(0, ...paid.map(({ approvedAt }) => approvedAt))
  )
    return [{ kind: 'reversal', date: null, recordedAt: reversedAt }];
  if (paid.length === 0 && history.held.has(period.from))
    return [{ kind: 'hold', date: null, recordedAt: null }];
  const since = Math.max(0, ...settled.map(({ approvedAt }) => approvedAt));
  const reasons = [
    ...salaryReasons(person, period, since),
    ...leaveReasons(person, period, since, paid),
    ...assignmentReasons(person, componentId, period, since),
    ...employmentReasons(person, period, paid),
    ...(settled.some(({ toRecover }) =>
      toRecover.some((one) => one.componentId === componentId && one.period.from === period.from),
    )
      ? [{ kind: 'recovery' as const, date: null, recordedAt: null }]
      : []),
  ];
  return reasons.length > 0 ? reasons : [{ kind: 'rules', date: null, recordedAt: null }];
}

function salaryReasons(
  { salaries }: PersonPayFacts,
  period: PayPeriod,
  since: number,
): LineReason[] {
  const recorded = salaries.filter(
    ({ from, recordedAt }) => recordedAt > since && from <= period.to,
  );
  const last = recorded.at(-1);
  return last ? [{ kind: 'revision', date: last.from, recordedAt: last.recordedAt }] : [];
}

function leaveReasons(
  { unpaidLeave }: PersonPayFacts,
  period: PayPeriod,
  since: number,
  paid: readonly PaidPayslip[],
): LineReason[] {
  const recorded = unpaidLeave.find(
    ({ day, approvedAt }) => approvedAt > since && within(day, period),
  );
  if (recorded)
    return [{ kind: 'unpaidLeave', date: recorded.day, recordedAt: recorded.approvedAt }];
  const known = new Set(unpaidLeave.map(({ day }) => day));
  const cancelled = basicOf(paid, period)?.unpaid.find(
    ({ from, to }) => !known.has(from) || !known.has(to),
  );
  return cancelled ? [{ kind: 'unpaidLeave', date: cancelled.from, recordedAt: null }] : [];
}

function assignmentReasons(
  { assignments }: PersonPayFacts,
  componentId: string,
  period: PayPeriod,
  since: number,
): LineReason[] {
  const changed = assignments.find(
    (one) =>
      one.componentId === componentId &&
      one.from <= period.to &&
      Math.max(one.recordedAt, one.endedAt ?? 0) > since,
  );
  return changed
    ? [
        {
          kind: 'assignment',
          date:
            changed.endedAt !== null && changed.endedAt > since && changed.to
              ? changed.to
              : changed.from,
          recordedAt: Math.max(changed.recordedAt, changed.endedAt ?? 0),
        },
      ]
    : [];
}

/** A first or last day that the payslip did not know; nobody writes down when it became known. */
function employmentReasons(
  { employments }: PersonPayFacts,
  period: PayPeriod,
  paid: readonly PaidPayslip[],
): LineReason[] {
  const parts = basicOf(paid, period)?.parts;
  const current = employments.filter(
    ({ hiredOn, leftOn }) =>
      (hiredOn ?? period.from) <= period.to && (leftOn ?? period.to) >= period.from,
  );
  const days = current.map(({ hiredOn, leftOn }) => ({
    first: latest(hiredOn ?? period.from, period.from),
    last: leftOn !== null && leftOn < period.to ? leftOn : period.to,
  }));
  const paidFrom = parts?.[0]?.from;
  const paidTo = parts?.at(-1)?.to;
  const [first, last] = [days[0]?.first, days.at(-1)?.last];
  if (first === paidFrom && last === paidTo) return [];
  const lastDay =
    employments.findLast(({ leftOn }) => leftOn !== null && leftOn <= period.to)?.leftOn ?? null;
  return [
    {
      kind: 'employment',
      date: last !== paidTo && lastDay ? lastDay : (first ?? lastDay),
      recordedAt: null,
    },
  ];
}

function basicOf(paid: readonly PaidPayslip[], period: PayPeriod) {
  return paid
    .flatMap(({ lines }) => lines)
    .findLast((line) => line.componentId === BASIC_SALARY && line.period.from === period.from);
}
