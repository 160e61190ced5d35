import type { RunSignaturesResponse } from '../contract/payroll/payroll-responses.js';
import {
  Problem,
  PROBLEM_STATUS,
  type ProblemCode,
  type ProblemDetails,
  type Reason,
} from '../contract/problem.js';
import { REFUSALS, type RefusalKey } from '../contract/refusals/refusals.js';
import type { ErrorResponse } from '../contract/responses.js';
import { problemResponse } from '../platform/http/problem.filter.js';
import { BY_FIELD } from './example-values.js';
import type { ResponseExamples } from './examples.js';
import type { Part } from './routes.js';

/** A refusal has the key of its code, unless several have one code. */
const REASONS: Partial<Record<ProblemCode, RefusalKey | { text: string }>> = {
  'request.invalid': 'field.required',
  'request.malformed': { text: 'The body must be a JSON object.' },
  'request.unsupported_type': { text: 'This content type is not supported.' },
  'request.conflict': 'request.reference_conflict',
  'request.stale': 'department.stale',
  'request.too_many': 'form.others_under_way',
  'auth.code_needed': 'code.required',
  'auth.invalid_code': 'code.wrong',
  'auth.too_many_tries': 'auth.too_many_attempts',
  'account.not_invitable': 'invitation.has_password',
  'image.not_found': 'photo.not_found',
  'import.not_now': 'import.uploaded',
  'leave.already_decided': 'leave.already_approved',
  'leave.insufficient': 'leave.insufficient_days',
  'leave.too_long': 'leave.longest_days',
  'server.unavailable': 'server.database_away',
};

/** The field at which a form shows it. */
const FIELDS: Partial<Record<ProblemCode, string>> = {
  'request.invalid': 'name',
  'type.entered_by_admins': 'leaveType',
  'payroll.component_name_taken': 'name',
  'department.name_taken': 'dep_name',
  'employee.id_taken': 'employeeId',
  'account.email_taken': 'email',
  'currency.in_use': 'currency',
  'salary.date_taken': 'payDate',
  'type.name_taken': 'name',
  'policy.name_taken': 'name',
  'pattern.name_taken': 'name',
  'coverage.name_taken': 'name',
  'calendar.name_taken': 'name',
  'rules.in_use': 'unit',
  'leave.closed': 'from',
  'leave.overlap': 'startDate',
  'leave.coverage': 'startDate',
  'leave.notice': 'startDate',
  'leave.waiting': 'startDate',
  'leave.insufficient': 'endDate',
  'leave.too_long': 'endDate',
};

/** Values in sentences that are called otherwise than fields of responses, or mean something else. */
const VALUES: Record<string, string | number> = {
  amount: '3147.69',
  available: 0,
  away: 3,
  before: 4003,
  after: 40_030,
  count: 2,
  earliest: '2026-07-13',
  end: '2026-07-17',
  label: 'Full Name',
  latest: '2025-12-31',
  leftOn: '2026-11-15',
  max: 1000,
  open: '2026-01-01',
  'payroll.recovery_changed.open': '100.00',
  percent: 900,
  period: '2026-11-01 – 2026-11-30',
  short: 2,
  start: '2026-07-06',
  status: 'Approved',
  type: 'Sick Leave',
};

export function problemExamples(responses: ResponseExamples): Record<string, Part> {
  const { unsigned } = responses.of('RunSignaturesResponse') as RunSignaturesResponse;
  return Object.fromEntries(
    (Object.keys(PROBLEM_STATUS) as ProblemCode[]).map((code) => [
      code,
      { value: errorResponse(code, code === 'payroll.four_eyes' ? { unsigned } : {}) },
    ]),
  );
}

function errorResponse(code: ProblemCode, details: ProblemDetails): ErrorResponse {
  const reason = reasonOf(code);
  const field = FIELDS[code];
  const problem = new Problem(code, reason, {
    ...details,
    ...(field && { errors: { [field]: reason } }),
  });
  return problemResponse(problem, '019ab0c2-33aa-7e10-b1f4-9d2c5a7e6b80');
}

function reasonOf(code: ProblemCode): Reason {
  const named = REASONS[code] ?? code;
  if (typeof named === 'object') return named.text;
  if (!isKey(named))
    throw new Error(
      `${code} is the key of no refusal: problem-examples.ts must name one that has it.`,
    );
  const sentence = REFUSALS[named];
  const names = [...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
  if (sentence.includes(' |||| ')) names.push('count');
  const values = names.map((name) => [
    name,
    VALUES[`${named}.${name}`] ?? VALUES[name] ?? BY_FIELD[name] ?? name,
  ]);
  return { key: named, parameters: Object.fromEntries(values) as Record<string, string | number> };
}

function isKey(name: string): name is RefusalKey {
  return name in REFUSALS;
}
