export const MIN_LENGTH = 6;

/** 0 is too short to be one; 1 to 4 are the dots of the meter. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** From here on a password is fair, good, strong. */
const STEPS = [9, 14, 20];
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * A measure by length first and variety second: three words beat eight signs. It knows no list of passwords;
 * whether one is among the commonest only the server can tell.
 */
export function strengthOf(password: string, own: string[]): Strength {
  const letters = [...password];
  if (letters.length < MIN_LENGTH) return 0;
  if (holdsOwn(password, own)) return 1;
  const length = letters.reduce((sum, letter, index) => sum + (follows(letters[index - 1], letter) ? 0.25 : 1), 0);
  const variety = KINDS.filter((kind) => kind.test(password)).length - 1;
  const worth = length + 1.5 * variety;
  return (1 + STEPS.filter((step) => worth >= step).length) as Strength;
}

/** 'aaa', '123' and 'cba' are long for the eye only. */
function follows(before: string | undefined, letter: string): boolean {
  return before !== undefined && Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** Whether a word of one's own name, e-mail or company is in it. */
export function holdsOwn(password: string, own: string[]): boolean {
  const whole = password.toLowerCase();
  const words = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.some((word) => [...word].length > 3 && whole.includes(word));
}
