import { appendFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** How many rounds each race and each series of kills has. */
export const ROUNDS = Number(process.env.LONG_ROUNDS ?? 100);
export const KILLS = Number(process.env.LONG_KILLS ?? 20);
export const MINUTES = Number(process.env.LONG_MINUTES ?? 10);

/** Adds a finding of the running test to its line of the table. */
export function note(text: string): void {
  write({ test: expect.getState().currentTestName, text });
}

/** Notes a version on which the whole run was made; said once. */
export function fact(text: string): void {
  write({ fact: text });
}

/** Something that could not be tried on this machine, for its line of the table. */
export function skipped(title: string, reason: string): void {
  write({ skipped: title, reason });
}

function write(line: object): void {
  const file = process.env.LONG_NOTES;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  else console.log(line);
}
