import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { inTeamOf } from '../../approval/approver.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Somebody who reads a calendar. They may open the leave of people whom they reach, pending or approved; of others they see the dates of approved leave. */
export interface CalendarReader {
  reaches(employeeId: string): boolean;
  /** Admins, who compare days with the own count of a rule. */
  decidesAll: boolean;
}

@Injectable()
export class CalendarReaders {
  constructor(
    private readonly work: UnitOfWork,
    private readonly setting: ApprovalSetting,
  ) {}

  async find(actor: Actor): Promise<CalendarReader> {
    if (isAdmin(actor)) return { reaches: () => true, decidesAll: true };
    const team = new Set(await this.team(actor));
    return {
      reaches: (employeeId) => employeeId === actor.employeeId || team.has(employeeId),
      decidesAll: false,
    };
  }

  private async team({ employeeId }: Actor): Promise<string[]> {
    if (employeeId === null || !(await this.setting.isOn())) return [];
    const { sql, parameters } = inTeamOf(employeeId);
    const rows = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE ${sql}`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }
}
