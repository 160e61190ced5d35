import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { PaymentRemark } from '../../contract/payroll/payment-files.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import { OtherAmounts, type OtherAmount } from '../../payroll/components/other-amounts.js';
import type { StoredRun } from '../../payroll/facts/pay-run-store.js';
import type { SinglePayment } from '../../payroll/runs/single-payments.js';
import type { PaymentRow } from './payment-row.js';

/** An amount that somebody gets twice is meant now and then, so it is a warning. */
@Injectable()
export class PaymentWarnings {
  constructor(private readonly others: OtherAmounts) {}

  async check(
    run: StoredRun,
    payments: readonly (SinglePayment & { row: number })[],
    rows: ReadonlyMap<number, PaymentRow>,
  ): Promise<PaymentRemark[]> {
    const otherAmount = await this.others.read(run, [
      ...new Set(payments.map(({ employee }) => employee.id)),
    ]);
    const first = new Map<string, { row: number; known: Refusal[] }>();
    return payments.flatMap(({ row, employee, component }) => {
      const key = `${employee.id} ${component.id}`;
      const before = first.get(key);
      const known =
        before?.known ??
        alreadyGiven(employee.name, component.name, otherAmount(employee.id, component.id));
      if (!before) first.set(key, { row, known });
      const reasons = before
        ? [refusal('payroll.row_repeated', { row: before.row }), ...known]
        : known;
      return reasons.flatMap((reason) => rows.get(row)?.remark('employeeId', reason) ?? []);
    });
  }
}

function alreadyGiven(
  name: string,
  component: string,
  { recurring, inRun, inOtherRuns }: OtherAmount,
): Refusal[] {
  const given = (minor: number) => ({ name, component, amount: amount(minor) });
  return [
    ...(inRun === null ? [] : [refusal('payroll.row_in_run', given(inRun))]),
    ...(inOtherRuns === null ? [] : [refusal('payroll.row_in_other_run', given(inOtherRuns))]),
    ...(recurring === null ? [] : [refusal('payroll.row_recurring', given(recurring))]),
  ];
}
