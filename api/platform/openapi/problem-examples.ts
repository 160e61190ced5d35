import type { ErrorResponse } from '../../contract/responses.js';
import type { ProblemCode } from '../../contract/problem.js';
import type { Part } from './part.js';

const TEXTS: Record<ProblemCode, string | [field: string, text: string]> = {
  'request.invalid': ['name', 'Full Name is required.'],
  'request.malformed': 'The request must carry a JSON object.',
  'auth.required': 'Please sign in.',
  'auth.invalid_credentials': 'Invalid email or password',
  'auth.code_needed': 'Please enter the code from your app too.',
  'auth.invalid_code': 'Invalid code',
  'access.denied': 'You are not allowed to do this.',
  'access.forgery': 'This request did not come from this page. Please reload it and try again.',
  'auth.confirm_needed': 'Please confirm your password to go on.',
  'auth.idle': 'You were away for a while. Please confirm your password to go on.',
  'auth.factor_required': 'Your company asks for a second factor. Please turn it on to go on.',
  'request.not_found': 'There is nothing at this address.',
  'department.not_found': 'Department Not Found',
  'employee.not_found': 'Employee Not Found',
  'salary.not_found': 'Salary Record Not Found',
  'leave.not_found': 'Leave Request Not Found',
  'account.not_found': 'This account does not exist.',
  'session.not_found': 'This session does not exist.',
  'image.not_found': 'This photo does not exist.',
  'import.not_found': 'This import does not exist.',
  'mapping.not_found': 'This mapping does not exist.',
  'import.not_now': 'The file must be checked first.',
  'import.stale': 'Something was changed since the file was checked. Nothing was stored; please check it again.',
  'import.changed_since': '3 records were changed since, so this import cannot be undone.',
  'request.conflict': 'Something else still depends on this, or what it refers to is gone.',
  'request.stale': 'Someone else changed this department meanwhile. Please load it again.',
  'idempotency.reused': 'This Idempotency-Key was already used for another request.',
  'idempotency.not_repeatable': 'This request was already carried out; its answer cannot be shown again.',
  'department.name_taken': ['dep_name', 'There is already a department with this name.'],
  'department.in_use': 'This department still has 3 employees. Move them to another department first.',
  'employee.id_taken': ['employeeId', 'This employee ID is already in use.'],
  'account.email_taken': ['email', 'This e-mail address already belongs to an account.'],
  'account.last_admin': 'This is the last admin who can sign in. Make somebody else an admin first.',
  'account.not_invitable': 'This person already has a password. Make a link to set a new one.',
  'factor.on': 'The second factor is already on.',
  'factor.off': 'This account has no second factor.',
  'salary.date_taken': ['payDate', 'This employee already has a salary record for this pay date.'],
  'salary.already_void': 'This salary record is already void.',
  'leave.overlap': ['startDate', 'These days overlap with another leave request.'],
  'leave.already_decided': 'This leave request is already approved.',
  'request.too_large': 'This is too large to be taken.',
  'request.unsupported_type': 'This kind of content cannot be taken here.',
  'auth.too_many_tries': 'Too many attempts. Please try again in 12 minutes.',
  'server.error': 'Something went wrong on our side.',
  'server.unavailable': 'The system is busy or its database is away. Please try again in a moment.',
};

export function problemExamples(): Record<string, Part> {
  return Object.fromEntries(Object.entries(TEXTS).map(([code, text]) => [code, { value: errorResponse(code, text) }]));
}

function errorResponse(code: string, message: string | [string, string]): ErrorResponse {
  const [field, text] = typeof message === 'string' ? [undefined, message] : message;
  return {
    success: false,
    code,
    error: text,
    message: text,
    ...(field && { errors: { [field]: text } }),
    requestId: '019ab0c2-33aa-7e10-b1f4-9d2c5a7e6b80',
  };
}
