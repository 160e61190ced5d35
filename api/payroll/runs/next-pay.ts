import { Injectable } from '@nestjs/common';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PayPeriods } from '../facts/pay-periods.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { PaymentHistoryReader, type PersonHistory } from '../facts/payment-history-reader.js';
import { settlePay, type SettledPay } from '../settlement/settle-pay.js';
import { RunPlans, type RunPlan } from './run-plan.js';

export type NextPlan = Omit<RunPlan, 'run'> & { run: RunPlan['run'] | null };

export interface NextPerson {
  id: string;
  departmentId: string;
  facts: PersonPayFacts;
  history: PersonHistory;
  owing: readonly PayPeriod[];
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

  /** For the open regular draft, or the next regular run; undefined until payroll is set up. */
  async plan(): Promise<NextPlan | undefined> {
    const [open] = await this.runs.where("r.kind = 'regular' AND r.state = 'draft'", []);
    if (open) return this.plans.make(open);
    const next = await this.periods.next();
    return next && { ...(await this.plans.from(next)), run: null };
  }

  /** `from`: with what was taken and paid since that day. */
  async people(
    employeeIds: readonly string[],
    { run, period, earlier, owing }: NextPlan,
    from?: CalendarDate,
  ): Promise<NextPerson[]> {
    const owed = employeeIds.flatMap((id) => owing.get(id) ?? []);
    const since = earliest(earlier[0]?.from ?? period.from, ...owed.map((one) => one.from));
    const found = await this.facts.readPeople(employeeIds, run?.id ?? null, from ?? since);
    const historyOf = await this.history.readPeople(employeeIds, from ?? since);
    return [...found].map(([id, { person, facts }]) => {
      return {
        id,
        departmentId: person.departmentId,
        facts,
        history: historyOf(id),
        owing: owing.get(id) ?? [],
      };
    });
  }

  async isDue(employeeId: string): Promise<boolean> {
    return ((await this.compute(employeeId))?.pay.lines.length ?? 0) > 0;
  }

  /** Those of some people for whom it would have a line, or something still to recover. */
  async unsettled(employeeIds: readonly string[]): Promise<string[]> {
    const plan = await this.plan();
    if (!plan) return [];
    return (await this.people(employeeIds, plan)).flatMap((person) => {
      const { lines, toRecover } = settled(person, plan);
      return lines.length + toRecover.length > 0 ? person.id : [];
    });
  }

  /** Undefined until payroll is set up. */
  async compute(employeeId: string): Promise<{ plan: NextPlan; pay: SettledPay } | undefined> {
    const plan = await this.plan();
    const [found] = plan ? await this.people([employeeId], plan) : [];
    return plan && found && { plan, pay: settled(found, plan) };
  }
}

function settled(
  { facts: person, history, owing }: NextPerson,
  { period, earlier, rules, settings: { leastNetPercent } }: NextPlan,
): SettledPay {
  return settlePay({ person, rules, period, earlier, owing, history, leastNetPercent });
}
