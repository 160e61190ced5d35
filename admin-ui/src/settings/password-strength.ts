/** The steps of the meter. */
export type Strength = 1 | 2 | 3 | 4;

export type Weakness = 'own' | 'first' | 'keys' | 'repeats' | 'sequence' | 'date';

export interface PasswordEstimate {
  strength: Strength;
  weakness?: Weakness;
  /** The server does not take it; otherwise the estimate is advice. */
  refused?: boolean;
}
