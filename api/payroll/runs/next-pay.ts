import { Injectable } from '@nestjs/common';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader } from '../facts/payment-history-reader.js';
import { PayPeriods } from './pay-periods.js';
import { PayRunStore } from './pay-run-store.js';
import { RunPlans, type RunPlan } from './run-plan.js';
import { settlePay, type SettledPay } from '../settlement/settle-pay.js';

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
    const [settled] = await this.settled([employeeId]);
    return settled !== undefined && settled.pay.lines.length > 0;
  }

  /** Of some people those for whom it would have a line, or something still to recover. */
  async unsettled(employeeIds: readonly string[]): Promise<string[]> {
    const settled = await this.settled(employeeIds);
    return settled.flatMap(({ id, pay: { lines, toRecover } }) =>
      lines.length + toRecover.length > 0 ? id : [],
    );
  }

  private async settled(
    employeeIds: readonly string[],
  ): Promise<{ id: string; pay: SettledPay }[]> {
    const plan = await this.plan();
    if (!plan) return [];
    const { run, period, earlier, rules, settings } = plan;
    const since = earlier[0]?.from ?? period.from;
    const facts = await this.facts.ofMany(employeeIds, run?.id ?? null, since);
    const history = await this.history.ofMany(employeeIds, since);
    return [...facts].map(([id, { facts: person }]) => ({
      id,
      pay: settlePay({
        person,
        rules,
        period,
        earlier,
        history: history(id),
        leastNetPercent: settings.leastNetPercent,
      }),
    }));
  }
}
