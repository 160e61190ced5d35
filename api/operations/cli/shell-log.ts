import type { LoggerService } from '@nestjs/common';

/** Nest logs an error with its stack before it throws it; runProgram says it in a sentence. */
export const SHELL_LOG: LoggerService = {
  log: () => undefined,
  warn: print,
  error: print,
};

function print(message: unknown): void {
  if (typeof message === 'string') process.stderr.write(`${message}\n`);
}
