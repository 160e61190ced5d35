import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import {
  fraction,
  isEqual,
  ONE,
  plus,
  roundedTo,
  times,
  toNumber,
  ZERO,
  type Fraction,
} from '../../contract/fraction.js';
import type { EntitlementRate } from './entitlement-rate.js';
import type { LeaveYear } from './leave-year.js';
import { earned, monthShares, shareOf, type MonthShare } from './month-share.js';
import type { RuleFacts } from './statement-facts.js';

/** A grant of a leave year; a change or a last day can take back. */
export interface Posting {
  day: CalendarDate;
  kind: 'accrual' | 'change' | 'leaving';
  amount: number;
  numbers: Record<string, number>;
  version: string | null;
}

/** The exact amount that is earned by this day of the leave year. */
interface Target extends Omit<Posting, 'amount'> {
  earned: Fraction;
}

/** A posting is the rounded sum so far, less what was posted: the parts of a year always add up to the whole. */
export function postingsOf(
  year: LeaveYear,
  facts: RuleFacts,
  rates: readonly EntitlementRate[],
): Posting[] {
  const { step, mode } = year.rules;
  const posted: Posting[] = [];
  let sum = 0;
  for (const { earned: exact, ...target } of targets(new YearAccrual(year, facts, rates))) {
    const amount = roundedTo(exact, step, mode) - sum;
    if (amount === 0) continue;
    posted.push({
      ...target,
      amount,
      numbers: target.kind === 'leaving' ? { earned: sum + amount, posted: sum } : target.numbers,
    });
    sum += amount;
  }
  return posted;
}

function targets(accrual: YearAccrual): Target[] {
  const { frequency, timing } = accrual.year.rules;
  if (timing === 'end')
    return frequency === 'yearly' ? [accrual.reached(accrual.lastDay)] : accrual.monthEnds();
  const granted = frequency === 'yearly' ? accrual.rateChanges() : accrual.monthStarts();
  return accrual.leaves
    ? [...granted, { ...accrual.reached(accrual.lastDay), kind: 'leaving' }]
    : granted;
}

class YearAccrual {
  readonly leaves: boolean;
  readonly lastDay: CalendarDate;
  /** As if the employment went on. */
  private readonly expected: MonthShare[];
  private readonly actual: MonthShare[];

  constructor(
    readonly year: LeaveYear,
    facts: RuleFacts,
    private readonly rates: readonly EntitlementRate[],
  ) {
    this.leaves = facts.employedTo !== null && facts.employedTo <= year.to;
    this.lastDay = earliest(year.to, facts.employedTo ?? year.to);
    this.expected = monthShares(year, facts, rates, null);
    this.actual = this.leaves ? monthShares(year, facts, rates, facts.employedTo) : this.expected;
  }

  /** The rate for the rest of the year on the first day that has one; later the difference. */
  rateChanges(): Target[] {
    const { from, to } = this.year;
    const days = [
      from,
      ...this.rates.map((rate) => rate.from).filter((day) => day > from && day <= this.lastDay),
    ];
    return days.flatMap((day, index) => {
      const rate = spanOn(this.rates, day);
      if (!rate) return [];
      const rest = shareOf(this.expected, day, to);
      const before = index === 0 ? ZERO : earned(this.expected, this.rates, from, addDays(day, -1));
      const earlier = index === 0 ? undefined : spanOn(this.rates, addDays(day, -1));
      const kind = earlier && earlier.perYear.n > 0n ? ('change' as const) : ('accrual' as const);
      return [
        {
          day,
          kind,
          earned: plus(before, times(rate.perYear, rest)),
          numbers: numbers(rate, earlier, rest),
          version: rate.version,
        },
      ];
    });
  }

  monthStarts(): Target[] {
    return this.expected.flatMap(({ from, to }) => {
      const first = spanOn(this.rates, from)?.perYear.n
        ? from
        : this.rates.find((rate) => rate.from > from && rate.perYear.n > 0n)?.from;
      return first !== undefined && first <= to && first <= this.lastDay
        ? [this.target(first, from, to, this.expected)]
        : [];
    });
  }

  monthEnds(): Target[] {
    return this.actual.map(({ from, to }) => this.target(to, from, to, this.actual));
  }

  reached(day: CalendarDate): Target {
    return this.target(day, this.year.from, day, this.actual);
  }

  /** Posts on `day` all that is earned by `to`; `from` is where the posting's own span begins. */
  private target(
    day: CalendarDate,
    from: CalendarDate,
    to: CalendarDate,
    shares: readonly MonthShare[],
  ): Target {
    const [first, last] = [spanOn(this.rates, from), spanOn(this.rates, to)];
    return {
      day,
      kind: 'accrual',
      earned: earned(shares, this.rates, this.year.from, to),
      numbers: last ? numbers(last, first, shareOf(shares, from, to)) : {},
      version: last?.version ?? this.year.version,
    };
  }
}

/** The why of a posting: amounts a year, months of twelve, the tier's years and the share of full time, and what of them was otherwise before. */
function numbers(
  rate: EntitlementRate,
  earlier: EntitlementRate | undefined,
  share: Fraction,
): Record<string, number> {
  const found: Record<string, number> = {
    rate: roundedTo(rate.perYear, 1, 'nearest'),
    months: toNumber(times(share, fraction(12))),
  };
  if (rate.tierYears > 0) found.years = rate.tierYears;
  if (rate.workingShare !== ONE) found.share = toNumber(rate.workingShare);
  if (!earlier || isEqual(earlier.perYear, rate.perYear)) return found;
  found.rateBefore = roundedTo(earlier.perYear, 1, 'nearest');
  if (earlier.tierYears !== rate.tierYears) found.yearsBefore = earlier.tierYears;
  if (!isEqual(earlier.workingShare, rate.workingShare))
    found.shareBefore = toNumber(earlier.workingShare);
  return found;
}
