import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { updateFrom } from '../database/update-from.js';
import { EmployeeListedAnew } from '../employee/employee.events.js';
import { Events } from '../events/events.js';
import { LeaveCount } from './leave-count.js';

const TWINS = { department_id: 'e.department_id', name_folded: 'e.name_folded', employee_id_folded: 'e.employee_id_folded' };
/** SQL over leave_request and employee e. */
export const DIFFERENT_TWINS = Object.entries(TWINS).map(([twin, source]) => `leave_request.${twin} <> ${source}`).join(' OR ');

/** Whose a request is, beside the request: by it the list of a million is sorted and counted without a join. */
@Injectable()
export class LeaveTwins implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: Events,
    private readonly counts: LeaveCount,
  ) {}

  onModuleInit(): void {
    this.events.on(EmployeeListedAnew, ({ employeeId }) => this.work.write((manager) => this.follow(manager, 'leave_request.employee_id = ?', [employeeId])));
  }

  /** New requests, stored without twins and not yet counted: those rows of leave_request that match. */
  async takeIn(manager: EntityManager, where: string, parameters: unknown[]): Promise<void> {
    await this.renew(manager, where, parameters);
    await this.counts.countRows(manager, where.replaceAll('leave_request.', 'l.'), parameters, 1);
  }

  /** All requests, where none is counted yet. */
  async takeInAll(manager: EntityManager): Promise<void> {
    await this.renew(manager, '1 = 1', []);
    await this.counts.countAll(manager);
  }

  /** After changes to the people they are of. The requests are held first: nobody decides one while it changes its department or name. */
  async follow(manager: EntityManager, where: string, parameters: unknown[]): Promise<void> {
    await manager.query(`UPDATE leave_request SET id = id WHERE ${where}`, parameters);
    await this.counts.transferred(manager, where.replaceAll('leave_request.', 'l.'), parameters);
    await this.renew(manager, where, parameters);
  }

  private async renew(manager: EntityManager, where: string, parameters: unknown[]): Promise<void> {
    await updateFrom(manager, { table: 'leave_request', source: 'employee e', on: 'e.id = leave_request.employee_id', set: TWINS, where: `(${DIFFERENT_TWINS}) AND ${where}`, parameters });
  }
}
