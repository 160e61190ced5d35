import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import type {
  PayAssignmentRecord,
  PayComponentRecord,
} from '../../contract/payroll/pay-components.js';
import { Problem, refusal } from '../../contract/problem.js';
import { DepartmentDeleted } from '../../department/department.events.js';
import { Departments } from '../../department/departments.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { lockRecord, UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { SettledLeave } from './settled-leave.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { lockDraft, lockPayroll } from '../facts/payroll-lock.js';
import {
  assignmentRecord,
  PAY_ASSIGNMENT_LIST,
  type AssignmentRow,
} from './pay-assignment-list.js';
import { PaymentReachesBack } from './pay-assignments.events.js';
import type { AssignedAmountDto, PayAssignmentDto } from './pay-component.dto.js';
import { PayComponents } from './pay-components.js';

/** Gives components to people from a day on. An assignment is ended, never edited. */
@Injectable()
export class PayAssignments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly components: PayComponents,
    private readonly employees: EmployeeAccess,
    private readonly departments: Departments,
    private readonly currency: CurrencyInUse,
    private readonly runs: PayRunStore,
    private readonly settled: SettledLeave,
    private readonly events: Events,
  ) {
    events.on(DepartmentDeleted, ({ departmentId }) =>
      this.work.write((manager) =>
        manager.query(
          'UPDATE pay_assignment SET to_date = ?, ended_at = ? WHERE department_id = ? AND COALESCE(to_date, ?) >= ?',
          [
            addDays(this.clock.today(), -1),
            this.clock.now(),
            departmentId,
            this.clock.today(),
            this.clock.today(),
          ],
        ),
      ),
    );
  }

  add(actor: Actor, dto: PayAssignmentDto): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      const component = await this.components.requireReferenced(dto.componentId);
      const given = requireAmount(component, dto);
      this.currency.requireFitting({
        ...(given.amount !== null && { amount: given.amount }),
        ...(given.hourly !== null && { hourly: given.hourly }),
      });
      await this.currency.fix();
      const reachesBack = dto.runId != null && dto.reachesBack === true;
      if (reachesBack) await lockPayroll(manager);
      const { from, to } = await this.dates(manager, dto);
      if (dto.employeeId && dto.departmentId)
        throw Problem.at('departmentId', refusal('payroll.one_scope'));
      const employee = dto.employeeId
        ? await this.employees.requireReferenced(dto.employeeId, 'employeeId')
        : null;
      const department = dto.departmentId
        ? await this.departments.requireReferenced(dto.departmentId, 'departmentId')
        : null;
      if (dto.runId && employee && reachesBack)
        await this.events.emit(
          new PaymentReachesBack(actor, dto.runId, employee.id, component.kind, given.amount),
        );
      const id = newId();
      await insertRow(manager, 'pay_assignment', {
        id,
        component_id: component._id,
        employee_id: employee?.id ?? null,
        department_id: department?.id ?? null,
        run_id: dto.runId ?? null,
        ...given,
        reaches_back: reachesBack ? 1 : 0,
        from_date: from,
        to_date: to,
        note: dto.note ?? null,
        created_by: actor.accountId,
        recorded_at: this.clock.now(),
      });
      const record = await this.find(id);
      await this.record(actor, 'payroll.assign', record);
      return record;
    });
  }

  /** Again with another day, as long as it has not ended. */
  end(actor: AuditActor, id: string, on: CalendarDate): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'pay_assignment', id);
      const before = await this.find(id);
      const latest = latestFutureDate(this.clock.today());
      if (on > latest)
        throw Problem.at('on', refusal('date.too_late', { label: 'Last day', latest }));
      if (on < addDays(before.from, -1))
        throw Problem.at('on', refusal('payroll.end_before_start'));
      if (before.run) await this.requireDraft(manager, before.run._id);
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
      await this.record(actor, 'payroll.unassign', record, {}, takenBackFrom);
      return record;
    });
  }

  /** A single payment of an approved run is no longer due: the next run takes back what was paid of it. In a draft it is removed. */
  withdraw(actor: AuditActor, id: string, reason: string): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      await lockRecord(manager, 'pay_assignment', id);
      const payment = await this.find(id);
      if (!payment.run) throw new Problem('payroll.not_single', refusal('payroll.not_single'));
      const { state } = await this.runs.find(payment.run._id);
      if (state === 'draft') return this.end(actor, id, addDays(payment.from, -1));
      await this.withdrawMany(manager, actor, [payment], reason);
      return this.find(id);
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
    for (const { id } of rows) payments.push(await this.find(id));
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
      await this.record(actor, 'payroll.withdraw', payment, { reason });
    }
  }

  async find(id: string): Promise<PayAssignmentRecord> {
    const { columns, table, joins } = PAY_ASSIGNMENT_LIST;
    const [row] = await this.work.read<AssignmentRow>(
      `SELECT ${columns} FROM ${table} ${Object.values(joins).join(' ')} WHERE t.id = ?`,
      [id],
    );
    if (!row)
      throw new Problem('payroll.assignment_not_found', refusal('payroll.assignment_not_found'));
    return assignmentRecord(row);
  }

  private async dates(
    manager: EntityManager,
    { runId, employeeId, from, to }: PayAssignmentDto,
  ): Promise<{ from: CalendarDate; to: CalendarDate | null }> {
    if (runId) {
      if (!employeeId) throw Problem.at('employeeId', refusal('payroll.run_needs_employee'));
      const period = await this.requireDraft(manager, runId);
      return { from: period.from, to: null };
    }
    const latest = latestFutureDate(this.clock.today());
    if (!from) throw Problem.at('from', refusal('field.required', { label: 'From' }));
    if (from > latest)
      throw Problem.at('from', refusal('date.too_late', { label: 'From', latest }));
    if (to && to > latest)
      throw Problem.at('to', refusal('date.too_late', { label: 'To', latest }));
    if (to && to < from) throw Problem.at('to', refusal('date.ends_before_start'));
    return { from, to: to ?? null };
  }

  /** Locks the run, so that it is not approved meanwhile. */
  private async requireDraft(manager: EntityManager, runId: string) {
    const [run] = await this.runs.where('r.id = ?', [runId]);
    if (!run) throw Problem.at('runId', refusal('payroll.run_not_found'));
    await lockDraft(manager, runId);
    return run;
  }

  /** About the run where the assignment is gone: four eyes look for it there. */
  private record(
    actor: AuditActor,
    action: string,
    {
      _id,
      component,
      employee,
      department,
      from,
      to,
      amount,
      rate,
      hours,
      hourly,
      note,
      run,
    }: PayAssignmentRecord,
    more: Record<string, unknown> = {},
    subjectId = _id,
  ): Promise<void> {
    return this.audit.record(actor, {
      action,
      subject: 'payroll',
      id: subjectId,
      name: employee?.name ?? department?.dep_name ?? component.name,
      ...(employee && { employeeId: employee._id }),
      after: {
        component: component.name,
        from,
        to,
        payAmount: amount,
        rate,
        hours,
        hourly,
        note,
        single: run !== null,
        ...more,
      },
    });
  }
}

/** Minor units, hundredths: exactly what the unit of the component needs. */
export function requireAmount(
  { unit, builtin, active }: PayComponentRecord,
  { amount, rate, hours, hourly }: AssignedAmountDto,
) {
  if (builtin) throw Problem.at('componentId', refusal('payroll.component_builtin'));
  if (!active) throw Problem.at('componentId', refusal('payroll.component_off'));
  const none = { amount: null, rate: null, hours: null, hourly: null };
  if (unit === 'amount') {
    if (amount == null) throw Problem.at('amount', refusal('payroll.amount_needed'));
    return { ...none, amount };
  }
  if (unit === 'percent') {
    if (rate == null) throw Problem.at('rate', refusal('payroll.rate_needed'));
    return { ...none, rate };
  }
  if (hours == null || hourly == null)
    throw Problem.at(hours == null ? 'hours' : 'hourly', refusal('payroll.hours_needed'));
  return { ...none, hours, hourly };
}
