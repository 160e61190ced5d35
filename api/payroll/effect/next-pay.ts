import { Injectable } from '@nestjs/common';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader } from '../facts/payment-history-reader.js';
import { PayPeriods } from '../runs/pay-periods.js';
import { PayRunStore } from '../runs/pay-run-store.js';
import { RunPlans, type RunPlan } from '../runs/run-plan.js';
import { settlePay } from '../settlement/settle-pay.js';

type NextPlan = Omit<RunPlan, 'run'> & { run: RunPlan['run'] | null };

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
    const plan = await this.plan();
    if (!plan) return false;
    const { run, period, earlier, rules, settings } = plan;
    const since = earlier[0]?.from ?? period.from;
    const found = (await this.facts.ofMany([employeeId], run?.id ?? null, since)).get(employeeId);
    if (!found) return false;
    const history = (await this.history.ofMany([employeeId], since))(employeeId);
    const { lines } = settlePay({
      person: found.facts,
      rules,
      period,
      earlier,
      history,
      leastNetPercent: settings.leastNetPercent,
    });
    return lines.length > 0;
  }
}
