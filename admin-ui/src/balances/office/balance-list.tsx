import { useListContext } from 'react-admin';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useCountedLeave } from '../../api/use-counted-leave';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { LeaveTabs } from '../../shell/leave-tabs';
import columns from '../../lists/columns.module.css';
import { ExportButton } from '../../lists/export-button';
import { ListEmpty } from '../../lists/list-empty';
import { ListHead } from '../../lists/list-head';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { officePath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { DaysBar } from '../../ui/days-bar/days-bar';
import { DaysLegend } from '../../ui/days-bar/days-key';
import { daysScale } from '../../ui/days-bar/days-scale';
import { asDots } from '../../ui/days-bar/days-parts';
import { EmptyState } from '../../ui/feedback/empty-state';
import { barOf } from '../balance-parts';
import { AvailableFigure, CountedFigure, ExpiringFigure, useExpiryText } from './account-figures';
import { type Account, AccountCard, Person, RowAction } from './account-row';
import { useBalanceFigures } from './balance-figures';
import classes from './balance-list.module.css';
import { BalanceTools } from './balance-tools';
import { OPENING_FILTER, useListedBalances } from './use-listed-balances';
import { useWorkedOut } from './use-worked-out';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/balances';

export const messages = catalogueOf({ balances: english });

/** One type at a time, so that the bars of all rows can be compared. */
export default function BalanceList() {
  return (
    <ListPage
      resource="leaveBalances"
      sort={{ field: 'name', order: 'ASC' }}
      filterDefaultValues={OPENING_FILTER}
      failure="balances.failed"
    >
      <LeaveTabs />
      <Head />
      <BalanceTools />
      <Accounts />
    </ListPage>
  );
}

function Head() {
  const text = useText();
  const { day } = useDates();
  const { on, isOtherDay } = useListedBalances();
  return (
    <ListHead
      title={text('balances.list.title')}
      figures={useBalanceFigures()}
      note={isOtherDay && on && text('balances.list.subtitleOn', { date: day(on) })}
      actions={
        <>
          <ButtonLink variant="quiet" to={officePath.importOf('balances')}>
            {text('balances.list.import')}
          </ButtonLink>
          <ExportButton name="leave-balances" />
        </>
      }
    />
  );
}

const BAR_WIDTH = 180;

const barOfAccount = (account: Account, on: CalendarDate) =>
  barOf(
    {
      ...account,
      tracked: true,
      balance: 0,
      left: 0,
      endedOn: null,
      expiring: account.expires ? [account.expires] : [],
    },
    on,
  );

function Accounts() {
  const text = useText();
  const { data = [] } = useListContext<Account>();
  const { on, isOtherDay } = useListedBalances();
  const unit = data[0]?.leaveType.unit ?? 'days';
  const expiryText = useExpiryText(on);
  const lastDays = new Set(data.flatMap(({ expires }) => expires?.on ?? []));
  const lastDay = lastDays.size === 1 ? [...lastDays][0] : undefined;
  const scale = daysScale(
    on ? data.map((account) => asDots(barOfAccount(account, on), unit)) : [],
    'S',
    BAR_WIDTH,
  );
  const listed: Column<Account>[] = [
    {
      source: 'name',
      label: text('balances.list.employee'),
      className: columns.strong,
      render: (account) => <Person account={account} />,
    },
    // With one policy on the page, the column would say nothing.
    ...(new Set(data.map(({ policy }) => policy._id)).size > 1
      ? [
          {
            label: text('balances.list.policy'),
            className: classes.policy,
            render: ({ policy }: Account) => <bdi>{policy.name}</bdi>,
          },
        ]
      : []),
    {
      label: text(unit === 'days' ? 'balances.list.bar' : 'balances.list.hoursBar'),
      className: classes.bar,
      render: (account) => <AccountBar {...{ account, on, scale }} />,
    },
    {
      label: text('balances.list.spokenFor'),
      className: `${columns.number} ${columns.wider}`,
      render: (account) => (
        <CountedFigure account={account} amount={account.taken + account.booked} />
      ),
    },
    {
      label: text('balances.list.pending'),
      className: `${columns.number} ${columns.wider}`,
      render: (account) => <CountedFigure account={account} amount={account.reserved} />,
    },
    {
      source: isOtherDay ? undefined : 'available',
      label: text('balances.list.available'),
      className: columns.number,
      render: (account) => <AvailableFigure account={account} />,
    },
    {
      source: isOtherDay ? undefined : 'expiresOn',
      label: lastDay ? expiryText(lastDay) : text('balances.list.expires'),
      className: columns.number,
      render: (account) => <ExpiringFigure {...{ account, today: on, lastDay }} />,
    },
    {
      label: text('balances.list.action'),
      className: columns.actions,
      render: (account) => <RowAction account={account} />,
    },
  ];
  return (
    <ListTable<Account>
      roomy
      label={text('balances.list.table')}
      serial={text('balances.list.serial')}
      columns={listed}
      card={(account) => (
        <AccountCard account={account} today={on}>
          <AccountBar {...{ account, on, scale }} />
        </AccountCard>
      )}
      empty={<Empty />}
      foot={<DaysLegend of={['taken', 'pending', 'available', 'expiring', 'owed']} />}
    />
  );
}

function AccountBar({
  account,
  on,
  scale,
}: {
  account: Account;
  on: CalendarDate | undefined;
  scale: ReturnType<typeof daysScale>;
}) {
  const text = useText();
  if (account.incomplete)
    return <span className={classes.none}>{text('balances.list.incomplete')}</span>;
  return (
    on && (
      <DaysBar
        size="S"
        parts={barOfAccount(account, on)}
        unit={account.leaveType.unit}
        expiresOn={account.expires?.on}
        scale={scale}
      />
    )
  );
}

function Empty() {
  const text = useText();
  const hasPolicies = useCountedLeave();
  const isWorkedOut = useWorkedOut();
  if (!isWorkedOut)
    return (
      <EmptyState title={text('balances.list.workingOut')}>
        {text('balances.list.workingOutText')}
      </EmptyState>
    );
  if (hasPolicies) {
    return (
      <ListEmpty
        title={text('balances.list.empty')}
        emptyText={text('balances.list.emptyText')}
        filteredText={text('balances.list.emptySearching')}
        defaultFilter={OPENING_FILTER}
      />
    );
  }
  const policies = (
    <ButtonLink variant="primary" to={officePath.leavePolicies}>
      {text('balances.list.toPolicies')}
    </ButtonLink>
  );
  return (
    <ListEmpty
      title={text('balances.list.noPolicies')}
      emptyText={text('balances.list.noPoliciesText')}
      defaultFilter={OPENING_FILTER}
      action={policies}
    />
  );
}
