import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import type { RefusalRecord } from '../../../api/contract/refusals/refusals.js';
import { TAKES_ENTRY_ALONG } from '../forms/unsaved';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import type { Asked } from './use-leave-cost';

/** The one that the refusal of a change in a closed year names. */
export function firstOpenDay(refusal: RefusalRecord | null | undefined): CalendarDate | undefined {
  const open = refusal?.key === 'leave.closed' ? refusal.parameters.open : undefined;
  return isCalendarDate(open) ? open : undefined;
}

/** Leads to the adjustment that stands for leave in a closed year, filled in. */
export function ClosedWayOut({
  quote: { faults, cost },
  asked: { userId, leaveType },
}: {
  quote: LeaveQuoteResponse;
  asked: Asked;
}) {
  const text = useText();
  const { day } = useDates();
  const open = faults.map(({ refusal }) => firstOpenDay(refusal)).find(Boolean);
  if (!open || !userId || !leaveType) return null;
  return (
    <ButtonLink
      to={officePath.adjustBalance(userId, {
        type: leaveType,
        day: open,
        ...(cost && { amount: String(-cost) }),
      })}
      state={TAKES_ENTRY_ALONG}
    >
      {text('leaveCost.adjustInstead', { date: day(open) })}
    </ButtonLink>
  );
}
