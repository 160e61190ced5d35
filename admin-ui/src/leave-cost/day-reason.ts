import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import type { leaveCost } from '../i18n/en/leave-cost.js';

type Words = typeof leaveCost;
type Key =
  | 'leaveCost.fromNoon'
  | 'leaveCost.untilNoon'
  | `leaveCost.why.${keyof Words['why']}`
  | `leaveCost.${'onlyMorning' | 'onlyAfternoon'}.${keyof Words['onlyMorning']}`;
type ReasonText = (key: Key, values?: Record<string, string | number>) => string;

/** Why a day of leave costs nothing, or only a half; `count` days in a row, for one reason. */
export function dayReason(
  { why, holiday, half }: DayCostRecord,
  text: ReasonText,
  count = 1,
): string | undefined {
  if (why === null) return undefined;
  if (half === null)
    return (
      holiday ??
      (why === 'notAsked' || why === 'holiday'
        ? undefined
        : text(`leaveCost.why.${why}`, { count }))
    );
  if (why === 'notAsked')
    return text(half === 'morning' ? 'leaveCost.untilNoon' : 'leaveCost.fromNoon');
  return text(`leaveCost.${half === 'morning' ? 'onlyMorning' : 'onlyAfternoon'}.${why}`, {
    holiday: holiday ?? '',
  });
}

/** Neighbours that cost nothing for one reason, such as a weekend. */
export const isSameFreeTime = (a: DayCostRecord, b: DayCostRecord): boolean =>
  a.cost === 0 && b.cost === 0 && a.why === b.why && a.holiday === b.holiday;
