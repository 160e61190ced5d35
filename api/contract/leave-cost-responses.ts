import type { CalendarDate } from './calendar-date.js';
import type { DayCostRecord } from './day-costs.js';
import type { LeaveUnit } from './policy-rules.js';
import type { RefusalRecord } from './records.js';
import type { SuccessResponse } from './responses.js';

/** Amounts in the type's unit: days with up to three decimals, or whole minutes. */

/** Why a request would be refused, as the refusal would say it. */
export interface LeaveFaultRecord {
  code: string;
  text: string;
  /** For the words of a screen; null where only the text is known. */
  refusal: RefusalRecord | null;
  overridable: boolean;
}

export interface LeaveQuoteResponse extends SuccessResponse {
  unit: LeaveUnit;
  /** Null where no policy holds on a requested day. */
  cost: number | null;
  days: DayCostRecord[];
  /** On the first day, without the request; null where nothing limits it. */
  available: number | null;
  /** On the last day, with the request. */
  remaining: number | null;
  shortBy: number | null;
  shortOn: CalendarDate | null;
  /** What it would take from. */
  uses: { allocation: string; amount: number; until: CalendarDate | null }[];
  /** What would refuse it; an admin passes those that are `overridable`. */
  faults: LeaveFaultRecord[];
}

/** Each day's cost in a month, for the picker. */
export interface LeaveCostsResponse extends SuccessResponse {
  unit: LeaveUnit;
  /** Whether the type has half days. */
  halfDays: boolean;
  days: DayCostRecord[];
}
