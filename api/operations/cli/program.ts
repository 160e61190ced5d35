import { resolve } from 'node:path';
import { QueryFailedError } from 'typeorm';
import { Problem } from '../../contract/problem.js';
import { problemOf } from '../../platform/database/transaction/conflicts.js';

/** npm runs programs at the top of the project; paths are meant from where npm was called. */
export function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}

interface Failure {
  /** Exit code of what could not be done. */
  code?: number;
  /** What is said after the reason. */
  then?: string;
}

/** Runs a program to its exit code: what `work` answers, else 0. What it throws is told in a sentence on standard error. */
export function runProgram(work: () => Promise<number | void>, { code: failed = 1, then = '' }: Failure = {}): void {
  // What is written is everybody's pay.
  process.umask(0o077);
  work().then(
    (code) => (process.exitCode = code ?? 0),
    (error: unknown) => {
      process.stderr.write(`${reasonOf(error)}\n${then}`);
      process.exitCode = failed;
    },
  );
}

/** One line for each thing that is wrong. */
function reasonOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no such file: ${path}`;
  const problem = error instanceof Problem ? error : problemOf(error);
  // A driver's own words quote what people typed, and tell whom it signs in as.
  if (!problem && error instanceof QueryFailedError) return `The database refused a statement (${code ?? 'no code'}). Is another program changing the schema?`;
  return [...new Set([problem?.message ?? message, ...Object.values(problem?.errors ?? {})])].join('\n');
}
