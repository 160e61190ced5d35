import { TriangleAlert } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../api/contract/leave-cost-responses.js';
import { useConnection } from '../api/connection';
import { useCountedLeave } from '../api/use-counted-leave';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';

interface Props {
  quote: LeaveQuoteResponse | undefined;
  /** Why the request will be refused, or why the day that was pressed last cannot be chosen. */
  problem: string | undefined;
}

/** Above the button on a phone, where the panel and the calendar are out of sight. Hidden from screen readers, which hear it there. */
export function RequestSummary({ quote, problem }: Props) {
  const text = useText();
  const connection = useConnection();
  const counted = useCountedLeave();
  const amounts = useAmounts();

  function costText({ cost, unit, remaining }: LeaveQuoteResponse): string | undefined {
    if (cost === null) return counted ? text('leaveCost.notCounted') : undefined;
    const amount = amounts.words(cost, unit);
    if (remaining === null) return text('leaveCost.brief', { amount });
    return text('leaveCost.briefRemaining', { amount, remaining: amounts.plain(remaining, unit), count: unit === 'days' ? remaining : 2 });
  }

  const said = problem ?? (quote && costText(quote));
  // Without a connection, the strip above the page has the word.
  if (!said || connection !== 'connected') return null;
  return (
    <p className={classes.summary} data-problem={problem !== undefined} aria-hidden="true">
      {problem !== undefined && <Icon of={TriangleAlert} size={16} />}
      <span>{said}</span>
    </p>
  );
}
