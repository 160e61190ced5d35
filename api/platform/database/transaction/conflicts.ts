import { Problem, type ProblemCode, refusal, type Refusal } from '../../../contract/problem.js';
import {
  isForeignKeyViolation,
  isUnavailable,
  violatedUnique,
} from '../connection/driver-errors.js';

interface Conflict {
  /** `key` is what a server reports, `columns` what SQLite reports. */
  key: string;
  columns: string;
  code: ProblemCode;
  field: string;
  reason: Refusal;
}

const CONFLICTS: Conflict[] = [
  {
    key: 'account_email_unique',
    columns: 'account.email_key',
    code: 'account.email_taken',
    field: 'email',
    reason: refusal('account.email_taken'),
  },
  {
    key: 'department_name_unique',
    columns: 'department.name_key',
    code: 'department.name_taken',
    field: 'dep_name',
    reason: refusal('department.name_taken'),
  },
  {
    key: 'employee_id_unique',
    columns: 'employee.employee_id_key',
    code: 'employee.id_taken',
    field: 'employeeId',
    reason: refusal('employee.id_taken'),
  },
  {
    key: 'leave_type_name_unique',
    columns: 'leave_type.name_key',
    code: 'type.name_taken',
    field: 'name',
    reason: refusal('type.name_taken'),
  },
  {
    key: 'leave_policy_name_unique',
    columns: 'leave_policy.name_key',
    code: 'policy.name_taken',
    field: 'name',
    reason: refusal('policy.name_taken'),
  },
  {
    key: 'salary_pay_date_unique',
    columns: 'salary.employee_id, salary.pay_date, salary.valid',
    code: 'salary.date_taken',
    field: 'payDate',
    reason: refusal('salary.date_taken'),
  },
  {
    key: 'work_pattern_name_unique',
    columns: 'work_pattern.name_key',
    code: 'pattern.name_taken',
    field: 'name',
    reason: refusal('pattern.name_taken'),
  },
  {
    key: 'holiday_calendar_name_unique',
    columns: 'holiday_calendar.name_key',
    code: 'calendar.name_taken',
    field: 'name',
    reason: refusal('calendar.name_taken'),
  },
  {
    key: 'coverage_rule_name_unique',
    columns: 'coverage_rule.name_key',
    code: 'coverage.name_taken',
    field: 'name',
    reason: refusal('coverage.name_taken'),
  },
  {
    key: 'pay_component_name_unique',
    columns: 'pay_component.name_key',
    code: 'payroll.component_name_taken',
    field: 'name',
    reason: refusal('payroll.component_name_taken'),
  },
  {
    key: 'pay_run_regular_unique',
    columns: 'pay_run.regular_period',
    code: 'payroll.period_taken',
    field: 'period',
    reason: refusal('payroll.period_taken'),
  },
  {
    key: 'leave_day_morning_unique',
    columns: 'leave_day.employee_id, leave_day.day, leave_day.morning',
    code: 'leave.overlap',
    field: 'startDate',
    reason: refusal('leave.overlap_unnamed'),
  },
  {
    key: 'leave_day_afternoon_unique',
    columns: 'leave_day.employee_id, leave_day.day, leave_day.afternoon',
    code: 'leave.overlap',
    field: 'startDate',
    reason: refusal('leave.overlap_unnamed'),
  },
  {
    key: 'leave_entry_reverses_unique',
    columns: 'leave_entry.reverses',
    code: 'entry.reversed',
    field: 'reverses',
    reason: refusal('entry.reversed'),
  },
];

export function problemOf(error: unknown): Problem | undefined {
  const unique = violatedUnique(error);
  if (unique !== undefined) {
    const conflict = CONFLICTS.find(({ key, columns }) => key === unique || columns === unique);
    if (!conflict)
      return new Problem('request.conflict', refusal('request.conflict'), { cause: error });
    return new Problem(conflict.code, conflict.reason, {
      errors: { [conflict.field]: conflict.reason },
      cause: error,
    });
  }
  if (isForeignKeyViolation(error)) {
    return new Problem('request.conflict', refusal('request.reference_conflict'), { cause: error });
  }
  if (isUnavailable(error)) {
    return new Problem('server.unavailable', refusal('server.database_away'), {
      retryAfter: 5,
      cause: error,
    });
  }
  return undefined;
}
