import { addDays } from '../../../../api/contract/calendar-date.js';
import type { LeaveAccountsSummary } from '../../../../api/contract/leave/leave-balance-responses.js';
import { SOON_DAYS } from '../../../../api/contract/leave/leave-balances.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useListSummary } from '../../lists/use-list-summary';
import { useListedBalances } from './use-listed-balances';

/** Expiring by 31 Dec: what the figure and the choice of people count, whether or not it is urgent. */
export function useExpiringLabel(): string {
  const text = useText();
  const { dayAndMonth } = useDates();
  const { today } = useListedBalances();
  const last =
    useListSummary<LeaveAccountsSummary | null>()?.expiring.to ??
    (today && addDays(today, SOON_DAYS));
  return last
    ? text('balances.list.expiringBy', { date: dayAndMonth(last) })
    : text('balances.list.segments.soon');
}
