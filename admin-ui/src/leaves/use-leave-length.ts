import { useCallback } from 'react';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { costOf, type Leave } from './leave';

/** Its cost where a policy holds; else 5 days, or 2 h 30 min of one. */
export function useLeaveLength(): (
  leave: Pick<Leave, 'days' | 'minutes' | 'cost' | 'unit'>,
) => string {
  const text = useText();
  const amounts = useAmounts();
  return useCallback(
    (leave) => {
      const { days, minutes, unit } = leave;
      const cost = costOf(leave);
      if (cost !== undefined) return amounts.words(cost, unit);
      return minutes ? amounts.words(minutes, 'minutes') : text('leave.days', { count: days });
    },
    [text, amounts],
  );
}
