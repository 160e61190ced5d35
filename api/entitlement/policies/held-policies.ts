import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Where no policy is assigned, nothing is derived and nothing else is read. */
@Injectable()
export class HeldPolicies {
  constructor(private readonly work: UnitOfWork) {}

  async has(employeeId: string, typeId: string): Promise<boolean> {
    const sql =
      'SELECT 1 AS held FROM leave_assignment WHERE holder IN (?, ?) AND subject = ? AND live = 1 AND policy_id IS NOT NULL LIMIT 1';
    return (await this.work.read(sql, [EVERYBODY, employeeId, typeId])).length > 0;
  }

  /** When the person, or everybody, was first assigned a policy for the type, and each of the calendars: instants by id. */
  async firstAssigned(
    employeeId: string,
    typeId: string,
    calendars: readonly string[],
  ): Promise<Map<string, number>> {
    const places = calendars.map(() => '?').join(', ');
    const rows = await this.work.read<{ id: string; at: number | string }>(
      `SELECT COALESCE(calendar_id, subject) AS id, MIN(recorded_at) AS at FROM leave_assignment
       WHERE holder IN (?, ?) AND (calendar_id IN (${places}) OR (subject = ? AND policy_id IS NOT NULL)) GROUP BY COALESCE(calendar_id, subject)`,
      [EVERYBODY, employeeId, ...calendars, typeId],
    );
    return new Map(rows.map(({ id, at }) => [id, Number(at)]));
  }

  async anybodyHas(): Promise<boolean> {
    return (
      (
        await this.work.read(
          'SELECT 1 AS held FROM leave_assignment WHERE policy_id IS NOT NULL AND live = 1 LIMIT 1',
        )
      ).length > 0
    );
  }
}
