import { Injectable } from '@nestjs/common';
import { earliest } from '../../contract/calendar-date.js';
import type { PayPeriod } from '../due/pay-period.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader } from '../facts/payment-history-reader.js';
import { PayPeriods } from '../runs/pay-periods.js';
import { PayRunStore } from '../runs/pay-run-store.js';
import { RunPlans, type RunPlan } from '../runs/run-plan.js';
import { settlePay, type SettledPay } from '../settlement/settle-pay.js';

export type NextPlan = Omit<RunPlan, 'run'> & { run: RunPlan['run'] | null };

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

  async isDue(employeeId: string): Promise<boolean> {
    return ((await this.of(employeeId))?.pay.lines.length ?? 0) > 0;
  }

  /** Undefined until payroll is set up. */
  async of(employeeId: string): Promise<{ plan: NextPlan; pay: SettledPay } | undefined> {
    const plan = await this.plan();
    if (!plan) return undefined;
    const { run, period, earlier, rules, settings } = plan;
    const owing = plan.owing.get(employeeId) ?? [];
    const since = earliest(earlier[0]?.from ?? period.from, ...owing.map(({ from }) => from));
    const found = (await this.facts.ofMany([employeeId], run?.id ?? null, since)).get(employeeId);
    if (!found) return undefined;
    const history = (await this.history.ofMany([employeeId], since))(employeeId);
    const departmentIn = ({ from }: PayPeriod) =>
      history.departments.get(from) ?? found.person.departmentId;
    const pay = settlePay({
      person: { ...found.facts, departmentIn },
      rules,
      period,
      earlier,
      owing,
      history,
      leastNetPercent: settings.leastNetPercent,
    });
    return { plan, pay };
  }
}
