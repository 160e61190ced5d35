import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmploymentsChanged } from '../../employee/employee.events.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { AssignmentEnds } from '../components/assignment-ends.js';

interface SettledRow {
  id: string;
  lastDay: CalendarDate;
  amount: number | string;
  /** Stands on a payslip that is approved or paid, of whichever run. */
  isPaid: number | string;
}

/** A settlement of a last day that moves is taken back while it is unpaid. If it was paid, the change says whether it stays. */
@Injectable()
export class LeaverChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ends: AssignmentEnds,
    private readonly periods: EmploymentPeriods,
    private readonly payAccess: PayAccessLog,
    events: Events,
  ) {
    events.on(EmploymentsChanged, (change) => this.follow(change));
  }

  private async follow({ actor, employeeId, lastDays, settled }: EmploymentsChanged) {
    if (lastDays.length === 0) return;
    const after = await this.periods.readOne(employeeId);
    const moved = lastDays.filter((day) => !after.some(({ leftOn }) => leftOn === day));
    for (const lastDay of moved) {
      for (const settlement of await this.settlements(employeeId, lastDay)) {
        const isPaid = Number(settlement.isPaid) === 1;
        if (isPaid && settled === undefined) {
          this.payAccess.record(actor, 'run', employeeId);
          throw new Problem(
            'payroll.settlement_paid',
            refusal('payroll.settlement_paid', {
              leftOn: lastDay,
              amount: amount(settlement.amount).toFixed(2),
            }),
          );
        }
        if (!isPaid || settled === 'withdraw')
          await this.ends.withdraw(actor, settlement.id, movedTo(lastDay, after));
      }
    }
  }

  private settlements(employeeId: string, lastDay: CalendarDate): Promise<SettledRow[]> {
    return this.work.read<SettledRow>(
      `SELECT t.id, t.settled_day AS lastDay, t.amount, CASE WHEN EXISTS (SELECT 1 FROM payslip s WHERE s.employee_id = t.employee_id AND s.state IN ('approved', 'paid') AND INSTR(s.line_items, t.id) > 0) THEN 1 ELSE 0 END AS isPaid
       FROM pay_assignment t JOIN pay_run r ON r.id = t.run_id WHERE t.employee_id = ? AND t.settled_day = ? AND t.withdrawn_at IS NULL AND r.state <> 'discarded' ORDER BY t.id`,
      [employeeId, lastDay],
    );
  }
}

/** As a reason that every language reads. */
function movedTo(lastDay: CalendarDate, after: readonly EmploymentPeriod[]): string {
  return [lastDay, after.at(-1)?.leftOn ?? '–'].join(' → ');
}
