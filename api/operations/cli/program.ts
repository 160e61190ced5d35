import { resolve } from 'node:path';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../../contract/problem.js';
import { diagnoseFolderError } from '../../platform/config/folder-diagnosis.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { problemOf } from '../../platform/database/transaction/conflicts.js';

/** npm runs programs in the project's root; paths are relative to the caller's folder. */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}

/** For a connection that the other side does not close. */
const CLOSING_MS = 3_000;

interface OnFailure {
  exitCode?: number;
  note?: string;
}

/** Exits with the code that `work` returns, or 0. Prints errors to standard error as sentences. */
export function runProgram(
  work: () => Promise<number | void>,
  { exitCode: failureCode = 1, note = '' }: OnFailure = {},
): void {
  // Programs write files with pay.
  process.umask(0o077);
  void work()
    .then(
      (code) => (process.exitCode = code ?? 0),
      (error: unknown) => {
        process.stderr.write(`${reasonOf(error)}\n${note}`);
        process.exitCode = failureCode;
      },
    )
    .finally(() => setTimeout(() => process.exit(), CLOSING_MS).unref());
}

/** For arguments that cannot be read. */
export function withUsage(usage: string): number {
  process.stderr.write(usage);
  return 2;
}

function reasonOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no such file: ${path}`;
  const diagnosis = diagnoseFolderError(error) ?? diagnoseDatabaseError(error);
  if (diagnosis) return `${diagnosis.found}\n${diagnosis.advice}`;
  const problem = error instanceof Problem ? error : problemOf(error);
  // Driver messages quote user input and the database user.
  if (!problem && error instanceof QueryFailedError)
    return `The database refused a statement (${code ?? 'no code'}). Is another program changing the schema?`;
  return [...new Set([problem?.message ?? message, ...Object.values(problem?.errors ?? {})])].join(
    '\n',
  );
}
