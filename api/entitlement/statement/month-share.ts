import {
  earliest,
  inclusiveDays,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { dividedBy, fraction, plus, times, ZERO, type Fraction } from '../../contract/fraction.js';
import type { PolicyRules } from '../../contract/leave/policy-rules.js';
import type { EntitlementRate } from './entitlement-rate.js';
import type { LeaveYear } from './leave-year.js';
import type { RuleFacts } from './statement-facts.js';

/** The share of a year's entitlement that each day of a month earns; from and to are employed days of the leave year. */
export interface MonthShare {
  from: CalendarDate;
  to: CalendarDate;
  perDay: Fraction;
}

/**
 * A month is a twelfth, spread evenly over its employed days after weighting. `employedTo` is the last day that is
 * reckoned with: grants at the start of a period do not look at a last day of employment, which corrects them when it comes.
 */
export function monthShares(
  year: LeaveYear,
  facts: RuleFacts,
  rates: readonly EntitlementRate[],
  employedTo: CalendarDate | null,
): MonthShare[] {
  const shares: MonthShare[] = [];
  for (const month of year.months) {
    const employed = overlap(month, {
      from: facts.employedFrom ?? month.from,
      to: employedTo ?? month.to,
    });
    const counted = employed && overlap(employed, year);
    if (!employed || !counted) continue;
    const rules = spanOn(facts.rules, counted.from)?.rules ?? year.rules;
    const [days, length] = [
      inclusiveDays(employed.from, employed.to),
      inclusiveDays(month.from, month.to),
    ];
    shares.push({
      ...counted,
      perDay: dividedBy(weight(rules.proration, days, length), fraction(12 * days)),
    });
  }
  return year.rules.proration === 'none' ? wholeYear(shares, rates) : shares;
}

/** The sum of rate times share over the days from `from` to `to`. */
export function earned(
  shares: readonly MonthShare[],
  rates: readonly EntitlementRate[],
  from: CalendarDate,
  to: CalendarDate,
): Fraction {
  let sum = ZERO;
  for (const month of shares) {
    const span = overlap(month, { from, to });
    if (!span) continue;
    for (const [index, rate] of rates.entries()) {
      const next = rates[index + 1];
      if (rate.from > span.to) break;
      if (rate.perYear.n === 0n || (next && next.from <= span.from)) continue;
      const last =
        next && next.from <= span.to
          ? inclusiveDays(latest(rate.from, span.from), next.from) - 1
          : inclusiveDays(latest(rate.from, span.from), span.to);
      sum = plus(sum, times(times(rate.perYear, month.perDay), fraction(last)));
    }
  }
  return sum;
}

export function shareOf(
  shares: readonly MonthShare[],
  from: CalendarDate,
  to: CalendarDate,
): Fraction {
  return shares.reduce((sum, month) => {
    const span = overlap(month, { from, to });
    return span ? plus(sum, times(month.perDay, fraction(inclusiveDays(span.from, span.to)))) : sum;
  }, ZERO);
}

export function overlap(
  a: { from: CalendarDate; to: CalendarDate },
  b: { from: CalendarDate; to: CalendarDate },
) {
  const [from, to] = [latest(a.from, b.from), earliest(a.to, b.to)];
  return from <= to ? { from, to } : undefined;
}

function weight(proration: PolicyRules['proration'], days: number, length: number): Fraction {
  if (proration === 'halfMonths') return fraction(2 * days >= length ? 1 : 0);
  if (proration === 'fullMonths') return fraction(days === length ? 1 : 0);
  return fraction(days, length);
}

/** 'none': the days from the first rate on share the whole year. */
function wholeYear(shares: MonthShare[], rates: readonly EntitlementRate[]): MonthShare[] {
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last) return shares;
  const begun = spanOn(rates, first.from)?.perYear.n
    ? first.from
    : rates.find((rate) => rate.from > first.from && rate.perYear.n > 0n)?.from;
  const whole = begun === undefined ? ZERO : shareOf(shares, begun, last.to);
  return whole.n === 0n
    ? shares
    : shares.map((share) => ({ ...share, perDay: dividedBy(share.perDay, whole) }));
}
