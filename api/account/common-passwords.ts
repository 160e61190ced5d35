import { createRequire } from 'node:module';
import { isCommonPassword as isCommon } from '../contract/text/common-passwords.js';
import { folded } from '../contract/text/folded-text.js';

let listed: Set<string> | undefined;

/** 49,000 passwords of published leaks, and the French words and first names that these lack; loaded with the first password that is chosen. */
export function isCommonPassword(password: string): boolean {
  listed ??= readList();
  return isCommon(password, (word) => (listed as Set<string>).has(word));
}

function readList(): Set<string> {
  const require = createRequire(import.meta.url);
  const { dictionary: common } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const { dictionary: french } =
    require('@zxcvbn-ts/language-fr') as typeof import('@zxcvbn-ts/language-fr');
  return new Set([
    ...common['passwords-common'],
    ...[...french['commonWords-fr'], ...french['firstnames-fr']].map(folded),
  ]);
}
