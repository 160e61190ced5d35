/** Where somebody's pay was opened; 'list' and 'export' show many people's together. */
export const PAY_PLACES = ['details', 'history', 'list', 'export', 'import', 'audit'] as const;
export type PayPlace = (typeof PAY_PLACES)[number];

/** In place of a name, where a program of the shell read the database and nobody was signed in. */
export const COMMAND_LINE = 'Command line';

export interface PayAccessRecord {
  _id: string;
  /** The name as it was then. */
  by: { name: string };
  at: string;
  where: PayPlace;
  /** How many people's pay was shown together; null: everybody's. */
  people: number | null;
}

/** Of this year, which began on `since`. */
export interface PayAccessSummary {
  since: string;
  accesses: number;
  /** How many different people opened it. */
  people: number;
}
