import type { UnsignedRecord } from './payroll/run-signatures.js';
import {
  filledSentence,
  REFUSALS,
  type Placeholders,
  type RefusalKey,
  type RefusalParameters,
} from './refusals/refusals.js';

/** Stable error codes and their HTTP status. */
export const PROBLEM_STATUS = {
  'request.invalid': 400,
  'request.malformed': 400,
  'type.entered_by_admins': 400,
  'auth.required': 401,
  'auth.invalid_credentials': 401,
  'auth.code_needed': 401,
  'auth.invalid_code': 401,
  'access.denied': 403,
  'payroll.four_eyes': 403,
  'payroll.second_admin': 403,
  'payroll.basis_changed': 409,
  'payroll.no_draft': 409,
  'payroll.settlement_paid': 409,
  'payroll.signed': 409,
  'payroll.recovery_changed': 409,
  'payroll.recovery_not_found': 404,
  'payroll.not_single': 409,
  'payroll.withdrawn': 409,
  'access.forgery': 403,
  'leave.own_decision': 403,
  'leave.not_yours': 403,
  'auth.confirm_needed': 403,
  'auth.idle': 403,
  'auth.password_change_required': 403,
  'auth.factor_required': 403,
  'payroll.run_not_found': 404,
  'payroll.payslip_not_found': 404,
  'payroll.component_not_found': 404,
  'payroll.assignment_not_found': 404,
  'payroll.file_not_found': 404,
  'request.not_found': 404,
  'department.not_found': 404,
  'employee.not_found': 404,
  'salary.not_found': 404,
  'revision.not_found': 404,
  'job.not_found': 404,
  'job.type_not_found': 404,
  'leave.not_found': 404,
  'leave.link_not_found': 404,
  'feed.not_found': 404,
  'type.not_found': 404,
  'pattern.not_found': 404,
  'calendar.not_found': 404,
  'coverage.not_found': 404,
  'assignment.not_found': 404,
  'entry.not_found': 404,
  'policy.not_found': 404,
  'preview.not_found': 404,
  'account.not_found': 404,
  'session.not_found': 404,
  'image.not_found': 404,
  'import.not_found': 404,
  'mapping.not_found': 404,
  'request.conflict': 409,
  'payroll.not_set_up': 409,
  'payroll.not_draft': 409,
  'payroll.not_approved': 409,
  'payroll.not_paid': 409,
  'payroll.bank_file_made': 409,
  'payroll.paid_already': 409,
  'payroll.computing': 409,
  'payroll.changed': 409,
  'payroll.errors': 409,
  'payroll.nobody': 409,
  'payroll.run_open': 409,
  'payroll.period_taken': 409,
  'payroll.record_exists': 409,
  'payroll.component_name_taken': 409,
  'payroll.component_used': 409,
  'payroll.assignment_ended': 409,
  'payroll.effect_people': 409,
  'salary.large_change': 409,
  'payroll.started': 409,
  'payroll.no_sepa': 409,
  'payroll.rows_refused': 409,
  'payroll.file_published': 409,
  'payroll.files_unmatched': 409,
  'payroll.files_changed': 409,
  'payroll.nobody_to_pay': 409,
  'salary.of_payslip': 409,
  'request.stale': 409,
  'idempotency.reused': 409,
  'idempotency.not_repeatable': 409,
  'department.name_taken': 409,
  'department.in_use': 409,
  'employee.id_taken': 409,
  'employee.no_last_day': 409,
  'account.email_taken': 409,
  'account.last_admin': 409,
  'account.not_invitable': 409,
  'factor.on': 409,
  'factor.off': 409,
  'currency.in_use': 409,
  'currency.changed': 409,
  'salary.date_taken': 409,
  'salary.already_void': 409,
  'revision.withdrawn': 409,
  'revision.opening': 409,
  'job.same_day': 409,
  'job.changed': 409,
  'job.period_closed': 409,
  'job.withdrawn': 409,
  'job.kept': 409,
  'job.type_name_taken': 409,
  'job.type_in_use': 409,
  'type.name_taken': 409,
  'policy.name_taken': 409,
  'rules.in_use': 409,
  'leave.closed': 409,
  'leave.overlap': 409,
  'leave.already_decided': 409,
  'leave.step_taken': 409,
  'leave.undo_over': 409,
  'pattern.name_taken': 409,
  'calendar.name_taken': 409,
  'coverage.name_taken': 409,
  'assignment.ended': 409,
  'entry.reversed': 409,
  'entry.not_reversible': 409,
  'leave.insufficient': 409,
  'leave.notice': 409,
  'leave.coverage': 409,
  'leave.too_long': 409,
  'leave.waiting': 409,
  'import.not_now': 409,
  'import.stale': 409,
  'import.changed_since': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'auth.too_many_tries': 429,
  'request.too_many': 429,
  'server.error': 500,
  'server.unavailable': 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export interface Refusal {
  key: RefusalKey;
  parameters: RefusalParameters;
}

/** `field` names the field that `label` stands for, where it is not the field at fault. `count` selects a form. */
type ParametersOf<Key extends RefusalKey> = Record<
  Placeholders<(typeof REFUSALS)[Key]>,
  string | number
> & { field?: string; count?: number };

export function refusal<Key extends RefusalKey>(
  key: Key,
  ...[parameters]: [Placeholders<(typeof REFUSALS)[Key]>] extends [never] ? [] : [ParametersOf<Key>]
): Refusal {
  return { key, parameters: parameters ?? {} };
}

export function refusalText({ key, parameters }: Refusal): string {
  return filledSentence(REFUSALS[key], parameters);
}

/** A plain English text is for errors that cannot be caused on our screens. */
export type Reason = Refusal | string;

export interface ProblemDetails {
  /** Reasons by field name. */
  errors?: Record<string, Reason>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** With `payroll.four_eyes`: the facts that lack a signature. */
  unsigned?: UnsignedRecord[];
  cause?: unknown;
}

/** An error for the client: thrown where the rule is, rendered by one exception filter. */
export class Problem extends Error {
  readonly status: number;
  readonly refusal?: Refusal;
  /** English messages by field name. */
  readonly errors?: Record<string, string>;
  readonly refusals?: Record<string, Refusal>;
  readonly retryAfter?: number;
  readonly unsigned?: UnsignedRecord[];

  constructor(
    readonly code: ProblemCode,
    reason: Reason,
    details: ProblemDetails = {},
  ) {
    super(textOf(reason), { cause: details.cause });
    this.name = 'Problem';
    this.status = PROBLEM_STATUS[code];
    if (isRefusal(reason)) this.refusal = reason;
    if (details.errors) {
      const reasons = Object.entries(details.errors);
      this.errors = Object.fromEntries(reasons.map(([field, at]) => [field, textOf(at)]));
      const refusals = reasons.filter((entry): entry is [string, Refusal] => isRefusal(entry[1]));
      if (refusals.length > 0) this.refusals = Object.fromEntries(refusals);
    }
    this.retryAfter = details.retryAfter;
    this.unsigned = details.unsigned;
  }

  /** A 400 about one field; its reason is also that of the response. */
  static at(field: string, reason: Reason): Problem {
    return new Problem('request.invalid', reason, { errors: { [field]: reason } });
  }
}

function isRefusal(reason: Reason): reason is Refusal {
  return typeof reason !== 'string';
}

function textOf(reason: Reason): string {
  return isRefusal(reason) ? refusalText(reason) : reason;
}
