import { resolve } from 'node:path';
import { Problem } from '../contract/problem.js';
import { problemOf } from '../database/conflicts.js';

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
  return [...new Set([problem?.message ?? message, ...Object.values(problem?.errors ?? {})])].join('\n');
}
