import type { CalendarDate } from '../calendar-date.js';

export const REVISION_REASON_MAX = 200;

/** 'opening': the salary before the first change, from the beginning. 'edit': changed with the employee's record. 'revision': recorded for a day. */
export const REVISION_SOURCES = ['opening', 'edit', 'revision', 'import'] as const;
export type RevisionSource = (typeof REVISION_SOURCES)[number];

export type RevisionState = 'planned' | 'inForce' | 'past';

export interface SalaryRevisionRecord {
  _id: string;
  /** First day of this salary. */
  from: CalendarDate;
  /** Monthly. */
  salary: number;
  reason: string | null;
  source: RevisionSource;
  /** Null for an opening, and for an import on the command line. */
  by: { name: string } | null;
  recordedAt: string;
  state: RevisionState;
}

/** The change in percent, to one decimal, if it is more than the limit; undefined where it is not, or nothing was paid before. */
export function changeAbove(before: number, after: number, limit: number): number | undefined {
  if (before <= 0 || Math.abs(after - before) * 100 <= limit * before) return undefined;
  return Math.round(((after - before) * 1000) / before) / 10;
}

/** In force is the latest revision up to the day. Takes revisions in order of date. */
export function inForceOn<Revision extends { from: CalendarDate }>(
  revisions: readonly Revision[],
  day: CalendarDate,
): Revision | undefined {
  return revisions.findLast(({ from }) => from <= day);
}
