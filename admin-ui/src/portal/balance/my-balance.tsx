import { CalendarPlus } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import {
  type CalendarDate,
  isCalendarDate,
  latest,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { BalanceView } from '../../balances/balance-view';
import { LedgerView } from '../../balances/ledger-view';
import { TypeTabs } from '../../balances/type-tabs';
import { chosenBalance, useBalances } from '../../balances/use-balances';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { portalPath } from '../../paths';
import { useUser } from '../../api/session';
import { useToday } from '../../api/use-today';
import { ScreenFailed } from '../../ui/feedback/load-failed';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/layout/page-head';
import { EmployeeMissing } from '../employee-missing';
import { isOwn } from '../use-own-employee';
import { LookAhead } from './look-ahead';
import classes from './my-balance.module.css';
import { useDates } from '../../i18n/use-dates';
import { Panel } from '../../ui/layout/panel';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/balances-with-ledger';

export const messages = catalogueOf({ 'balances-with-ledger': english });

export default function MyBalance() {
  const text = useText();
  const { id = '' } = useParams();
  const user = useUser();
  const today = useToday();
  if (!user) return null;
  if (!isOwn(user, id)) return <EmployeeMissing failure={null} />;
  const request = user.role === 'employee' && (
    <ButtonLink variant="primary" to={portalPath.addLeave} icon={CalendarPlus}>
      {text('portal.requestLeave')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={text('balances.own.title')}
        parent={{ to: portalPath.leaves(id), label: text('portal.myLeaves') }}
        actions={request}
      />
      {today ? <Balances of={id} today={today} /> : <Skeleton width="100%" height={320} />}
    </>
  );
}

function Balances({ of: employee, today }: { of: string; today: CalendarDate }) {
  const text = useText();
  const [search] = useSearchParams();
  const { data, error, refetch } = useBalances(employee, today);
  if (!data && error) {
    return <ScreenFailed onRetry={refetch}>{text('balances.failed')}</ScreenFailed>;
  }
  if (!data) return <Skeleton width="100%" height={320} />;
  const incomplete = data.incomplete.map((type) => (
    <p key={type}>{text('balances.incomplete', { type: leaveTypeName(text, type) })}</p>
  ));
  const chosen = chosenBalance(data.balances, search.get('type'));
  if (!chosen) {
    return (
      <EmptyState title={text('balances.own.none')}>
        {data.incomplete.length > 0
          ? data.incomplete
              .map((type) => text('balances.incomplete', { type: leaveTypeName(text, type) }))
              .join(' ')
          : text('balances.own.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <TypeTabs
        balances={data.balances}
        chosen={chosen}
        search={(type) => `?${new URLSearchParams({ ...Object.fromEntries(search), type })}`}
      />
      {incomplete}
      <OwnBalance key={chosen.leaveType._id} employee={employee} balance={chosen} today={today} />
    </>
  );
}

function OwnBalance({
  employee,
  balance,
  today,
}: {
  employee: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
}) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('on');
  const ahead =
    isCalendarDate(asked) && asked > today && asked <= latestFutureDate(today) ? asked : undefined;

  function lookTo(day: CalendarDate | undefined) {
    setSearch({ type: balance.leaveType._id, ...(day && { on: day }) }, { replace: true });
  }

  return (
    <div className={classes.balance}>
      <LookAhead of={employee} balance={balance} today={today} ahead={ahead} onChoose={lookTo} />
      {ahead ? (
        <TodayAndThen employee={employee} balance={balance} today={today} ahead={ahead} />
      ) : (
        <BalanceView balance={balance} on={today} size="L" />
      )}
      <LedgerView
        employee={employee}
        balance={balance}
        from={balance.leaveYear.from}
        to={latest(ahead ?? today, balance.leaveYear.to)}
        today={today}
      />
    </div>
  );
}

interface Props {
  employee: string;
  balance: LeaveBalanceRecord;
  today: CalendarDate;
  ahead: CalendarDate;
}

function TodayAndThen({ employee, balance, today, ahead }: Props) {
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
          {then ? (
            <BalanceView balance={then} on={ahead} size="M" />
          ) : error || data ? (
            <p>{text(data ? 'balances.own.none' : 'balances.failed')}</p>
          ) : (
            <Skeleton width="100%" height={120} />
          )}
        </section>
      </div>
    </Panel>
  );
}
