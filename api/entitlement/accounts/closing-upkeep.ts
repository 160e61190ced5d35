import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { lockLeave } from '../../employee/leave-lock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ClosedBalances } from '../closing/closed-balances.js';
import { LeaveAccounts } from './leave-accounts.js';

interface DueType {
  id: string;
  closedUntil: CalendarDate;
}

const PEOPLE_PER_UNIT = 10;
const PEOPLE_PER_READ = 200;

const DUE =
  'SELECT id, closed_until AS closedUntil FROM leave_type WHERE closed_until IS NOT NULL AND (closings_until IS NULL OR closings_until < closed_until)';

/** People whose leave of the type is not closed on the day itself, which is the end of most leave years. */
const WITHOUT = `SELECT e.id FROM employee e WHERE e.id > ? AND NOT EXISTS
  (SELECT 1 FROM leave_entry n WHERE n.employee_id = e.id AND n.leave_type_id = ? AND n.entry_key = ?) ORDER BY e.id LIMIT ?`;

/** Stores what was left of closed years, some people at a time. Killed at any point, it begins again with those who lack it. */
@Injectable()
export class ClosingUpkeep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly closings: ClosedBalances,
    private readonly accounts: LeaveAccounts,
  ) {}

  async round(stopping: AbortSignal): Promise<void> {
    for (const type of await this.work.read<DueType>(DUE)) await this.store(type, stopping);
  }

  private async store({ id, closedUntil }: DueType, stopping: AbortSignal): Promise<void> {
    for (let last = ''; !stopping.aborted;) {
      const people = await this.work.read<{ id: string }>(WITHOUT, [
        last,
        id,
        `closing ${closedUntil}`,
        PEOPLE_PER_READ,
      ]);
      for (let start = 0; start < people.length && !stopping.aborted; start += PEOPLE_PER_UNIT)
        await this.unit(people.slice(start, start + PEOPLE_PER_UNIT).map((person) => person.id));
      last = people.at(-1)?.id ?? last;
      if (people.length < PEOPLE_PER_READ) break;
    }
    if (stopping.aborted) return;
    await this.work.write((manager) =>
      manager.query('UPDATE leave_type SET closings_until = ? WHERE id = ?', [closedUntil, id]),
    );
  }

  /** Behind the lock, so that a change that began before is in it, and one that begins later finds the year closed. */
  private async unit(employeeIds: string[]): Promise<void> {
    const write = async (manager: Parameters<typeof lockLeave>[0]) => {
      await lockLeave(manager, employeeIds);
      await this.closings.store(manager, employeeIds);
      await this.accounts.refresh(manager, employeeIds);
    };
    await this.work.write(write);
    await setImmediate();
  }
}
