import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  commonestPasswords,
  isCommonPassword,
} from '../../../api/contract/text/common-passwords.js';
import { isOwnWord, type OwnTexts, ownWords } from '../../../api/contract/text/own-words.js';
import type { PasswordEstimate, Strength, Weakness } from './password-strength.js';

/** Includes large lists of common passwords, so this module should only be loaded once the user types. */
const listed = new Set(commonestPasswords(dictionary['passwords-common']));
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Guesses as powers of ten: out of reach of attacks through the sign-in page, of attacks on a stolen hash, of any attack. */
const THRESHOLDS = [6, 10, 16];
/** Estimating longer passwords takes long; they are strong, or the repetition shows within this length. */
const MAX_ESTIMATED_LENGTH = 64;

const WEAKNESSES: Record<string, Weakness> = {
  topTen: 'first',
  topHundred: 'first',
  common: 'first',
  similarToCommon: 'first',
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
};

export function estimateStrength(password: string, texts: OwnTexts): PasswordEstimate {
  if (isOwnWord(password, texts)) return { strength: 1, weakness: 'own', refused: true };
  const { guessesLog10, feedback } = zxcvbn.check(
    [...password].slice(0, MAX_ESTIMATED_LENGTH).join(''),
    ownWords(texts),
  );
  const strength = (1 +
    THRESHOLDS.filter((threshold) => guessesLog10 >= threshold).length) as Strength;
  const weakness = WEAKNESSES[feedback.warning ?? ''];
  if (isCommonPassword(password, (word) => listed.has(word)))
    return { strength: 1, weakness: weakness ?? 'first', refused: true };
  return { strength, weakness };
}
