import { createRequire } from 'node:module';
import { isCommonPassword as isCommon } from '../contract/common-passwords.js';

let listed: Set<string> | undefined;

/** 49,000 passwords of published leaks, among them those of English and French people; loaded with the first password that is chosen. */
export function isCommonPassword(password: string): boolean {
  listed ??= readList();
  return isCommon(password, (word) => (listed as Set<string>).has(word));
}

function readList(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
