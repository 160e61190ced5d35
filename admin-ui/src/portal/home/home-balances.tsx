import { useId } from 'react';
import { Link } from 'react-router';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { BalanceView } from '../../balances/balance-view';
import { useBalances } from '../../balances/use-balances';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Panel } from '../../ui/layout/panel';
import classes from './home-balances.module.css';

interface Props {
  owner: string;
  today: CalendarDate | undefined;
}

/** Nothing where no policy holds. */
export function HomeBalances({ owner, today }: Props) {
  const text = useText();
  const heading = useId();
  const { data, error, refetch } = useBalances(owner, today);
  if (data?.balances.length === 0) return null;
  return (
    <section className={classes.balances} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {text('balances.own.all')}
      </h2>
      <Panel>
        {data && today ? (
          <Balances of={data.balances} owner={owner} today={today} />
        ) : (
          <div className={classes.first}>
            {error ? (
              <LoadFailed onRetry={refetch}>{text('balances.failed')}</LoadFailed>
            ) : (
              <Skeleton width="100%" height={132} />
            )}
          </div>
        )}
      </Panel>
    </section>
  );
}

function Balances({
  of: balances,
  owner,
  today,
}: {
  of: LeaveBalanceRecord[];
  owner: string;
  today: CalendarDate;
}) {
  const text = useText();
  const [first, ...others] = balances;
  const link = (balance: LeaveBalanceRecord) =>
    `${portalPath.balance(owner)}?${new URLSearchParams({ type: balance.leaveType._id })}`;
  if (!first) return null;
  return (
    <>
      <div className={classes.first}>
        <header>
          <h3>{leaveTypeName(text, first.leaveType.name)}</h3>
          <Link to={link(first)}>{text('balances.own.link')}</Link>
        </header>
        <BalanceView balance={first} on={today} size="L" />
      </div>
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map((balance) => (
            <li key={balance.leaveType._id}>
              <h3>
                <Link to={link(balance)}>{leaveTypeName(text, balance.leaveType.name)}</Link>
              </h3>
              <BalanceView short balance={balance} on={today} size="M" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
