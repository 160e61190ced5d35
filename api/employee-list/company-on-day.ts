import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmployeeSummary } from '../contract/employee/employee-responses.js';
import type { EmploymentStatus } from '../contract/employee/employment-status.js';
import type { StaffChange } from '../contract/organisation/organisation.js';
import { employedWithin } from '../employee/employed-within.js';
import { isInForceOn } from '../employee/job/fact-on.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface Count {
  /** On the day. */
  status: EmploymentStatus;
  isHereToday: boolean;
  people: number;
}

/** How many people the company has on another day than today. */
@Injectable()
export class CompanyOnDay {
  constructor(private readonly work: UnitOfWork) {}

  async summary(day: CalendarDate, today: CalendarDate): Promise<EmployeeSummary> {
    const counts = await this.count(day, today);
    const people = (status: EmploymentStatus) =>
      counts.reduce((sum, one) => sum + (one.status === status ? one.people : 0), 0);
    const employed = employedWithin(day, day);
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM department d WHERE EXISTS (SELECT 1 FROM job_fact f JOIN employee e ON e.id = f.employee_id
         WHERE f.kind = 'department' AND f.value_id = d.id AND ${isInForceOn(day)} AND ${employed.sql})`,
      employed.parameters,
    );
    return {
      total: people('Active'),
      departments: Number(row?.n),
      upcoming: people('Upcoming'),
      left: people('Left'),
      since: changeBetween(counts, day < today),
    };
  }

  /** Who joins and who leaves between a day and today. */
  async change(day: CalendarDate, today: CalendarDate): Promise<StaffChange> {
    return changeBetween(await this.count(day, today), day < today);
  }

  private async count(day: CalendarDate, today: CalendarDate): Promise<Count[]> {
    const [onDay, here] = [employedWithin(day, day), employedWithin(today, today)];
    const rows = await this.work.read<{
      status: EmploymentStatus;
      here: number | string;
      people: number | string;
    }>(
      `SELECT status, here, COUNT(*) AS people FROM (SELECT CASE WHEN ${onDay.sql} THEN 'Active'
           WHEN e.hire_date > ? AND NOT EXISTS (SELECT 1 FROM earlier_employment f WHERE f.employee_id = e.id AND (f.hired_on IS NULL OR f.hired_on <= ?)) THEN 'Upcoming'
           ELSE 'Left' END AS status, CASE WHEN ${here.sql} THEN 1 ELSE 0 END AS here FROM employee e) people GROUP BY status, here`,
      [...onDay.parameters, day, day, ...here.parameters],
    );
    return rows.map((row) => ({
      status: row.status,
      isHereToday: Number(row.here) === 1,
      people: Number(row.people),
    }));
  }
}

function changeBetween(counts: readonly Count[], isPast: boolean): StaffChange {
  const sum = (some: (count: Count) => boolean) =>
    counts.reduce((people, one) => people + (some(one) ? one.people : 0), 0);
  const onlyToday = sum(({ status, isHereToday }) => status !== 'Active' && isHereToday);
  const onlyThen = sum(({ status, isHereToday }) => status === 'Active' && !isHereToday);
  return isPast ? { joined: onlyToday, left: onlyThen } : { joined: onlyThen, left: onlyToday };
}
