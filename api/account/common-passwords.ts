import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/** Whether it is one of the 3,000 commonest passwords; the list is ordered by how often each was found in published leaks. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(new URL('../account/common-passwords.txt', import.meta.url), 'utf8').trimEnd().split('\n'));
  return common.has(password.toLowerCase());
}
