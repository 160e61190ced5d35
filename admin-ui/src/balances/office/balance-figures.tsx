import type { LeaveAccountsSummary } from '../../../../api/contract/leave/leave-balance-responses.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import type { Figure } from '../../lists/list-head';
import { useListSummary } from '../../lists/use-list-summary';
import { useListedBalances } from './use-listed-balances';

/** Only today has these figures. */
export function useBalanceFigures(): Figure[] | undefined {
  const text = useText();
  const amounts = useAmounts();
  const { unit, isOtherDay } = useListedBalances();
  const summary = useListSummary<LeaveAccountsSummary | null>();
  if (isOtherDay || summary === null) return undefined;
  const isUnlimited =
    summary && summary.people > summary.incomplete && summary.available.people === 0;
  const available = isUnlimited
    ? text('balances.list.noLimit')
    : summary && amounts.words(summary.available.amount, unit);
  const atRisk = summary && amounts.words(summary.atRisk.amount, unit);
  return [
    { label: text('balances.list.available'), value: available },
    {
      label: text('balances.list.segments.atRisk'),
      value: atRisk,
      tone: summary?.atRisk.people ? 'wait' : undefined,
    },
  ];
}
