import { createRequire } from 'node:module';
import {
  commonestPasswords,
  isCommonPassword as isCommon,
} from '../contract/text/common-passwords.js';
import { COMMONEST_FRENCH, COMMONEST_GERMAN, COMMONEST_REPEATED } from './commonest-passwords.js';

let listed: Set<string> | undefined;

/** The 3,000 commonest of published leaks, and those of French and German speakers; loaded with the first password that is chosen. */
export function isCommonPassword(password: string): boolean {
  listed ??= readList();
  return isCommon(password, (word) => (listed as Set<string>).has(word));
}

function readList(): Set<string> {
  const require = createRequire(import.meta.url);
  const { dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set([
    ...commonestPasswords(dictionary['passwords-common']),
    ...COMMONEST_REPEATED,
    ...COMMONEST_FRENCH,
    ...COMMONEST_GERMAN,
  ]);
}
