import { addMonths, addYears, type CalendarDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import {
  fraction,
  isEqual,
  isLess,
  ONE,
  times,
  ZERO,
  type Fraction,
} from '../../contract/fraction.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import type { RuleFacts } from './statement-facts.js';

/** A year's entitlement at this rate, from this day until the next rate. */
export interface EntitlementRate {
  from: CalendarDate;
  perYear: Fraction;
  /** Completed years of service that the tier asks for. */
  tierYears: number;
  workingShare: Fraction;
  version: string | null;
}

const NEVER = '9999-12-31';

/** In order; before the first one the rate is 0. */
export function entitlementRates(facts: RuleFacts): EntitlementRate[] {
  const rates: EntitlementRate[] = [];
  for (const from of changeDays(facts)) {
    const rate = rateOn(facts, from);
    const last = rates.at(-1);
    if (last ? !isSame(rate, last) : rate.perYear.n > 0n) rates.push(rate);
  }
  return rates;
}

/** A newer version or tier of the same amount is a rate of its own: what it grants is named after it. */
function isSame(a: EntitlementRate, b: EntitlementRate): boolean {
  return (
    a.version === b.version &&
    a.tierYears === b.tierYears &&
    isEqual(a.workingShare, b.workingShare) &&
    isEqual(a.perYear, b.perYear)
  );
}

function rateOn(facts: RuleFacts, day: CalendarDate): EntitlementRate {
  const span = spanOn(facts.rules, day);
  const rules = span?.rules;
  const none = {
    from: day,
    perYear: ZERO,
    tierYears: 0,
    workingShare: ONE,
    version: span?.version ?? null,
  };
  if (!rules?.tracked || (rules.wait?.for === 'earn' && day < waitEnd(rules, facts))) return none;
  const workingShare = rules.scale ? workingShareOn(facts, day) : ONE;
  const tier = tierOn(rules, facts.serviceFrom, day);
  return {
    ...none,
    perYear: times(fraction(tier.amount), workingShare),
    tierYears: tier.years,
    workingShare,
  };
}

/** The first day on which leave is earned or used; without a hire date nobody waits. */
export function waitEnd({ wait }: PolicyRules, { employedFrom }: RuleFacts): CalendarDate {
  return wait && employedFrom !== null ? addMonths(employedFrom, wait.months) : '0001-01-01';
}

function tierOn({ tiers }: PolicyRules, serviceFrom: CalendarDate | null, day: CalendarDate) {
  let reached = { years: 0, amount: 0 };
  for (const tier of tiers)
    if (tier.years >= reached.years && anniversary(serviceFrom, tier.years) <= day) reached = tier;
  return reached;
}

function anniversary(serviceFrom: CalendarDate | null, years: number): CalendarDate {
  if (years === 0) return '0001-01-01';
  return serviceFrom === null ? NEVER : addYears(serviceFrom, years);
}

function workingShareOn({ workingTime }: RuleFacts, day: CalendarDate): Fraction {
  const span = spanOn(workingTime, day);
  if (!span || span.fullTime === 0) return ONE;
  const share = fraction(span.worked, span.fullTime);
  return isLess(share, ONE) ? share : ONE;
}

function changeDays(facts: RuleFacts): CalendarDate[] {
  const { employedFrom, rules, workingTime, serviceFrom } = facts;
  const days = [...rules, ...workingTime].map(({ from }) => from);
  for (const span of rules) {
    if (!span.rules) continue;
    for (const tier of span.rules.tiers)
      if (tier.years > 0) days.push(anniversary(serviceFrom, tier.years));
    if (span.rules.wait?.for === 'earn') days.push(waitEnd(span.rules, facts));
  }
  const first = employedFrom ?? inOrder(rules)[0]?.from;
  if (first === undefined) return [];
  return [...new Set([first, ...days.filter((day) => day > first && day < NEVER)])].sort();
}
