import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PersonPayFacts } from '../due/pay-facts.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader, type PersonHistory } from '../facts/payment-history-reader.js';
import { PayPeriods } from '../runs/pay-periods.js';
import { PayRunStore } from '../runs/pay-run-store.js';
import { RunPlans, type RunPlan } from '../runs/run-plan.js';
import { settlePay } from '../settlement/settle-pay.js';

export type NextPlan = Omit<RunPlan, 'run'> & { run: RunPlan['run'] | null };

export interface NextPerson {
  id: string;
  departmentId: string;
  facts: PersonPayFacts;
  history: PersonHistory;
}

/** The payslips that the next regular run would have as things stand. */
@Injectable()
export class NextPay {
  constructor(
    private readonly facts: PayFactsReader,
    private readonly history: PaymentHistoryReader,
    private readonly periods: PayPeriods,
    private readonly runs: PayRunStore,
    private readonly plans: RunPlans,
  ) {}

  /** Of the open regular draft, or of the next regular run; undefined until payroll is set up. */
  async plan(): Promise<NextPlan | undefined> {
    const [open] = await this.runs.where("r.kind = 'regular' AND r.state = 'draft'", []);
    if (open) return this.plans.of(open);
    const next = await this.periods.next();
    return next && { ...(await this.plans.from(next)), run: null };
  }

  /** With the departments of paid periods, as a run has them. `from`: with the leave since that day. */
  async people(
    employeeIds: readonly string[],
    { run, period, earlier }: NextPlan,
    from?: CalendarDate,
  ): Promise<NextPerson[]> {
    const since = earlier[0]?.from ?? period.from;
    const found = await this.facts.ofMany(employeeIds, run?.id ?? null, from ?? since);
    const historyOf = await this.history.ofMany(employeeIds, since);
    return [...found].map(([id, { person, facts }]) => {
      const history = historyOf(id);
      const { departmentId } = person;
      const departmentIn: PersonPayFacts['departmentIn'] = ({ from }) =>
        history.departments.get(from) ?? departmentId;
      return { id, departmentId, facts: { ...facts, departmentIn }, history };
    });
  }

  async isDue(employeeId: string): Promise<boolean> {
    const plan = await this.plan();
    if (!plan) return false;
    const [found] = await this.people([employeeId], plan);
    if (!found) return false;
    const { period, earlier, rules, settings } = plan;
    const { lines } = settlePay({
      person: found.facts,
      rules,
      period,
      earlier,
      history: found.history,
      leastNetPercent: settings.leastNetPercent,
    });
    return lines.length > 0;
  }
}
