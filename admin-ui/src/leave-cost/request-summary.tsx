import { Lock, TriangleAlert } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { useConnection } from '../api/connection';
import { useCountedLeave } from '../api/use-counted-leave';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';
import { inCoverageOrder } from './coverage-order';
import { useBreachWords } from './use-breach-words';

interface Props {
  quote: LeaveQuoteResponse | undefined;
  /** Why the request will be refused, or why the day that was pressed last cannot be chosen. */
  problem: string | undefined;
}

/** Above the button on a phone, where the panel, the calendar and the coverage rules are out of sight. Hidden from screen readers, which hear it there. */
export function RequestSummary({ quote, problem }: Props) {
  const text = useText();
  const connection = useConnection();
  const counted = useCountedLeave();
  const amounts = useAmounts();
  const { awayText, ruleText } = useBreachWords();

  function costText({ cost, unit, remaining }: LeaveQuoteResponse): string | undefined {
    if (cost === null) return counted ? text('leaveCost.notCounted') : undefined;
    const amount = amounts.words(cost, unit);
    if (remaining === null) return text('leaveCost.brief', { amount });
    return text('leaveCost.briefRemaining', {
      amount,
      remaining: amounts.plain(remaining, unit),
      count: amounts.count(remaining, unit),
    });
  }

  const [breach] = inCoverageOrder(quote?.coverage ?? []);
  const isOfCoverage = quote?.faults.some(
    (fault) => fault.code === 'leave.coverage' && fault.text === problem,
  );
  const said = isOfCoverage ? undefined : (problem ?? (quote && costText(quote)));
  // Without a connection, the strip above the page has the word.
  if (connection !== 'connected') return null;
  return (
    <>
      {breach && (
        <p
          className={classes.summary}
          data-problem={breach.block}
          data-warning={!breach.block}
          aria-hidden="true"
        >
          <Icon of={breach.block ? Lock : TriangleAlert} size={16} />
          <span>{breach.maxAway === 0 ? ruleText(breach) : awayText(breach)}</span>
        </p>
      )}
      {said && (
        <p className={classes.summary} data-problem={problem !== undefined} aria-hidden="true">
          {problem !== undefined && <Icon of={TriangleAlert} size={16} />}
          <span>{said}</span>
        </p>
      )}
    </>
  );
}
