import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '../platform/config/folders.js';

let common: Set<string> | undefined;

/** The list holds the 3,000 most frequent passwords of published leaks. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(join(CODE, 'account', 'common-passwords.txt'), 'utf8').trimEnd().split('\n'));
  return common.has(password.toLowerCase());
}
