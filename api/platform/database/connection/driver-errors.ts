import { QueryFailedError } from 'typeorm';

interface DriverError {
  message: string;
  code?: string;
  errno?: number;
  /** The address that did not answer; not in every error of a connection. */
  address?: string;
  hostname?: string;
  port?: number;
}

export function driverError(error: unknown): DriverError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  // Not instanceof: a native addon creates its errors in another realm.
  return typeof error === 'object' && error !== null && 'message' in error
    ? (error as DriverError)
    : undefined;
}

/** For log lines: kind, code and address. Messages may quote input or the user of the database. */
export function errorReason(error: unknown): string {
  const { name = typeof error } = (error ?? {}) as { name?: string };
  const { code, errno } = driverError(error) ?? {};
  return [name, code ?? errno, addressOf(error)].filter((part) => part !== undefined).join(' ');
}

/** 'host:port' of a connection that could not be opened, never the user or the password. */
export function addressOf(error: unknown): string | undefined {
  const failed = driverError(error);
  const { errors } = (failed ?? {}) as { errors?: unknown };
  // A name with several addresses fails with an error for each.
  const [first] = (Array.isArray(errors) ? errors : []) as DriverError[];
  const { address, hostname, port } = first ?? failed ?? {};
  const host = address ?? hostname;
  return host === undefined ? undefined : [host, port].filter(Boolean).join(':');
}

// Deadlock, lock wait timeout, snapshot conflict: the database rolled the transaction back, and it can run again.
const SERIALIZATION_FAILURES = new Set([1213, 1205, 1020]);

export function isSerializationFailure(error: unknown): boolean {
  const errno = driverError(error)?.errno;
  return errno !== undefined && SERIALIZATION_FAILURES.has(errno);
}

export function isLocked(error: unknown): boolean {
  return /database is locked/.test(driverError(error)?.message ?? '');
}

/** A server reports the constraint ('account_email_unique'), SQLite the columns ('account.email_key'). */
export function violatedUnique(error: unknown): string | undefined {
  const { message = '', errno } = driverError(error) ?? {};
  if (errno === 1062) return /for key '(?:[^'.]+\.)?([^'.]+)'$/.exec(message)?.[1] ?? '';
  return /UNIQUE constraint failed: (.+)/.exec(message)?.[1];
}

export function isMissingTable(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1146 || message.includes('no such table');
}

export function isMissingColumn(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1054 || message.includes('no such column');
}

export function isQueryTimeout(error: unknown): boolean {
  return driverError(error)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT';
}

export function isForeignKeyViolation(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1451 || errno === 1452 || message.includes('FOREIGN KEY constraint failed');
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);
// Too many connections, shutdown, killed, read-only, outside the Galera primary component (1047, or 1180 in COMMIT), disk full, retries exhausted.
const UNAVAILABLE_ERRNOS = new Set([
  1021, 1040, 1041, 1047, 1053, 1114, 1158, 1159, 1160, 1161, 1180, 1203, 1205, 1213, 1020, 1290,
  1317, 1792, 1836, 1927, 2006, 2013, 3024, 4031,
]);

export function isUnavailable(error: unknown): boolean {
  const { message = '', code = '', errno } = driverError(error) ?? {};
  if (error instanceof Error && error.name === 'DatabaseBusyError') return true;
  if (UNAVAILABLE_CODES.has(code) || (errno !== undefined && UNAVAILABLE_ERRNOS.has(errno)))
    return true;
  return /database is locked|database or disk is full|disk I\/O error|Pool is closed|Queue limit reached|No connections available/i.test(
    message,
  );
}
