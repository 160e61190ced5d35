import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import type { PayAssignmentRecord } from '../../contract/payroll/pay-components.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Departments } from '../../department/departments.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { lockDraft, lockPayroll } from '../facts/payroll-lock.js';
import { AssignedAmounts } from './assigned-amounts.js';
import {
  assignmentRecord,
  PAY_ASSIGNMENT_LIST,
  type AssignmentRow,
} from './pay-assignment-list.js';
import { PaymentReachesBack } from './pay-assignments.events.js';
import type { PayAssignmentDto } from './pay-component.dto.js';

/** As it is stored, by the unit of its component. */
export interface AssignedItem {
  component_id: string;
  amount: number | null;
  rate: number | null;
  hours: number | null;
  hourly: number | null;
  from_date: CalendarDate;
  to_date: CalendarDate | null;
}

/** Gives components to people from a day on. An assignment is ended, never edited. */
@Injectable()
export class PayAssignments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly amounts: AssignedAmounts,
    private readonly employees: EmployeeAccess,
    private readonly departments: Departments,
    private readonly runs: PayRunStore,
    private readonly events: Events,
  ) {}

  add(actor: Actor, dto: PayAssignmentDto): Promise<PayAssignmentRecord> {
    return this.work.write(async (manager) => {
      const { component, given } = await this.amounts.requireAndFixCurrency(dto);
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
      await this.audit.record(actor, auditedAssignment('payroll.assign', record));
      return record;
    });
  }

  /** For people whose rows the open unit has locked. The change of their jobs is audited by the caller. */
  async addOfChange(
    manager: EntityManager,
    employeeIds: readonly string[],
    item: AssignedItem,
    { by, changeId }: { by: string | null; changeId: string },
  ): Promise<void> {
    const rows = employeeIds.map((employeeId) => ({
      id: newId(),
      ...item,
      employee_id: employeeId,
      created_by: by,
      recorded_at: this.clock.now(),
      change_id: changeId,
    }));
    const [first] = rows;
    if (first)
      await insertRows(
        manager,
        'pay_assignment',
        Object.keys(first),
        rows.map((row) => Object.values(row)),
      );
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
    requireDate('from', 'From', from, { latest });
    requireDate('to', 'To', to, { latest });
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
}

/** About the run where the assignment is gone: four eyes look for it there. */
export function auditedAssignment(
  action: AuditAction,
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
): AuditedChange {
  return {
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
  };
}
