/**
 * Response bodies and records. Ids are UUIDv7, instants ISO 8601 in UTC, amounts exact to two decimals.
 * Lists carry `summary` when the query asks for a page with `range`.
 */
import type { UnsignedRecord } from './payroll/run-signatures.js';
import type { RefusalRecord } from './refusals/refusals.js';

export interface SuccessResponse {
  success: true;
}

export interface MessageResponse extends SuccessResponse {
  message: string;
}

export interface ErrorResponse {
  success: false;
  /** Stable code for programs. */
  code: string;
  /** Message for a person. */
  error: string;
  /** The same text as `error`. */
  message: string;
  /** Messages by field name. */
  errors?: { [field: string]: string };
  /** `error` as key and values, for clients that translate. */
  refusal?: RefusalRecord;
  /** `errors` as keys and values, by field name. */
  refusals?: { [field: string]: RefusalRecord };
  /** With `payroll.four_eyes`: the facts that lack a signature. */
  unsigned?: UnsignedRecord[];
  requestId: string;
}

export interface HealthResponse extends SuccessResponse {
  status: 'ok';
  version?: string;
  commit?: string;
}

export interface VersionResponse extends SuccessResponse {
  version: string;
  /** Twelve digits, with '-dirty' if the sources of the build had changes; or 'unknown'. */
  commit: string;
}
