import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { updateFrom } from '../platform/database/statements/update-from.js';
import { EmployeeListingChanged } from '../employee/employee.events.js';
import { Events } from '../platform/events/events.js';

const COLUMNS = { department_id: 'e.department_id', name_folded: 'e.name_folded', employee_id_folded: 'e.employee_id_folded' };
/** SQL over leave_request and employee e. */
export const OUTDATED_COLUMNS = Object.entries(COLUMNS).map(([column, source]) => `leave_request.${column} <> ${source}`).join(' OR ');

/** Copies of an employee's department, name and employee ID in their requests: by them the list of a million is sorted without a join. */
@Injectable()
export class LeaveDenormalizer implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(EmployeeListingChanged, ({ employeeId }) => this.work.write((manager) => this.update(manager, 'leave_request.employee_id = ?', [employeeId])));
  }

  /** Those rows of leave_request that match: after they were stored without these columns, or their people have changed. */
  async update(manager: EntityManager, where: string, parameters: unknown[] = []): Promise<void> {
    await updateFrom(manager, { table: 'leave_request', source: 'employee e', on: 'e.id = leave_request.employee_id', set: COLUMNS, where: `(${OUTDATED_COLUMNS}) AND ${where}`, parameters });
  }
}
