import { Injectable } from '@nestjs/common';
import { latestFutureDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { PayEffect } from '../../contract/payroll/pay-runs.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { Clock } from '../../platform/config/clock.js';
import { duePay } from '../due/due.js';
import type { PayAssignment, PersonPayFacts, SalaryFrom } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { requireAmount } from '../components/pay-assignments.js';
import { PayComponents } from '../components/pay-components.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader } from '../facts/payment-history-reader.js';
import { netEffect, slipSums } from '../settlement/payslip-line.js';
import { settlePay, type Settlement } from '../settlement/settle-pay.js';
import { notSetUp } from '../runs/pay-periods.js';
import { NextPay } from '../runs/next-pay.js';
import type { PayEffectDto } from './pay-effect.dto.js';

/** What a change of somebody's pay would do, before it is saved. */
@Injectable()
export class PayEffects {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly facts: PayFactsReader,
    private readonly history: PaymentHistoryReader,
    private readonly components: PayComponents,
    private readonly next: NextPay,
  ) {}

  async of(dto: PayEffectDto): Promise<PayEffect> {
    const { id } = await this.employees.requireReferenced(dto.employeeId, 'employeeId');
    this.requireDates(dto);
    const plan = await this.next.plan();
    if (!plan) throw notSetUp();
    const { run, period, earlier, rules, settings } = plan;
    const since = earlier[0]?.from ?? period.from;
    const found = (await this.facts.ofMany([id], run?.id ?? null, since)).get(id);
    const history = (await this.history.ofMany([id], since))(id);
    const before: PersonPayFacts = { ...(found as { facts: PersonPayFacts }).facts };
    const after = { ...before, ...(await this.changed(before, dto)) };
    const settle = (person: PersonPayFacts) =>
      settlePay({
        person,
        rules,
        period,
        earlier,
        history,
        leastNetPercent: settings.leastNetPercent,
      } satisfies Settlement);
    const [now, then] = [settle(before), settle(after)];
    const net = (person: PersonPayFacts, one: PayPeriod) =>
      duePay(person, rules, one).components.reduce(
        (sum, { component, amount: due }) => sum + netEffect({ kind: component.kind, amount: due }),
        0,
      );
    const paid = earlier.filter(({ from }) =>
      history.slips.some(({ lines }) => lines.some((line) => line.period.from === from)),
    );
    const moved = paid
      .map((one) => ({ one, from: net(before, one), to: net(after, one) }))
      .filter(({ from, to }) => from !== to)
      .reverse();
    return {
      periods: moved.map(({ one, from, to }) => ({
        ...one,
        paid: amount(from),
        due: amount(to),
        difference: amount(to - from),
      })),
      next: {
        ...period,
        before: amount(slipSums(now.lines).net),
        after: amount(slipSums(then.lines).net),
        toRecover: amount(then.toRecover.reduce((sum, { amount: left }) => sum + left, 0)),
      },
    };
  }

  private requireDates({ from, to }: PayEffectDto): void {
    const latest = latestFutureDate(this.clock.today());
    if (from && from > latest)
      throw Problem.at('from', refusal('date.too_late', { label: 'From', latest }));
    if (to && to > latest)
      throw Problem.at('to', refusal('date.too_late', { label: 'To', latest }));
    if (from && to && to < from) throw Problem.at('to', refusal('date.ends_before_start'));
  }

  private async changed(
    { salaries, assignments }: PersonPayFacts,
    dto: PayEffectDto,
  ): Promise<Partial<PersonPayFacts>> {
    const now = this.clock.now();
    const from = dto.from ?? this.clock.today();
    if (dto.salary != null) {
      const others = salaries.filter((one) => one.from !== from);
      return {
        salaries: [
          ...others,
          { from, salary: dto.salary, recordedAt: now, createdBy: null } satisfies SalaryFrom,
        ].sort((a, b) => (a.from < b.from ? -1 : 1)),
      };
    }
    if (!dto.componentId)
      throw Problem.at('salary', refusal('field.required', { label: 'Salary' }));
    const component = await this.components.requireReferenced(dto.componentId);
    const added: PayAssignment = {
      id: '',
      componentId: component._id,
      scope: 'employee',
      departmentId: null,
      run: null,
      ...requireAmount(component, dto),
      from,
      to: dto.to ?? null,
      note: null,
      recordedAt: now,
      createdBy: null,
      endedAt: null,
      withdrawnAt: null,
      imported: false,
    };
    return { assignments: [...assignments, added] };
  }
}
