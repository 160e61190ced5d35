import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { WorkingTimes } from '../../working-time/working-times.js';
import { LeaveRulesReader } from '../policies/leave-rules.js';
import type { Closing } from '../statement/statement-facts.js';
import { LeaveDays } from './leave-days.js';
import { personEntitlements, type LeaveFacts } from './leave-facts.js';
import type {
  EmploymentTerms,
  PersonEntitlement,
  StoredClosing,
  StoredEntry,
} from './person-entitlement.js';

type EntryRow = StoredEntry & { employeeId: string };

type ClosingRow = Pick<StoredClosing, 'leaveTypeId' | 'day'> & {
  employeeId: string;
  content: string;
};

/** Reads what statements are derived from. Checks no access: callers find the employees through EmployeeAccess first. */
@Injectable()
export class EntitlementFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: EmploymentPeriods,
    private readonly workingTimes: WorkingTimes,
    private readonly rules: LeaveRulesReader,
    private readonly leaveDays: LeaveDays,
  ) {}

  async readPerson(employeeId: string): Promise<PersonEntitlement> {
    return (await this.readPeople([employeeId])).get(employeeId) as PersonEntitlement;
  }

  async readPeople(employeeIds: readonly string[]): Promise<Map<string, PersonEntitlement>> {
    return employeeIds.length === 0
      ? new Map()
      : personEntitlements(employeeIds, await this.read(employeeIds));
  }

  async readTerms(employeeIds: readonly string[]): Promise<Map<string, EmploymentTerms>> {
    return personEntitlements(employeeIds, await this.readWithoutLeave(employeeIds));
  }

  /** With the holidays of some calendars that these people do not have (yet). */
  async readWithoutLeave(
    employeeIds: readonly string[],
    calendars: readonly string[] = [],
  ): Promise<LeaveFacts> {
    const rules = await this.rules.facts();
    const workingTime = await this.workingTimes.facts(employeeIds, calendars);
    const periods = await this.periods.readMany([...employeeIds]);
    const none = new Map<string, never[]>();
    return { rules, workingTime, periods, entries: none, closings: none, days: none };
  }

  /** With the holidays of some calendars that these people do not have (yet). */
  async read(
    employeeIds: readonly string[],
    calendars: readonly string[] = [],
  ): Promise<LeaveFacts> {
    const terms = await this.readWithoutLeave(employeeIds, calendars);
    const entries = grouped(await this.entries(employeeIds));
    const closings = grouped(await this.closings(employeeIds));
    const days = grouped(await this.leaveDays.read(employeeIds));
    return { ...terms, entries, closings, days };
  }

  private entries(employeeIds: readonly string[]): Promise<EntryRow[]> {
    return this.work.read<EntryRow>(
      `SELECT id, employee_id AS employeeId, leave_type_id AS leaveTypeId, day, kind, amount, until_date AS until, reverses
       FROM leave_entry WHERE employee_id IN (${employeeIds.map(() => '?').join(', ')}) AND kind <> 'closing'`,
      [...employeeIds],
    );
  }

  private async closings(
    employeeIds: readonly string[],
  ): Promise<(StoredClosing & { employeeId: string })[]> {
    const rows = await this.work.read<ClosingRow>(
      `SELECT employee_id AS employeeId, leave_type_id AS leaveTypeId, day, allocations AS content
       FROM leave_entry WHERE employee_id IN (${employeeIds.map(() => '?').join(', ')}) AND kind = 'closing'`,
      [...employeeIds],
    );
    return rows.map(({ content, ...row }) => ({
      ...row,
      ...(JSON.parse(content) as Pick<Closing, 'allocations' | 'debt'>),
    }));
  }
}

function grouped<Row extends { employeeId: string; day: CalendarDate }>(
  rows: Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.employeeId);
    if (group) group.push(row);
    else groups.set(row.employeeId, [row]);
  }
  return groups;
}
