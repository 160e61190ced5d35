import { PASSWORD_MIN, longEnough } from '../auth/passwords.js';
import { normalized } from './normalized-text.js';

const COMMONEST = 3_000;

/** Alphabet, digits, and the rows of English, French and German keyboards, the row of digits also with shift. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  '!@#$%^&*()',
  '!"§$%&/()=',
  '&é"\'(-è_çà',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Those of a list in the order of their frequency that are long enough to be chosen. */
export function commonestPasswords(list: readonly string[]): string[] {
  return list.filter((password) => longEnough(password, PASSWORD_MIN)).slice(0, COMMONEST);
}

/** One of the list in any case, one character repeated, or one run of keys, letters or digits. Nothing that only resembles these. */
export function isCommonPassword(password: string, isListed: (word: string) => boolean): boolean {
  const text = normalized(password, 'NFC').toLowerCase();
  return isListed(text) || isRepeated(text) || isRun(text);
}

function isRepeated(text: string): boolean {
  return new Set(text).size === 1;
}

function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text)) || isRunOfDigits(text);
}

/** Up or down, and on from 9 to 0, since a run of ten digits is not long enough everywhere. */
function isRunOfDigits(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const step = (Number(text[1]) - Number(text[0]) + 10) % 10;
  return (
    (step === 1 || step === 9) &&
    [...text].every((digit, at) => at === 0 || Number(digit) === (Number(text[at - 1]) + step) % 10)
  );
}
