import type { EntityManager } from 'typeorm';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { daysOfLeave, type RequestedLeave } from './requested-leave.js';

const COLUMNS = ['employee_id', 'day', 'leave_id', 'morning', 'afternoon'];

/** A unique key of `leave_day`, one for each half of a day, refuses what overlaps (`conflicts.ts` says how). Units that hold the person's lock have looked before. */
export async function bookDays(
  manager: EntityManager,
  { id, employeeId, ...requested }: RequestedLeave & { id: string; employeeId: string },
): Promise<void> {
  const days = daysOfLeave(requested).map(({ day, morning, afternoon }) => [
    employeeId,
    day,
    id,
    morning ? 1 : null,
    afternoon ? 1 : null,
  ]);
  await insertRows(manager, 'leave_day', COLUMNS, days);
}

export async function freeDays(manager: EntityManager, leaveId: string): Promise<void> {
  await manager.query('DELETE FROM leave_day WHERE leave_id = ?', [leaveId]);
}
