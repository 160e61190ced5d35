import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveAccountRecord } from '../../../../api/contract/leave/leave-balances.js';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { RecordCard } from '../../lists/record-card';
import { officePath } from '../../paths';
import { PersonLine } from '../../people/person-line';
import { PersonPhoto } from '../../people/person-photo';
import { RowActionLink } from '../../ui/button';
import { AtRiskNote, AvailableFigure } from './account-figures';

export type Account = LeaveAccountRecord & { id: string };

export function AccountCard({
  account,
  today,
  children,
}: {
  account: Account;
  today: CalendarDate | undefined;
  children: ReactNode;
}) {
  const { employee, department, incomplete } = account;
  return (
    <RecordCard
      before={<PersonPhoto name={employee.name} image={employee.profileImage} />}
      name={employee.name}
      to={openingOf(account)}
      end={<AvailableFigure account={account} />}
      actions={incomplete && <RowAction account={account} />}
    >
      <bdi>{department.dep_name}</bdi>
      {children}
      <AtRiskNote account={account} today={today} />
    </RecordCard>
  );
}

export function Person({ account }: { account: Account }) {
  const { employee, department } = account;
  return (
    <PersonLine
      name={employee.name}
      image={employee.profileImage}
      detail={department.dep_name}
      to={openingOf(account)}
    />
  );
}

/** Where nothing is counted, there is no ledger to open. */
const openingOf = (account: Account) => (account.incomplete ? undefined : ledgerOf(account));

const ledgerOf = ({ employee, leaveType }: Account) =>
  officePath.leaveBalanceOf(employee._id, leaveType._id);

export function RowAction({ account }: { account: Account }) {
  const text = useText();
  if (!account.incomplete) return <OpenLedger account={account} />;
  return (
    <RowActionLink tone="primary" to={officePath.editEmployee(account.employee._id)}>
      {text('balances.list.addHireDate')}
      <span className="visually-hidden"> {account.employee.name}</span>
    </RowActionLink>
  );
}

function OpenLedger({ account }: { account: Account }) {
  const text = useText();
  const { employee, leaveType } = account;
  return (
    <RowActionLink tone="primary" to={ledgerOf(account)}>
      {text('balances.list.open')}
      <span className="visually-hidden">
        {' '}
        {employee.name}, {leaveTypeName(text, leaveType.name)}
      </span>
    </RowActionLink>
  );
}
