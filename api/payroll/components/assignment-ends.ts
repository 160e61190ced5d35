import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { addDays, latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import type { ClosingEnd } from '../../contract/department/departments.js';
import type { PayAssignmentRecord } from '../../contract/payroll/pay-components.js';
import { Problem, refusal } from '../../contract/problem.js';
import {
  DepartmentClosed,
  DepartmentClosing,
  DepartmentDeleted,
} from '../../department/department.events.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { lockDraft, lockPayroll } from '../facts/payroll-lock.js';
import { auditedAssignment, PayAssignments } from './pay-assignments.js';
import { SettledLeave } from './settled-leave.js';

/** Those that hold on a day or later. */
const OF_DEPARTMENT = 'department_id = ? AND COALESCE(to_date, ?) >= ?';

/** Ends assignments, and withdraws single payments. */
@Injectable()
export class AssignmentEnds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly assignments: PayAssignments,
    private readonly runs: PayRunStore,
    private readonly settled: SettledLeave,
    events: Events,
  ) {
    events.on(DepartmentDeleted, ({ departmentId }) =>
      this.endOfDepartment(departmentId, this.clock.today(), null),
    );
    events.on(DepartmentClosed, ({ departmentId, on, actor }) =>
      this.endOfDepartment(departmentId, on, actor.accountId),
    );
    events.on(DepartmentClosing, async ({ departmentId, on, ends }) => {
      const rows = await this.work.read<{ id: string; name: string; from: CalendarDate }>(
        `SELECT t.id, c.name, t.from_date AS "from" FROM pay_assignment t JOIN pay_component c ON c.id = t.component_id WHERE ${OF_DEPARTMENT} ORDER BY c.name, t.id`,
        [departmentId, on, on],
      );
      ends.push(
        ...rows.map(({ id, name, from }): ClosingEnd => ({
          kind: 'item',
          _id: id,
          name,
          from,
          lastDay: from < on ? addDays(on, -1) : null,
        })),
      );
    });
  }

  private endOfDepartment(
    departmentId: string,
    on: CalendarDate,
    endedBy: string | null,
  ): Promise<void> {
    return this.work.write(async (manager) => {
      await manager.query(
        `UPDATE pay_assignment SET to_date = ?, ended_by = ?, ended_at = ? WHERE ${OF_DEPARTMENT}`,
        [addDays(on, -1), endedBy, this.clock.now(), departmentId, on, on],
      );
    });
  }

  /** Again with another day, as long as it has not ended. */
  end(actor: AuditActor, id: string, on: CalendarDate): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'pay_assignment', id);
      const before = await this.assignments.find(id);
      requireDate('on', 'Last day', on, { latest: latestFutureDate(this.clock.today()) });
      if (on < addDays(before.from, -1))
        throw Problem.at('on', refusal('payroll.end_before_start'));
      if (before.run) await lockDraft(manager, before.run._id);
      const ended = await execute(
        manager,
        'UPDATE pay_assignment SET to_date = ?, ended_by = ?, ended_at = ? WHERE id = ? AND (to_date IS NULL OR to_date > ?)',
        [on, actor.accountId, this.clock.now(), id, on],
      );
      if (ended === 0)
        throw new Problem('payroll.assignment_ended', refusal('payroll.assignment_ended'));
      // A single payment that is taken back leaves nothing behind.
      const takenBackFrom = before.run && on < before.from ? before.run._id : undefined;
      if (takenBackFrom) {
        await this.settled.takeBack(actor, { id });
        await manager.query('DELETE FROM pay_assignment WHERE id = ?', [id]);
      }
      const record = { ...before, to: on };
      const entry = auditedAssignment('payroll.unassign', record, {}, takenBackFrom);
      await this.audit.record(actor, entry);
      return record;
    });
  }

  /** What a change gave to some people, as if it had never been: it ends the day before it begins. */
  async endOfChange(
    manager: EntityManager,
    changeId: string,
    employeeIds: readonly string[],
    { by, reason }: { by: string | null; reason: string | null },
  ): Promise<void> {
    await readByIds(employeeIds, async (ids, places) => {
      const items = await manager.query<{ id: string; from: CalendarDate }[]>(
        `SELECT id, from_date AS "from" FROM pay_assignment WHERE employee_id IN (${places}) AND change_id = ? AND (to_date IS NULL OR to_date >= from_date)`,
        [...ids, changeId],
      );
      for (const { id, from } of items)
        await manager.query(
          'UPDATE pay_assignment SET to_date = ?, ended_by = ?, ended_at = ?, withdraw_reason = ? WHERE id = ?',
          [addDays(from, -1), by, this.clock.now(), reason, id],
        );
      return [];
    });
  }

  /** A single payment of an approved run is no longer due: the next run takes back what was paid of it. In a draft it is removed. */
  withdraw(actor: AuditActor, id: string, reason: string): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      await lockRecord(manager, 'pay_assignment', id);
      const payment = await this.assignments.find(id);
      if (!payment.run) throw new Problem('payroll.not_single', refusal('payroll.not_single'));
      const { state } = await this.runs.find(payment.run._id);
      if (state === 'draft') return this.end(actor, id, addDays(payment.from, -1));
      await this.withdrawMany(manager, actor, [payment], reason);
      return this.assignments.find(id);
    });
  }

  /** All single payments on a payslip, those of earlier runs too, unless a payslip before it has paid them and stands. */
  async withdrawOf(
    manager: EntityManager,
    actor: Actor,
    payslipId: string,
    reason: string,
  ): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT t.id FROM payslip s JOIN pay_assignment t ON t.employee_id = s.employee_id
       WHERE s.id = ? AND t.run_id IS NOT NULL AND t.withdrawn_at IS NULL AND INSTR(s.line_items, t.id) > 0
         AND NOT EXISTS (SELECT 1 FROM payslip o WHERE o.employee_id = s.employee_id AND o.state IN ('approved', 'paid') AND o.approved_at < s.approved_at AND INSTR(o.line_items, t.id) > 0)
       ORDER BY t.id`,
      [payslipId],
    );
    const payments = [];
    for (const { id } of rows) payments.push(await this.assignments.find(id));
    await this.withdrawMany(manager, actor, payments, reason);
  }

  private async withdrawMany(
    manager: EntityManager,
    actor: AuditActor,
    payments: PayAssignmentRecord[],
    reason: string,
  ): Promise<void> {
    for (const payment of payments) {
      const withdrawn = await execute(
        manager,
        'UPDATE pay_assignment SET withdrawn_by = ?, withdrawn_at = ?, withdraw_reason = ? WHERE id = ? AND withdrawn_at IS NULL',
        [actor.accountId, this.clock.now(), reason, payment._id],
      );
      if (withdrawn === 0) throw new Problem('payroll.withdrawn', refusal('payroll.withdrawn'));
      await this.settled.takeBack(actor, { id: payment._id }, reason);
      await this.audit.record(actor, auditedAssignment('payroll.withdraw', payment, { reason }));
    }
  }
}
