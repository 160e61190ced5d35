import { QueryFailedError } from 'typeorm';

/** What a driver says when something fails; both drivers' shapes in one. */
interface DriverError {
  message: string;
  code?: string;
  errno?: number;
}

export function driverError(error: unknown): DriverError | undefined {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  // Not by its class: an addon makes its errors outside the program's own world.
  return typeof error === 'object' && error !== null && 'message' in error ? (error as DriverError) : undefined;
}

// Deadlock, lock wait, snapshot conflict: the transaction was given up for another and can be run again.
const SERIALIZATION_FAILURES = new Set([1213, 1205, 1020]);

export function isSerializationFailure(error: unknown): boolean {
  const errno = driverError(error)?.errno;
  return errno !== undefined && SERIALIZATION_FAILURES.has(errno);
}

/** Another process has been writing to the embedded database's file for longer than was waited. */
export function isLocked(error: unknown): boolean {
  return /database is locked/.test(driverError(error)?.message ?? '');
}

/**
 * The unique key that a write ran into: its name where the server tells it ('account_email_unique'),
 * its columns where the embedded database does ('account.email_key').
 */
export function violatedUnique(error: unknown): string | undefined {
  const { message = '', errno } = driverError(error) ?? {};
  if (errno === 1062) return /for key '(?:[^'.]+\.)?([^'.]+)'$/.exec(message)?.[1] ?? '';
  return /UNIQUE constraint failed: (.+)$/.exec(message)?.[1];
}

export function isMissingTable(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1146 || message.includes('no such table');
}

export function isMissingColumn(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1054 || message.includes('no such column');
}

/** The server took too long: what the connection does now nobody knows. */
export function isUnanswered(error: unknown): boolean {
  return driverError(error)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT';
}

export function isForeignKeyViolation(error: unknown): boolean {
  const { message = '', errno } = driverError(error) ?? {};
  return errno === 1451 || errno === 1452 || message.includes('FOREIGN KEY constraint failed');
}

const AWAY_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST', 'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR', 'PROTOCOL_SEQUENCE_TIMEOUT',
]);
// Too many connections, shutting down, killed, read-only, not in the cluster's primary part (1047, in the middle of a
// COMMIT 1180), disk full; and gave up retrying.
const AWAY_NUMBERS = new Set([1021, 1040, 1041, 1047, 1053, 1114, 1158, 1159, 1160, 1161, 1180, 1203, 1205, 1213, 1020, 1290, 1317, 1792, 1836, 1927, 2006, 2013, 3024, 4031]);

/** Whether the database is away, full or too busy: trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  const { message = '', code = '', errno } = driverError(error) ?? {};
  if (error instanceof Error && error.name === 'DatabaseBusyError') return true;
  if (AWAY_CODES.has(code) || (errno !== undefined && AWAY_NUMBERS.has(errno))) return true;
  return /database is locked|database or disk is full|disk I\/O error|Pool is closed|Queue limit reached|No connections available/i.test(message);
}
