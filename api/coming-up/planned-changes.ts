import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { ComingChange, ComingPerson } from '../contract/coming-up/coming-up.js';
import { JOB_KINDS, type JobKind } from '../contract/employee/job-facts.js';
import { JobNames } from '../employee/job/job-names.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface ChangeRow extends ComingPerson {
  from: CalendarDate;
  recordedAt: number | string;
}

interface FactRow extends ChangeRow {
  kind: JobKind;
  valueId: string | null;
  value: string | null;
}

const PERSON = 'e.id AS _id, a.name';

/** Who has left by the day changes no more. */
const people = (employeeId: string, day: string) =>
  `JOIN employee e ON e.id = ${employeeId} AND (e.left_on IS NULL OR e.left_on >= ${day}) JOIN account a ON a.id = e.account_id`;

/** Facts, salaries and working time that begin in a span, without amounts. */
@Injectable()
export class PlannedChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly names: JobNames,
  ) {}

  async read(from: CalendarDate, to: CalendarDate): Promise<ComingChange[]> {
    const facts = await this.work.read<FactRow>(
      `SELECT ${PERSON}, f.from_date AS "from", c.recorded_at AS recordedAt, f.kind, f.value_id AS valueId, f.value
       FROM job_fact f JOIN job_change c ON c.id = f.change_id ${people('f.employee_id', 'f.from_date')}
       WHERE f.kind IN (${JOB_KINDS.map(() => '?').join(', ')}) AND f.from_date BETWEEN ? AND ? AND f.valid = 1`,
      [...JOB_KINDS, from, to],
    );
    const nameOf = await this.names.read(facts);
    const salaries = await this.work.read<ChangeRow>(
      `SELECT ${PERSON}, r.effective_date AS "from", r.recorded_at AS recordedAt
       FROM salary_revision r ${people('r.employee_id', 'r.effective_date')} WHERE r.effective_date BETWEEN ? AND ? AND r.valid = 1`,
      [from, to],
    );
    const patterns = await this.work.read<ChangeRow & { pattern: string | null }>(
      `SELECT ${PERSON}, s.from_date AS "from", s.recorded_at AS recordedAt, p.name AS pattern
       FROM leave_assignment s ${people('s.employee_id', 's.from_date')} LEFT JOIN work_pattern p ON p.id = s.pattern_id
       WHERE s.subject = 'pattern' AND s.live = 1 AND s.from_date BETWEEN ? AND ?`,
      [from, to],
    );
    const change = this.changes();
    return [
      ...facts.map((fact) => change(fact, fact.kind, nameOf(fact))),
      ...salaries.map((salary) => change(salary, 'salary', null)),
      ...patterns.map((one) => change(one, 'pattern', one.pattern)),
    ];
  }

  /** A day's beginning in the company's time zone is looked up once. */
  private changes() {
    const starts = new Map<CalendarDate, number>();
    return (
      { _id, name, from, recordedAt }: ChangeRow,
      subject: ComingChange['subject'],
      value: string | null,
    ): ComingChange => {
      const start = starts.get(from) ?? this.clock.startOf(from);
      starts.set(from, start);
      return {
        person: { _id, name },
        from,
        subject,
        value,
        isPlanned: Number(recordedAt) < start,
      };
    };
  }
}
