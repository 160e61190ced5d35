import { Injectable } from '@nestjs/common';
import { hasNotLeft } from '../employee/employment-status.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ApprovalSetting } from './approval-setting.js';

/** True of employees `e` whose approver somebody is. */
export function reportsTo(approver: string): { sql: string; parameters: string[] } {
  return {
    sql: '(e.approver_id = ? OR (e.approver_id IS NULL AND e.manager_id = ?))',
    parameters: [approver, approver],
  };
}

/** True of employees `e` who are reports of somebody, or reports of theirs. */
export function inTeamOf(approver: string): { sql: string; parameters: string[] } {
  const [direct, theirs] = [
    reportsTo(approver),
    'SELECT d.id FROM employee d WHERE d.approver_id = ? OR (d.approver_id IS NULL AND d.manager_id = ?)',
  ];
  return {
    sql: `(${direct.sql} OR e.approver_id IN (${theirs}) OR (e.approver_id IS NULL AND e.manager_id IN (${theirs}))) AND e.id <> ?`,
    parameters: Array<string>(7).fill(approver),
  };
}

@Injectable()
export class Reports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
  ) {}

  /** People who have not left and whose approver the actor is; 0 without approvals. */
  async count({ employeeId }: Pick<Actor, 'employeeId'>): Promise<number> {
    if (employeeId === null || !(await this.setting.isOn())) return 0;
    const [present, reports] = [hasNotLeft(this.clock.today()), reportsTo(employeeId)];
    const [row] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e WHERE ${reports.sql} AND ${present.sql}`,
      [...reports.parameters, ...present.parameters],
    );
    return Number(row?.people);
  }
}
