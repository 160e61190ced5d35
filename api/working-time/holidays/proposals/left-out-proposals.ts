import type { CalendarDate } from '../../../contract/calendar-date.js';
import { daysOf, type Found } from './proposed-days.js';

/** A holiday of a country that an admin did not tick or has removed. It stays known if an update of the library renames it or writes its rule otherwise. */
export interface LeftOutProposal {
  rule: string;
  name: string;
}

export function isLeftOut(
  { rule, name }: LeftOutProposal,
  leftOut: readonly LeftOutProposal[],
): boolean {
  return leftOut.some((one) => one.rule === rule || one.name === name);
}

interface Decision {
  /** The country's holidays in a year of the change. */
  found: readonly Found[];
  /** The days of the calendar after it. */
  holidays: ReadonlySet<CalendarDate>;
  /** The days that an admin has added or removed. */
  changed: ReadonlySet<CalendarDate>;
  /** The days were chosen from all holidays of the year, so the others were not ticked. */
  ticked: boolean;
}

export function leftOutAfter(
  before: readonly LeftOutProposal[],
  { found, holidays, changed, ticked }: Decision,
): LeftOutProposal[] {
  const isTaken = (proposal: Found) => daysOf(proposal).some(({ day }) => holidays.has(day));
  const taken = found.filter(isTaken);
  const all = ticked && taken.some(({ type }) => type === 'public');
  const decided = found.filter(
    (proposal) => all || daysOf(proposal).some(({ day }) => changed.has(day)),
  );
  // A holiday that moves to another day has a second proposal of the same rule.
  const marks = decided
    .filter((proposal) => !isTaken(proposal) && !(all && isLeftOut(proposal, taken)))
    .map(({ rule, name }) => ({ rule, name }));
  const kept = before.filter((one) => !decided.some((proposal) => isLeftOut(proposal, [one])));
  return [...kept, ...marks.filter((mark, index) => !isLeftOut(mark, marks.slice(0, index)))];
}
