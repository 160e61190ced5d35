import type { CalendarDate } from '../../../contract/calendar-date.js';
import { daysOf, type Found } from './proposed-days.js';

/** A holiday of a country that a calendar does not have. It stays known if an update of the library renames it or writes its rule otherwise. */
export interface LeftOutProposal {
  rule: string;
  name: string;
}

export function isLeftOut({ rule, name }: LeftOutProposal, leftOut: readonly LeftOutProposal[]): boolean {
  return leftOut.some((one) => one.rule === rule || one.name === name);
}

interface Decision {
  /** The country's holidays in the years of the change. */
  found: readonly Found[];
  /** The days of the calendar after it. */
  holidays: ReadonlySet<CalendarDate>;
  /** The days that an admin has added or removed. */
  changed: ReadonlySet<CalendarDate>;
  /** Where the country is chosen: public holidays that were not taken are left out. */
  chosen: boolean;
}

export function leftOutAfter(before: readonly LeftOutProposal[], { found, holidays, changed, chosen }: Decision): LeftOutProposal[] {
  const decided = found.filter((proposal) => daysOf(proposal).some(({ day }) => changed.has(day)) || (chosen && proposal.type === 'public'));
  const isTaken = (proposal: Found) => daysOf(proposal).some(({ day }) => holidays.has(day));
  const marks = decided.filter((proposal) => !isTaken(proposal)).map(({ rule, name }) => ({ rule, name }));
  const kept = before.filter((one) => !decided.some((proposal) => isLeftOut(proposal, [one])));
  return [...kept, ...marks.filter((mark, index) => !isLeftOut(mark, marks.slice(0, index)))];
}
