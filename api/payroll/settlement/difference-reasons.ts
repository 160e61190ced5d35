import { eachDay, latest } from '../../contract/calendar-date.js';
import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import {
  departmentChangedAt,
  departmentOn,
  type PayComponent,
  type PersonPayFacts,
  type RecordedPayFact,
} from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import type { PaidPayslip, PaymentHistory } from './payment-history.js';
import type { LineReason } from './payslip-line.js';

const within = (day: string, { from, to }: PayPeriod) => day >= from && day <= to;

/** The facts recorded since the period was last paid that can move the component. */
export function differenceReasons(
  person: PersonPayFacts,
  history: PaymentHistory,
  component: PayComponent,
  period: PayPeriod,
): LineReason[] {
  const slips = history.slips.filter((slip) => slip.period.from >= period.from);
  const settled = slips.filter(({ everything }) => everything);
  const paid = settled.filter(({ lines }) =>
    lines.some((line) => line.period.from === period.from),
  );
  const unpaid = unpaidReason(history, paid, period);
  if (unpaid) return [unpaid];
  const since = Math.max(0, ...settled.map(({ approvedAt }) => approvedAt));
  const recorded = (...kinds: RecordedPayFact['kind'][]) =>
    person.recorded.findLast(
      (fact) => kinds.includes(fact.kind) && fact.at > since && canMove(fact, period),
    );
  const usesSalary = component.id === BASIC_SALARY || component.unit === 'percent';
  const leave = component.prorated
    ? leaveReasons(person, period, since, paid, recorded('leave'))
    : [];
  const joined = joinedReasons(person, history, period, recorded('employment', 'person'));
  if (joined.length > 0 && leave.length === 0) return joined;
  const assignment = assignmentReasons(person, component.id, period, since, singlesOf(slips));
  const reasons = [
    ...(usesSalary ? salaryReasons(person, period, since, recorded('salary')) : []),
    ...leave,
    ...assignment,
    ...departmentReasons(person, component.id, period, since),
    // For one that is not prorated, only employment as such counts.
    ...(component.prorated || assignment.length === 0
      ? employmentReasons(
          person,
          period,
          paid,
          // The person was known, since they were paid for the period.
          paid.length > 0 ? recorded('employment') : recorded('employment', 'person'),
        )
      : []),
    ...recoveryReasons(slips, component.id, period),
  ];
  if (reasons.length > 0) return reasons;
  const schedule = component.prorated && recorded('schedule');
  return schedule
    ? [{ kind: 'schedule', date: schedule.earliest, recordedAt: schedule.at }]
    : [{ kind: 'rules', date: null, recordedAt: null }];
}

function canMove({ kind, earliest, latest }: RecordedPayFact, { from, to }: PayPeriod): boolean {
  return (
    (earliest === null || earliest <= to) && (kind !== 'leave' || latest === null || latest >= from)
  );
}

/** The period is paid anew, as its payslip was reversed or held. */
function unpaidReason(
  { reversed, held }: PaymentHistory,
  paid: readonly PaidPayslip[],
  { from }: PayPeriod,
): LineReason | undefined {
  const reversedAt = reversed.get(from);
  const paidAt = Math.max(0, ...paid.map(({ approvedAt }) => approvedAt));
  if (reversedAt !== undefined && reversedAt > paidAt)
    return { kind: 'reversal', date: null, recordedAt: reversedAt };
  return paid.length === 0 && held.has(from)
    ? { kind: 'hold', date: null, recordedAt: null }
    : undefined;
}

/** All that is due for the first days of somebody is due because of them, also what was given and changed since. */
function joinedReasons(
  { employments }: PersonPayFacts,
  { slips }: PaymentHistory,
  period: PayPeriod,
  recorded: RecordedPayFact | undefined,
): LineReason[] {
  const hiredOn = employments.find(
    (one) => (one.hiredOn ?? period.from) <= period.to && (one.leftOn ?? period.to) >= period.from,
  )?.hiredOn;
  const wasPaid = slips.some(
    ({ everything, lines }) =>
      everything &&
      lines.some((line) => line.period.to >= (hiredOn ?? '') && line.period.from <= period.from),
  );
  return recorded && hiredOn && !wasPaid
    ? [{ kind: 'joined', date: hiredOn, recordedAt: recorded.at }]
    : [];
}

/** `recorded`: also one that was withdrawn since. */
function salaryReasons(
  { salaries }: PersonPayFacts,
  period: PayPeriod,
  since: number,
  recorded: RecordedPayFact | undefined,
): LineReason[] {
  const last = salaries.findLast(
    ({ from, recordedAt }, place) =>
      recordedAt > since &&
      from <= period.to &&
      !salaries.some((other, later) => later > place && other.from <= period.from),
  );
  if (last) return [{ kind: 'revision', date: last.from, recordedAt: last.recordedAt }];
  return recorded ? [{ kind: 'revision', date: recorded.earliest, recordedAt: recorded.at }] : [];
}

/** `recorded`: also leave that was cancelled or shortened since. */
function leaveReasons(
  { unpaidLeave }: PersonPayFacts,
  period: PayPeriod,
  since: number,
  paid: readonly PaidPayslip[],
  recorded: RecordedPayFact | undefined,
): LineReason[] {
  const taken = unpaidLeave.find(
    ({ day, approvedAt }) => approvedAt > since && within(day, period),
  );
  if (taken) return [{ kind: 'unpaidLeave', date: taken.day, recordedAt: taken.approvedAt }];
  const known = new Set(unpaidLeave.map(({ day }) => day));
  const cancelled = basicOf(paid, period)?.unpaid.find(
    ({ from, to }) => !known.has(from) || !known.has(to),
  );
  if (!cancelled && !recorded) return [];
  return [
    {
      kind: 'unpaidLeave',
      date: cancelled?.from ?? latest(recorded?.earliest ?? period.from, period.from),
      recordedAt: recorded?.at ?? null,
    },
  ];
}

function assignmentReasons(
  person: PersonPayFacts,
  componentId: string,
  period: PayPeriod,
  since: number,
  paidSingles: ReadonlySet<string>,
): LineReason[] {
  const departments = new Set(
    eachDay(period.from, period.to).map((day) => departmentOn(person, day)?.valueId),
  );
  const ofComponent = person.assignments.filter(
    (one) =>
      one.componentId === componentId &&
      one.from <= period.to &&
      (one.run === null || one.run.period === period.from) &&
      (one.departmentId === null || departments.has(one.departmentId)),
  );
  const withdrawn = ofComponent.find(
    ({ run, withdrawnAt }) => run !== null && (withdrawnAt ?? 0) > since,
  );
  if (withdrawn) return [{ kind: 'withdrawn', date: null, recordedAt: withdrawn.withdrawnAt }];
  const changed = ofComponent.find(
    ({ id, recordedAt, endedAt, to }) =>
      !paidSingles.has(id) &&
      ((recordedAt > since && (to === null || to >= period.from)) ||
        (recordedAt <= since && (endedAt ?? 0) > since && to !== null && to < period.to)),
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

/** Somebody was, or was not, in a department that is given the component. */
function departmentReasons(
  { assignments, departmentFacts }: PersonPayFacts,
  componentId: string,
  { from: first, to: last }: PayPeriod,
  since: number,
): LineReason[] {
  const isGiven = assignments.some(
    ({ componentId: given, departmentId, from, to }) =>
      given === componentId &&
      departmentId !== null &&
      from <= last &&
      (to === null || to >= first),
  );
  if (!isGiven) return [];
  const [changed] = departmentFacts
    .flatMap((fact) => {
      const at = departmentChangedAt(fact, since);
      return at === undefined || fact.from > last ? [] : [{ ...fact, at }];
    })
    .sort((one, other) => other.at - one.at);
  return changed
    ? [
        {
          kind: changed.withdrawnAt === null ? 'department' : 'notDepartment',
          date: changed.from,
          recordedAt: changed.at,
          name: changed.name,
        },
      ]
    : [];
}

/** Single payments that a run of their own has paid: they moved nothing since. */
function singlesOf(slips: readonly PaidPayslip[]): Set<string> {
  return new Set(
    slips
      .filter(({ everything }) => !everything)
      .flatMap(({ lines }) => lines.flatMap(({ shares }) => shares.map((one) => one.assignment))),
  );
}

/** The first or last day that the payslip did not know, or the day that was recorded. */
function employmentReasons(
  { employments }: PersonPayFacts,
  period: PayPeriod,
  paid: readonly PaidPayslip[],
  recorded: RecordedPayFact | undefined,
): LineReason[] {
  if (!recorded) return [];
  const { at: recordedAt, earliest } = recorded;
  const parts = basicOf(paid, period)?.parts;
  const current = employments.filter(
    ({ hiredOn, leftOn }) =>
      (hiredOn ?? period.from) <= period.to && (leftOn ?? period.to) >= period.from,
  );
  const first = current[0] && latest(current[0].hiredOn ?? period.from, period.from);
  const leftOn = current.at(-1)?.leftOn ?? null;
  const last = leftOn !== null && leftOn < period.to ? leftOn : period.to;
  const ended =
    employments.findLast((one) => one.leftOn !== null && one.leftOn <= period.to)?.leftOn ?? null;
  const isEnd = parts?.at(-1)?.to !== last || current.length === 0;
  const date = isEnd && ended ? ended : parts?.[0]?.from === first ? earliest : (first ?? ended);
  return [{ kind: 'employment', date, recordedAt }];
}

/** The payslips left something of the component to recover. */
function recoveryReasons(
  slips: readonly PaidPayslip[],
  componentId: string,
  period: PayPeriod,
): LineReason[] {
  const isLeft = slips.some(({ toRecover }) =>
    toRecover.some((one) => one.componentId === componentId && one.period.from === period.from),
  );
  return isLeft ? [{ kind: 'recovery', date: null, recordedAt: null }] : [];
}

function basicOf(paid: readonly PaidPayslip[], period: PayPeriod) {
  return paid
    .flatMap(({ lines }) => lines)
    .findLast((line) => line.componentId === BASIC_SALARY && line.period.from === period.from);
}
