import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { LeaveEnds } from './day-part.js';

interface Asked extends LeaveEnds {
  /** The inclusive number of days, 0 while the dates are missing or invalid. */
  days: number;
  minutes: number | undefined;
}

interface RequestOutlook {
  /** The cost, or the days asked for where nothing is counted. Undefined while unknown. */
  taken: { amount: number; unit: LeaveUnit } | undefined;
  refusal: string | undefined;
}

type Quote = Pick<LeaveQuoteResponse, 'cost' | 'unit' | 'faults'>;

const HALF = 0.5;

/** The cost of a request, and why it will be refused. `counted`: the company counts leave, so only the quote knows. */
export function requestOutlook(
  { days, startsAt, endsAt, minutes }: Asked,
  quote: Quote | undefined,
  counted: boolean,
): RequestOutlook {
  const refusal = quote?.faults[0]?.text;
  if (days === 0 || (counted && !quote)) return { taken: undefined, refusal };
  if (quote && quote.cost !== null)
    return { taken: { amount: quote.cost, unit: quote.unit }, refusal };
  if (minutes !== undefined) return { taken: { amount: minutes, unit: 'minutes' }, refusal };
  const halvesOff = Number(startsAt === 'noon') + Number(endsAt === 'noon');
  return { taken: { amount: days - HALF * halvesOff, unit: 'days' }, refusal };
}
