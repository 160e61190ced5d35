import { useListContext } from 'react-admin';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { LeaveAccountRecord } from '../../../../api/contract/leave-balances.js';
import { useToday } from '../../api/use-today';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { LeaveTabs } from '../../leave-rules/leave-tabs';
import columns from '../../lists/columns.module.css';
import { ExportButton } from '../../lists/export-button';
import { ListEmpty } from '../../lists/list-empty';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { officePath } from '../../paths';
import { PersonPhoto } from '../../people/person-photo';
import { RowActionLink } from '../../ui/button';
import { DaysBar } from '../../ui/days-bar/days-bar';
import { daysScale } from '../../ui/days-bar/days-scale';
import { asDots } from '../../ui/days-bar/days-parts';
import { PageHead } from '../../ui/layout/page-head';
import { barOf, SOON_DAYS } from '../balance-parts';
import { AvailableFigure, ExpiringFigure } from './account-figures';
import { BalanceTools, DEFAULT_TYPE } from './balance-tools';
import classes from './balance-list.module.css';

export { balancesMessages as messages } from '../balances-messages';

type Account = LeaveAccountRecord & { id: string };

/** One type at a time, so that the bars of all rows can be compared. */
export default function BalanceList() {
  const text = useText();
  return (
    <ListPage resource="leaveBalances" sort={{ field: 'name', order: 'ASC' }} filterDefaultValues={{ leaveType: DEFAULT_TYPE }} failure="balances.failed">
      <LeaveTabs />
      <PageHead title={text('balances.list.title')} actions={<ExportButton name="leave-balances" />}>
        {text('balances.list.subtitle')}
      </PageHead>
      <BalanceTools />
      <Accounts />
    </ListPage>
  );
}

const BAR_WIDTH = 208;

function Accounts() {
  const text = useText();
  const amounts = useAmounts();
  const today = useToday();
  const { data = [] } = useListContext<Account>();
  const unit = data[0]?.leaveType.unit ?? 'days';
  const on = today ?? '';
  const bar = (account: Account) => barOf({ ...account, tracked: true, left: 0, expiring: account.expires ? [account.expires] : [] }, on);
  const scale = daysScale(data.map((account) => asDots(bar(account), unit)), 'S', BAR_WIDTH);
  const drawn = (account: Account) => today && <DaysBar size="S" parts={bar(account)} unit={unit} expiresOn={account.expires?.on} scale={scale} />;
  const listed: Column<Account>[] = [
    { source: 'name', label: text('balances.list.employee'), className: columns.strong, render: (account) => <Person account={account} /> },
    { label: text('balances.list.policy'), className: classes.policy, render: ({ policy }) => <bdi>{policy.name}</bdi> },
    { label: text(unit === 'days' ? 'balances.list.bar' : 'balances.list.hoursBar'), className: classes.bar, render: drawn },
    { label: text('balances.list.spokenFor'), className: columns.number, render: ({ taken, booked }) => amounts.column(taken + booked, unit) },
    { label: text('balances.list.pending'), className: columns.number, render: ({ reserved }) => amounts.column(reserved, unit) },
    { source: 'available', label: text('balances.list.available'), className: columns.number, render: (account) => <AvailableFigure account={account} /> },
    { source: 'expiresOn', label: text('balances.list.expires'), className: columns.number, render: (account) => <ExpiringFigure account={account} soonUntil={today && addDays(today, SOON_DAYS)} /> },
    { label: text('balances.list.action'), className: columns.actions, render: (account) => <OpenLedger account={account} /> },
  ];
  return (
    <ListTable<Account>
      roomy
      label={text('balances.list.table')}
      serial={text('balances.list.serial')}
      columns={listed}
      card={(account) => (
        <div className={classes.card}>
          <Person account={account} />
          {drawn(account)}
          <div className={classes.line}>
            <span>
              {text('balances.list.available')} <AvailableFigure account={account} />
            </span>
            <OpenLedger account={account} />
          </div>
        </div>
      )}
      empty={
        <ListEmpty
          title={text('balances.list.empty')}
          emptyText={text('balances.list.emptyText')}
          filteredText={text('balances.list.emptySearching')}
          defaultFilter={{ leaveType: DEFAULT_TYPE }}
        />
      }
    />
  );
}

function Person({ account: { employee, department } }: { account: Account }) {
  return (
    <span className={classes.person}>
      <PersonPhoto name={employee.name} image={employee.profileImage} size="s" />
      <span>
        <bdi>{employee.name}</bdi>
        <small>
          <bdi>{department.dep_name}</bdi>
        </small>
      </span>
    </span>
  );
}

function OpenLedger({ account: { employee, leaveType } }: { account: Account }) {
  const text = useText();
  return (
    <RowActionLink tone="primary" to={`${officePath.leaveBalance(employee._id)}?${new URLSearchParams({ type: leaveType._id })}`}>
      {text('balances.list.open')}
      <span className="visually-hidden">
        {' '}
        {employee.name}, {leaveTypeName(text, leaveType.name)}
      </span>
    </RowActionLink>
  );
}
