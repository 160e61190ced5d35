import { QueryFailedError } from 'typeorm';
import { addressOf, driverError } from '../database/connection/driver-errors.js';

/** Driver messages quote user input, so only the error number and the stack are logged. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { code, errno } = driverError(error) ?? {};
  return {
    name: error.name,
    message: error instanceof QueryFailedError || errno !== undefined ? undefined : error.message,
    code,
    errno,
    address: addressOf(error),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    cause: error.cause ? loggable(error.cause) : undefined,
  };
}
