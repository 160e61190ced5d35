export interface AwayDay {
  away: number;
  /** Above the limit of a rule: one that refuses leave, or one that warns. */
  over?: 'block' | 'warn';
  /** A rule lets no one be away. */
  closed?: 'block' | 'warn';
}
