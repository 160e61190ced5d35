/** Where pay was shown; 'list' and 'export' show several employees at once. */
export const PAY_ACCESS_PLACES = [
  'details',
  'history',
  'list',
  'export',
  'import',
  'audit',
  'bank',
  'payslip',
  'run',
] as const;
export type PayAccessPlace = (typeof PAY_ACCESS_PLACES)[number];

/** Name of the actor when a command line program acts and nobody is signed in. */
export const COMMAND_LINE = 'Command line';

export interface PayAccessRecord {
  _id: string;
  /** Name at the time. */
  by: { name: string };
  at: string;
  where: PayAccessPlace;
  /** Number of employees whose pay was shown together; null for everybody. */
  people: number | null;
}

/** For the current year, which began on `since`. */
export interface PayAccessSummary {
  since: string;
  accesses: number;
  /** Number of distinct people who saw the pay. */
  people: number;
}
