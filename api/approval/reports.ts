import { Injectable } from '@nestjs/common';
import { hasNotLeft } from '../employee/employment-status.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ApprovalSetting } from './approval-setting.js';
import { reportsTo } from './approver.js';

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
