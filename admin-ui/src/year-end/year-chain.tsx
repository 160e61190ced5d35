import { Check } from 'lucide-react';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { leaveYearName } from '../balances/ledger-texts';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './year-chain.module.css';

/** Closed years are joined. */
export function YearChain({
  years,
  chosen,
  today,
}: {
  years: YearEndRecord['years'];
  chosen: number;
  today: string;
}) {
  const text = useText();
  return (
    <ol className={classes.chain} aria-label={text('yearEnd.years')}>
      {years.map(({ year, until, state }) => (
        <li key={year} data-state={state} aria-current={year === chosen ? 'true' : undefined}>
          <span className={classes.mark}>
            {state === 'closed' && <Icon of={Check} size={12} />}
          </span>
          <b>{leaveYearName(until)}</b>
          <small>
            {text(`yearEnd.states.${state === 'running' && until < today ? 'over' : state}`)}
          </small>
        </li>
      ))}
    </ol>
  );
}
