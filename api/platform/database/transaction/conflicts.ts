import { Problem, type ProblemCode } from '../../../contract/problem.js';
import { isForeignKeyViolation, isUnavailable, violatedUnique } from '../connection/driver-errors.js';

interface Conflict {
  /** `key` is what a server reports, `columns` what SQLite reports. */
  key: string;
  columns: string;
  code: ProblemCode;
  field?: string;
  text: string;
}

const CONFLICTS: Conflict[] = [
  { key: 'account_email_unique', columns: 'account.email_key', code: 'account.email_taken', field: 'email', text: 'This e-mail address already belongs to an account.' },
  { key: 'department_name_unique', columns: 'department.name_key', code: 'department.name_taken', field: 'dep_name', text: 'There is already a department with this name.' },
  { key: 'employee_id_unique', columns: 'employee.employee_id_key', code: 'employee.id_taken', field: 'employeeId', text: 'This employee ID is already in use.' },
  { key: 'salary_pay_date_unique', columns: 'salary.employee_id, salary.pay_date, salary.valid', code: 'salary.date_taken', field: 'payDate', text: 'This employee already has a salary record for this pay date.' },
  { key: 'PRIMARY', columns: 'leave_day.employee_id, leave_day.day', code: 'leave.overlap', field: 'startDate', text: 'These days overlap with another leave request.' },
];

export function problemOf(error: unknown): Problem | undefined {
  const unique = violatedUnique(error);
  if (unique !== undefined) {
    const conflict = CONFLICTS.find(({ key, columns }) => (key === unique && isOfTable(error, columns)) || columns === unique);
    if (!conflict) return new Problem('request.conflict', 'This conflicts with what is already stored.', { cause: error });
    return new Problem(conflict.code, conflict.text, { errors: conflict.field ? { [conflict.field]: conflict.text } : undefined, cause: error });
  }
  if (isForeignKeyViolation(error)) {
    return new Problem('request.conflict', 'Something else still depends on this, or what it refers to is gone.', { cause: error });
  }
  if (isUnavailable(error)) {
    return new Problem('server.unavailable', 'The system is busy or its database is away. Please try again in a moment.', { retryAfter: 5, cause: error });
  }
  return undefined;
}

/** 'PRIMARY' does not name the table, but the statement does. */
function isOfTable(error: unknown, columns: string): boolean {
  const table = columns.slice(0, columns.indexOf('.'));
  return new RegExp(`\\b${table}\\b`).test(String((error as { query?: string }).query ?? ''));
}
