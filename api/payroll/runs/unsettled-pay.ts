import { Injectable } from '@nestjs/common';
import {
  addDays,
  earliest,
  EARLIEST_PAY,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import type { UnsettledPeriod } from '../../contract/payroll/payslips.js';
import { previousPeriod } from '../../contract/payroll/previous-period.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { departmentChangedAt, type PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { FactsAt } from '../facts/facts-at.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import type { PersonHistory } from '../facts/payment-history-reader.js';
import type { PaymentHistory } from '../settlement/payment-history.js';
import { netEffect } from '../settlement/payslip-line.js';
import { changedFrom, unsettledAmounts } from '../settlement/unsettled-amounts.js';
import type { RunPlan } from './run-plan.js';

/** In minor units. */
export interface Unsettled {
  periods: UnsettledPeriod[];
  /** The rest after single payments for it. */
  left: number;
}

type Plan = Pick<RunPlan, 'period' | 'earlier' | 'rules' | 'settings'>;

interface Person {
  facts: PersonPayFacts;
  history: PersonHistory;
}

/** Facts that reach back before the first period, or further than the periods that a run settles. */
@Injectable()
export class UnsettledPay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: PayFactsReader,
    private readonly known: FactsAt,
  ) {}

  /** For a change that is not saved. The facts have the leave since `changedFrom`. */
  async ofChange(
    before: PersonPayFacts,
    after: PersonPayFacts,
    plan: Plan,
    history: PaymentHistory,
    owing: readonly PayPeriod[],
  ): Promise<UnsettledPeriod[]> {
    const from = changedFrom(before, after);
    if (from === undefined || from >= settledFrom(plan)) return [];
    // Working time is recorded without the days that it moves, so no payslip says what that is.
    return unsettledAmounts(
      before,
      { ...after, workDay: (day) => before.workDay(day) },
      plan.rules,
      await this.periods(plan, from),
      { owing, history },
    );
  }

  /** For facts that were recorded since the last paid run, by person. */
  async ofRecorded(
    people: ReadonlyMap<string, Person>,
    plan: RunPlan,
  ): Promise<Map<string, Unsettled>> {
    const unsettled = new Map<string, Unsettled>();
    const last = await this.lastApproval(plan);
    for (const [id, { facts: known, history }] of people) {
      const own = history.slips.findLast(({ regular }) => regular)?.approvedAt;
      const since = {
        facts: own ?? last ?? Date.parse(plan.period.from),
        // An item given before the first run begins is how things were.
        items: own ?? last ?? plan.run.createdAt,
        isKnown: own !== undefined || last === undefined,
      };
      const from = reachesTo(known, since, settledFrom(plan));
      if (from === undefined) continue;
      const owing = plan.owing.get(id) ?? [];
      const firstDay = earliest(from, ...owing.map((one) => one.from));
      const found = (await this.facts.readPeople([id], plan.run.id, firstDay)).get(id)?.facts;
      if (!found) continue;
      const before = await this.before(id, found, since);
      const periods = await this.ofChange(before, found, plan, history, owing);
      const sum = periods.reduce((total, { amount }) => total + amount, 0);
      const left = sum - (await this.paidFor(id, since.facts));
      if (periods.length > 0 && left !== 0) unsettled.set(id, { periods, left });
    }
    return unsettled;
  }

  private async before(
    id: string,
    after: PersonPayFacts,
    { facts, items, isKnown }: Since,
  ): Promise<PersonPayFacts> {
    const before = await this.known.restore(id, after, facts, isKnown);
    if (items === facts) return before;
    const { assignments } = await this.known.restore(id, after, items, isKnown);
    return { ...before, assignments };
  }

  /** By single payments since then that say so, those of other drafts too: else two drafts would pay it. */
  private async paidFor(id: string, since: number): Promise<number> {
    const payments = await this.work.read<{ kind: ComponentKind; amount: number | string }>(
      `SELECT c.kind, a.amount FROM pay_assignment a JOIN pay_component c ON c.id = a.component_id JOIN pay_run r ON r.id = a.run_id
       WHERE a.employee_id = ? AND a.reaches_back = 1 AND a.amount IS NOT NULL AND a.recorded_at > ? AND a.withdrawn_at IS NULL AND r.state <> 'discarded'`,
      [id, since],
    );
    return payments.reduce(
      (sum, { kind, amount }) => sum + netEffect({ kind, amount: Number(amount) }),
      0,
    );
  }

  private async lastApproval({ run }: RunPlan): Promise<number | undefined> {
    const [row] = await this.work.read<{ at: number | string | null }>(
      "SELECT MAX(r.approved_at) AS at FROM pay_run r WHERE r.kind = 'regular' AND r.state IN ('approved', 'paying', 'paid') AND r.id <> ?",
      [run.id],
    );
    return row?.at == null ? undefined : Number(row.at);
  }

  /** Those before the ones that a run settles, back to a day, in their order. */
  private async periods(
    plan: Plan,
    from: CalendarDate,
  ): Promise<(PayPeriod & { elsewhere: boolean })[]> {
    const stored = await this.work.read<PayPeriod>(
      'SELECT start_date AS "from", end_date AS "to" FROM pay_period WHERE start_date < ? AND end_date >= ? ORDER BY start_date DESC',
      [settledFrom(plan), from],
    );
    const periods = stored.map((one) => ({ ...one, elsewhere: false }));
    let first: PayPeriod = stored.at(-1) ?? plan.earlier[0] ?? plan.period;
    const isFirst = first.from <= (plan.settings.firstPeriod ?? first.from);
    const oldest = latest(from, EARLIEST_PAY);
    while (isFirst && first.from > oldest) {
      first = previousPeriod(first);
      periods.push({ ...first, elsewhere: true });
    }
    return periods.reverse();
  }
}

interface Since {
  facts: number;
  items: number;
  /** People who were paid before, and all people in the first run. */
  isKnown: boolean;
}

export function settledFrom({ earlier, period }: Pick<Plan, 'earlier' | 'period'>): CalendarDate {
  return earlier[0]?.from ?? period.from;
}

/** The first day that facts recorded since then have effect on, if no run settles it. */
function reachesTo(
  { recorded, assignments, departmentFacts }: PersonPayFacts,
  since: Since,
  settled: CalendarDate,
): CalendarDate | undefined {
  // People who are imported, or in the first run, were paid elsewhere before.
  const ofFacts = recorded.flatMap(({ at, kind, earliest, added }) =>
    at > since.facts &&
    kind !== 'schedule' &&
    !added &&
    !(since.isKnown && kind === 'person') &&
    earliest !== null
      ? [earliest]
      : [],
  );
  const ofItems = assignments.flatMap(({ run, from, to, recordedAt, endedAt }) =>
    run !== null
      ? []
      : recordedAt > since.items
        ? [from]
        : (endedAt ?? 0) > since.items && to !== null
          ? [addDays(to, 1)]
          : [],
  );
  const ofDepartments = departmentFacts.flatMap((fact) =>
    since.isKnown && departmentChangedAt(fact, since.facts) !== undefined ? [fact.from] : [],
  );
  return [...ofFacts, ...ofItems, ...ofDepartments].sort().find((day) => day < settled);
}
