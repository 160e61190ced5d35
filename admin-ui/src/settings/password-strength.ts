export const MIN_LENGTH = 6;

/** 0 is too short to be one, or not judged yet; 1 to 4 are the dots of the meter. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** What makes a weak password weak. */
export type Weakness = 'own' | 'first' | 'keys' | 'repeats' | 'sequence' | 'date';

export interface Judgement {
  strength: Strength;
  weakness?: Weakness;
}

export const longEnough = (password: string): boolean => [...password].length >= MIN_LENGTH;

/** The words of one's own name, e-mail and company. */
export const wordsOf = (own: string[]): string[] =>
  own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => [...word].length > 3);

export function holdsOwn(password: string, own: string[]): boolean {
  const whole = password.toLowerCase();
  return wordsOf(own).some((word) => whole.includes(word));
}
