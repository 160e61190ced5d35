import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { holdsOwn, type Judgement, longEnough, type Strength, type Weakness, wordsOf } from './password-strength';

/** Comes with its lists of common passwords, which weigh more than the page around it: load it when somebody types. */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Powers of ten of guesses: more than a sign-in page lets through, than a stolen hash allows, than anybody will try. */
const STEPS = [6, 10, 16];
/** What is longer is strong, or a repetition that is seen in so much of it; all of it would take long. */
const MOST_READ = 64;

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

/** By how many guesses somebody would need who knows what people choose. */
export function judge(password: string, own: string[]): Judgement {
  if (!longEnough(password)) return { strength: 0 };
  if (holdsOwn(password, own)) return { strength: 1, weakness: 'own' };
  const { guessesLog10, feedback } = guesser.check([...password].slice(0, MOST_READ).join(''), wordsOf(own));
  const strength = (1 + STEPS.filter((step) => guessesLog10 >= step).length) as Strength;
  return { strength, weakness: WEAKNESSES[feedback.warning ?? ''] };
}
