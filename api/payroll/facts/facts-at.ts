import { Injectable } from '@nestjs/common';
import { eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { jobTimeline } from '../../contract/employee/job-facts.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PersonPayFacts, SalaryFrom, UnpaidLeaveDay } from '../due/pay-facts.js';
import { actionsOf, sqlActions } from './recorded-fact.js';

const EMPLOYMENT = actionsOf(({ kind }) => kind === 'employment');
const PERSON = actionsOf(({ kind }) => kind === 'person');
const ENDS = sqlActions('payroll.assign', 'payroll.unassign');

interface CancelledLeave {
  leave: string;
  from: CalendarDate;
  to: CalendarDate;
  startsAt: string;
  endsAt: string;
  minutes: number | null;
  approvedAt: number | string;
}

type Recorded = Partial<Record<'hireDate' | 'leftOn' | 'earlierEmployments', string | null>>;

/** Facts of one person as they were known at an instant: without what was recorded since, with what was taken back since. */
@Injectable()
export class FactsAt {
  constructor(private readonly work: UnitOfWork) {}

  /** `asAdded`: somebody who was added since counts as known, as they were added. */
  async restore(
    employeeId: string,
    facts: PersonPayFacts,
    at: number,
    asAdded: boolean,
  ): Promise<PersonPayFacts> {
    const changed = new Set(facts.recorded.filter((fact) => fact.at > at).map(({ kind }) => kind));
    const isEmployment = changed.has('employment') || changed.has('person');
    return {
      ...facts,
      ...(changed.has('salary') && { salaries: await this.salaries(employeeId, facts, at) }),
      ...(isEmployment && { employments: await this.employments(employeeId, facts, at, asAdded) }),
      ...(changed.has('leave') && { unpaidLeave: await this.unpaidLeave(employeeId, facts, at) }),
      departments: departmentsAt(facts, at),
      assignments: await this.assignments(facts, at),
    };
  }

  /** A salary that became known since counts from the beginning, and so does the one before the first revision. */
  private async salaries(
    employeeId: string,
    { salaries }: PersonPayFacts,
    at: number,
  ): Promise<readonly SalaryFrom[]> {
    const rows = await this.work.read<
      Pick<SalaryFrom, 'from' | 'createdBy'> &
        Record<'salary' | 'recordedAt', number | string> & { source: string; known: number }
    >(
      `SELECT r.effective_date AS "from", r.salary, r.recorded_at AS recordedAt, r.created_by AS createdBy, r.source,
         CASE WHEN r.source = 'opening' AND r.valid = 1 OR r.recorded_at <= ? AND (r.valid = 1 OR r.withdrawn_at > ?) THEN 1 ELSE 0 END AS known
       FROM salary_revision r WHERE r.employee_id = ? ORDER BY r.effective_date, r.id`,
      [at, at, employeeId],
    );
    if (rows.length === 0) return salaries;
    return rows
      .filter(({ known }) => Number(known) === 1)
      .map(({ from, createdBy, salary, recordedAt }) => ({
        from,
        createdBy,
        salary: Number(salary),
        recordedAt: Number(recordedAt),
      }));
  }

  /** Changes keep what they replaced, so the oldest one since then has what was known. None for somebody who was added since by hand; who is imported was paid elsewhere like everybody. */
  private async employments(
    employeeId: string,
    { employments }: PersonPayFacts,
    at: number,
    asAdded: boolean,
  ): Promise<EmploymentPeriod[]> {
    const entries = await this.work.read<{ before: string | null; added: number }>(
      `SELECT t.value_before AS "before", CASE WHEN t.action IN (${PERSON}) THEN 1 ELSE 0 END AS added FROM audit_entry t
       WHERE t.employee_id = ? AND t.action IN (${EMPLOYMENT}, ${PERSON}) AND t.recorded_at > ? ORDER BY t.recorded_at DESC, t.id DESC`,
      [employeeId, at],
    );
    const isNew = entries.some(({ added }) => Number(added) === 1);
    if (isNew && !asAdded) return [];
    const latest = employments.at(-1);
    const known: Recorded = { hireDate: latest?.hiredOn, leftOn: latest?.leftOn };
    for (const { before } of entries) Object.assign(known, JSON.parse(before ?? '{}'));
    const earlier =
      known.earlierEmployments === undefined
        ? employments.slice(0, -1)
        : periodsOf(known.earlierEmployments);
    return [...earlier, { hiredOn: known.hireDate ?? null, leftOn: known.leftOn ?? null }];
  }

  private async unpaidLeave(
    employeeId: string,
    { unpaidLeave }: PersonPayFacts,
    at: number,
  ): Promise<UnpaidLeaveDay[]> {
    const cancelled = await this.work.read<CancelledLeave>(
      `SELECT l.leave_type AS "leave", l.start_date AS "from", l.end_date AS "to", l.starts_at AS startsAt, l.ends_at AS endsAt, l.minutes, l.decided_at AS approvedAt
       FROM leave_request l JOIN leave_type y ON y.id = l.leave_type_id
       WHERE l.employee_id = ? AND y.paid = 0 AND l.status = 'Cancelled' AND l.decided_at <= ? AND l.cancelled_at > ?`,
      [employeeId, at, at],
    );
    return [
      ...unpaidLeave.filter(({ approvedAt }) => approvedAt <= at),
      ...cancelled.flatMap(daysOf),
    ];
  }

  private async assignments(
    { assignments }: PersonPayFacts,
    at: number,
  ): Promise<PersonPayFacts['assignments']> {
    const known = [];
    for (const one of assignments) {
      if (one.run !== null || (one.recordedAt <= at && (one.endedAt ?? 0) <= at)) known.push(one);
      else if (one.recordedAt <= at) known.push({ ...one, to: await this.lastDayOf(one.id, at) });
    }
    return known;
  }

  /** One that was ended may have had another last day before. */
  private async lastDayOf(assignmentId: string, at: number): Promise<CalendarDate | null> {
    const [entry] = await this.work.read<{ after: string | null }>(
      `SELECT t.value_after AS "after" FROM audit_entry t WHERE t.subject_id = ? AND t.action IN (${ENDS}) AND t.recorded_at <= ? ORDER BY t.recorded_at DESC, t.id DESC LIMIT 1`,
      [assignmentId, at],
    );
    return (JSON.parse(entry?.after ?? '{}') as { to?: CalendarDate | null }).to ?? null;
  }
}

/** Of somebody who was added since, the first one. */
function departmentsAt(
  { departmentFacts, departments }: PersonPayFacts,
  at: number,
): PersonPayFacts['departments'] {
  const known = jobTimeline(departmentFacts, 'department', at);
  return known.length > 0 ? known : departments.slice(0, 1);
}

/** As the audit log has them: '2015-03-01/2018-02-28, ../2019-12-31'. */
function periodsOf(intervals: string | null): EmploymentPeriod[] {
  if (!intervals) return [];
  return intervals.split(', ').map((interval) => {
    const [hiredOn, leftOn] = interval.split('/') as [string, string];
    return { hiredOn: hiredOn === '..' ? null : hiredOn, leftOn };
  });
}

function daysOf({
  leave,
  from,
  to,
  startsAt,
  endsAt,
  minutes,
  approvedAt,
}: CancelledLeave): UnpaidLeaveDay[] {
  return eachDay(from, to).map((day) => ({
    leave,
    day,
    morning: day !== from || startsAt === 'morning',
    afternoon: day !== to || endsAt === 'evening',
    minutes,
    approvedAt: Number(approvedAt),
  }));
}
