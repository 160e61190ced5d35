import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { inOrder } from '../../contract/dated-spans.js';
import { postingsOf, type Posting } from './accrual.js';
import { datedId } from './allocation-name.js';
import { entitlementRates, type EntitlementRate } from './entitlement-rate.js';
import { leaveYearOn, type LeaveYear } from './leave-year.js';
import { firstRuledDay } from './rule-on-day.js';
import type { RuleFacts, StatementFacts } from './statement-facts.js';

/** The leave years of one employment period, and what each grants: neither entries nor leave change them, so that all statements of a person share them. */
export class YearGrants {
  private readonly found: LeaveYear[] = [];
  private readonly posted = new Map<LeaveYear, Posting[]>();
  private readonly rates: EntitlementRate[];
  private next: CalendarDate | undefined;

  constructor(private readonly facts: RuleFacts) {
    this.rates = entitlementRates(facts);
    this.next = facts.rules[0] && firstRuledDay(facts, facts.rules[0].from);
  }

  /** Those that begin by `until`. None under 'hire' years without a hire date. */
  years(until: CalendarDate): LeaveYear[] {
    while (this.next !== undefined && this.next <= until) {
      const year = leaveYearOn(this.facts, this.next);
      if (year)
        this.found.push(
          this.found.some(({ id }) => id === year.id) ? { ...year, id: datedId(year) } : year,
        );
      this.next = year && firstRuledDay(this.facts, addDays(year.to, 1));
    }
    return this.found.filter(({ from }) => from <= until);
  }

  /** The first leave year that begins after a day without a policy. */
  yearAfter(day: CalendarDate): LeaveYear | undefined {
    const first = firstRuledDay(this.facts, day);
    return first === undefined ? undefined : this.years(first).find(({ from }) => from === first);
  }

  postings(year: LeaveYear): Posting[] {
    const postings = this.posted.get(year) ?? postingsOf(year, this.facts, this.rates);
    this.posted.set(year, postings);
    return postings;
  }
}

export interface OrderedFacts extends StatementFacts {
  readonly grants: YearGrants;
}

export function orderedFacts(facts: StatementFacts & { grants?: YearGrants }): OrderedFacts {
  const closings = facts.closings.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const ordered = {
    ...facts,
    rules: inOrder(facts.rules),
    workingTime: inOrder(facts.workingTime),
    closings,
  };
  return { ...ordered, grants: facts.grants ?? new YearGrants(ordered) };
}

/** As if the days from this one on were open. */
export function openFrom(facts: StatementFacts, day: CalendarDate): OrderedFacts {
  const closings = facts.closings.filter((closing) => closing.day < day);
  return orderedFacts(
    closings.length === facts.closings.length ? facts : { ...facts, closings, grants: undefined },
  );
}
