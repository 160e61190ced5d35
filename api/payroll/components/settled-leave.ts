import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../audit/audit.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { LeaveEntryReversals } from '../../entitlement/entries/leave-entry-reversals.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Leave that a settlement pays is written into the ledger with its payment, and taken back with it. */
@Injectable()
export class SettledLeave {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reversals: LeaveEntryReversals,
  ) {}

  /** In the unit that takes back a payment, or all of a run. */
  async takeBack(
    actor: AuditActor,
    payments: { id: string } | { runId: string },
    reason?: string,
  ): Promise<void> {
    const [column, value] = 'id' in payments ? ['id', payments.id] : ['run_id', payments.runId];
    const rows = await this.work.read<{
      id: string;
      employeeId: string;
      component: string;
      day: CalendarDate;
    }>(
      `SELECT t.id, t.employee_id AS employeeId, c.name AS component, t.settled_day AS day FROM pay_assignment t JOIN pay_component c ON c.id = t.component_id
       WHERE t.${column} = ? AND t.settled_day IS NOT NULL ORDER BY t.id`,
      [value],
    );
    for (const { id, employeeId, component, day } of rows)
      await this.reversals.reverseSettled(
        actor,
        { employeeId, settlement: id },
        reason ?? `${component}, ${day}`,
      );
  }
}
