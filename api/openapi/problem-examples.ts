import { Problem, type ProblemCode, type Reason, refusal, type Refusal } from '../contract/problem.js';
import type { ErrorResponse } from '../contract/responses.js';
import { problemResponse } from '../platform/http/problem.filter.js';
import type { Part } from './routes.js';

type Reasons = Record<ProblemCode, Reason | [field: string, reason: Refusal]>;

const REASONS: Reasons = {
  'request.invalid': ['name', refusal('field.required', { label: 'Full Name' })],
  'request.malformed': 'The body must be a JSON object.',
  'type.entered_by_admins': ['leaveType', refusal('type.entered_by_admins', { type: 'Parental Leave' })],
  'auth.required': refusal('auth.required'),
  'auth.invalid_credentials': refusal('auth.invalid_credentials'),
  'auth.code_needed': refusal('code.required'),
  'auth.invalid_code': refusal('code.wrong'),
  'access.denied': refusal('access.denied'),
  'access.forgery': refusal('access.forgery'),
  'leave.own_decision': refusal('leave.own_decision'),
  'leave.not_yours': refusal('leave.not_yours'),
  'leave.step_taken': refusal('leave.step_taken'),
  'leave.link_not_found': refusal('leave.link_not_found'),
  'feed.not_found': refusal('feed.not_found'),
  'auth.confirm_needed': refusal('auth.confirm_needed'),
  'auth.idle': refusal('auth.idle'),
  'auth.password_change_required': refusal('auth.password_change_required'),
  'auth.factor_required': refusal('auth.factor_required'),
  'request.not_found': refusal('request.not_found'),
  'department.not_found': refusal('department.not_found'),
  'employee.not_found': refusal('employee.not_found'),
  'salary.not_found': refusal('salary.not_found'),
  'leave.not_found': refusal('leave.not_found'),
  'type.not_found': refusal('type.not_found'),
  'policy.not_found': refusal('policy.not_found'),
  'pattern.not_found': refusal('pattern.not_found'),
  'calendar.not_found': refusal('calendar.not_found'),
  'assignment.not_found': refusal('assignment.not_found'),
  'entry.not_found': refusal('entry.not_found'),
  'account.not_found': refusal('account.not_found'),
  'session.not_found': refusal('session.not_found'),
  'image.not_found': refusal('photo.not_found'),
  'import.not_found': refusal('import.not_found'),
  'mapping.not_found': refusal('mapping.not_found'),
  'import.not_now': refusal('import.uploaded'),
  'import.stale': refusal('import.stale'),
  'import.changed_since': refusal('import.changed_since', { count: 3 }),
  'request.conflict': refusal('request.reference_conflict'),
  'request.stale': refusal('department.stale'),
  'idempotency.reused': refusal('idempotency.reused'),
  'idempotency.not_repeatable': refusal('idempotency.not_repeatable'),
  'department.name_taken': ['dep_name', refusal('department.name_taken')],
  'department.in_use': refusal('department.in_use', { count: 3 }),
  'employee.id_taken': ['employeeId', refusal('employee.id_taken')],
  'employee.no_last_day': refusal('employee.no_last_day'),
  'account.email_taken': ['email', refusal('account.email_taken')],
  'account.last_admin': refusal('account.last_admin'),
  'account.not_invitable': refusal('invitation.has_password'),
  'factor.on': refusal('factor.on'),
  'factor.off': refusal('factor.off'),
  'currency.in_use': ['currency', refusal('currency.in_use', { currency: 'EUR' })],
  'currency.changed': refusal('currency.changed'),
  'salary.date_taken': ['payDate', refusal('salary.date_taken')],
  'salary.already_void': refusal('salary.already_void'),
  'type.name_taken': ['name', refusal('type.name_taken')],
  'policy.name_taken': ['name', refusal('policy.name_taken')],
  'rules.in_use': ['unit', refusal('rules.in_use')],
  'leave.closed': ['from', refusal('leave.closed', { latest: '2025-12-31', open: '2026-01-01' })],
  'leave.overlap': ['startDate', refusal('leave.overlap', { type: 'Sick Leave', start: '2026-07-06', end: '2026-07-17', status: 'Approved' })],
  'leave.already_decided': refusal('leave.already_approved'),
  'pattern.name_taken': ['name', refusal('pattern.name_taken')],
  'calendar.name_taken': ['name', refusal('calendar.name_taken')],
  'assignment.ended': refusal('assignment.ended'),
  'preview.not_found': refusal('preview.not_found'),
  'entry.reversed': refusal('entry.reversed'),
  'entry.not_reversible': refusal('entry.not_reversible'),
  'leave.insufficient': ['endDate', refusal('leave.insufficient_days', { short: 1, day: '2026-12-18', start: '2026-07-06', available: 0, count: 1 })],
  'leave.notice': ['startDate', refusal('leave.notice', { count: 7, earliest: '2026-07-13' })],
  'leave.too_long': ['endDate', refusal('leave.longest_days', { count: 20 })],
  'leave.waiting': ['startDate', refusal('leave.waiting', { earliest: '2026-10-01' })],
  'request.too_large': refusal('request.too_large'),
  'request.unsupported_type': 'This content type is not supported.',
  'request.too_many': refusal('form.others_under_way'),
  'auth.too_many_tries': refusal('auth.too_many_attempts', { count: 12 }),
  'server.error': refusal('server.error'),
  'server.unavailable': refusal('server.database_away'),
};

export function problemExamples(): Record<string, Part> {
  return Object.fromEntries(Object.entries(REASONS).map(([code, reason]) => [code, { value: errorResponse(code as ProblemCode, reason) }]));
}

function errorResponse(code: ProblemCode, example: Reasons[ProblemCode]): ErrorResponse {
  const problem = Array.isArray(example) ? new Problem(code, example[1], { errors: { [example[0]]: example[1] } }) : new Problem(code, example);
  return problemResponse(problem, '019ab0c2-33aa-7e10-b1f4-9d2c5a7e6b80');
}
