import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { updateFrom } from '../platform/database/statements/update-from.js';
import { EmployeeListingChanged } from '../employee/employee.events.js';
import { LeaveTypeRenamed } from '../entitlement/types/leave-type.events.js';
import { Events } from '../platform/events/events.js';

const COLUMNS = { department_id: 'e.department_id', name_folded: 'e.name_folded', employee_id_folded: 'e.employee_id_folded' };
export const OUTDATED_COLUMNS = Object.entries(COLUMNS).map(([column, source]) => `leave_request.${column} <> ${source}`).join(' OR ');

/** Copies an employee's department, name and employee ID, and the name of the type, to requests, so that a list of a million is sorted without a join. */
@Injectable()
export class LeaveDenormalizer implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(EmployeeListingChanged, ({ employeeIds }) => this.work.write((manager) => this.updateOf(manager, employeeIds)));
    this.events.on(LeaveTypeRenamed, ({ id, name }) => this.work.write((manager) => manager.query('UPDATE leave_request SET leave_type = ? WHERE leave_type_id = ?', [name, id])));
  }

  updateOf(manager: EntityManager, employeeIds: string[]): Promise<void> {
    return this.update(manager, `leave_request.employee_id IN (${employeeIds.map(() => '?').join(', ')})`, employeeIds);
  }

  /** Call it after rows were inserted without these columns, or after their employees have changed. */
  async update(manager: EntityManager, where: string, parameters: unknown[] = []): Promise<void> {
    await updateFrom(manager, { table: 'leave_request', source: 'employee e', on: 'e.id = leave_request.employee_id', set: COLUMNS, where: `(${OUTDATED_COLUMNS}) AND ${where}`, parameters });
  }
}
