import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave-balances.js';
import { BalanceView } from '../../balances/balance-view';
import { useBalances } from '../../balances/use-balances';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Panel } from '../../ui/layout/panel';
import classes from './my-balance.module.css';

interface Props {
  employee: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  ahead: CalendarDate;
}

export function TodayAndThen({ employee, balance, today, ahead }: Props) {
  const text = useText();
  const { day } = useDates();
  const { data, error } = useBalances(employee, ahead);
  const then = data?.balances.find(({ leaveType }) => leaveType._id === balance.leaveType._id);
  return (
    <Panel>
      <div className={classes.cells}>
        <section>
          <h2>{text('balances.own.today')}</h2>
          <BalanceView balance={balance} on={today} size="M" />
        </section>
        <section aria-live="polite">
          <h2>{text('balances.own.on', { date: day(ahead) })}</h2>
          {then ? <BalanceView balance={then} on={ahead} size="M" /> : error || data ? <p>{text(data ? 'balances.own.none' : 'balances.failed')}</p> : <Skeleton width="100%" height={120} />}
        </section>
      </div>
    </Panel>
  );
}
