export const MIN_LENGTH = 6;

/** 0 is too short or not estimated yet; 1 to 4 are the steps of the meter. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export type Weakness = 'own' | 'first' | 'keys' | 'repeats' | 'sequence' | 'date';

export interface PasswordEstimate {
  strength: Strength;
  weakness?: Weakness;
}

export const longEnough = (password: string): boolean => [...password].length >= MIN_LENGTH;
