import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PaidLeave } from '../../contract/payroll/payslips.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayAssignment, PayComponent } from '../due/pay-facts.js';

interface AssignmentRow {
  id: string;
  componentId: string;
  employeeId: string | null;
  departmentId: string | null;
  runId: string | null;
  period: CalendarDate | null;
  amount: number | string | null;
  rate: number | null;
  hours: number | null;
  hourly: number | string | null;
  from: CalendarDate;
  to: CalendarDate | null;
  note: string | null;
  recordedAt: number | string;
  createdBy: string;
  endedAt: number | string | null;
  withdrawnAt: number | string | null;
  importId: string | null;
  unusedLeave: string | null;
}

const ASSIGNMENTS = `SELECT a.id, a.component_id AS componentId, a.employee_id AS employeeId, a.department_id AS departmentId, a.run_id AS runId, p.start_date AS period,
    a.amount, a.rate, a.hours, a.hourly, a.from_date AS "from", a.to_date AS "to", a.note, a.recorded_at AS recordedAt, a.created_by AS createdBy, a.ended_at AS endedAt, a.withdrawn_at AS withdrawnAt, a.import_id AS importId, a.unused_leave AS unusedLeave
  FROM pay_assignment a LEFT JOIN pay_run r ON r.id = a.run_id LEFT JOIN pay_period p ON p.id = r.period_id`;

const optional = (value: number | string | null) => (value === null ? null : Number(value));

/** Components, and what they give to whom. */
@Injectable()
export class AssignmentReader {
  constructor(private readonly work: UnitOfWork) {}

  /** Single payments of the periods that begin on a day or later, and all that were withdrawn. */
  async read(
    employeeIds: readonly string[],
    runId: string | null,
    since: CalendarDate,
  ): Promise<{ shared: PayAssignment[]; own: Map<string, PayAssignment[]> }> {
    const shared = await this.work.read<AssignmentRow>(
      `${ASSIGNMENTS} WHERE a.employee_id IS NULL ORDER BY a.id`,
    );
    const counts =
      "(a.run_id IS NULL OR a.run_id = ? OR (a.from_date >= ? OR a.withdrawn_at IS NOT NULL) AND r.state IN ('approved', 'paying', 'paid'))";
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<AssignmentRow>(
        `${ASSIGNMENTS} WHERE a.employee_id IN (${places}) AND ${counts} ORDER BY a.id`,
        [...ids, runId ?? '', since],
      ),
    );
    const own = new Map<string, PayAssignment[]>();
    for (const row of rows)
      own.set(row.employeeId as string, [
        ...(own.get(row.employeeId as string) ?? []),
        assignment(row),
      ]);
    return { shared: shared.map(assignment), own };
  }

  /** In their order; also those that are switched off, which past periods may have. */
  async components(): Promise<PayComponent[]> {
    const rows = await this.work.read<Omit<PayComponent, 'prorated'> & { prorated: number }>(
      'SELECT id, name, kind, unit, prorated, wage_code AS wageCode, position FROM pay_component ORDER BY position, id',
    );
    return rows.map((row) => ({ ...row, prorated: row.prorated === 1 }));
  }
}

function assignment({
  employeeId,
  departmentId,
  runId,
  period,
  amount,
  hourly,
  recordedAt,
  endedAt,
  withdrawnAt,
  importId,
  unusedLeave,
  ...row
}: AssignmentRow): PayAssignment {
  return {
    ...row,
    departmentId,
    scope: employeeId !== null ? 'employee' : departmentId !== null ? 'department' : 'everybody',
    run: runId === null ? null : { id: runId, period: period ?? '' },
    amount: optional(amount),
    hourly: optional(hourly),
    recordedAt: Number(recordedAt),
    endedAt: optional(endedAt),
    withdrawnAt: optional(withdrawnAt),
    imported: importId !== null,
    ...(unusedLeave !== null && { unusedLeave: JSON.parse(unusedLeave) as PaidLeave[] }),
  };
}
