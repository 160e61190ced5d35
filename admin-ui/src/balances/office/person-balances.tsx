import { WITHOUT_PAY } from '../../people/person';
import { Pencil } from 'lucide-react';
import { useGetOne } from 'react-admin';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import {
  type CalendarDate,
  isCalendarDate,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../../api/contract/employee/employees.js';
import type { LeaveBalancesResponse } from '../../../../api/contract/leave/leave-balance-responses.js';
import type { LeaveBalanceRecord } from '../../../../api/contract/leave/leave-balances.js';
import { useToday } from '../../api/use-today';
import { RecordMissing } from '../../forms/record-missing';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { PersonPhoto } from '../../people/person-photo';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Breadcrumb } from '../../ui/layout/page-head';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { chosenBalance, useBalances } from '../use-balances';
import { TypeTabs } from '../type-tabs';
import { AdjustDialog } from './adjust-dialog';
import type { ProposedEntry } from './use-new-entry';
import { PersonBalance } from './person-balance';
import classes from './person-balances.module.css';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/balances-with-ledger';

export const messages = catalogueOf({ 'balances-with-ledger': english });

const ADJUST = '#adjust';
const SETTLE = '#settle';

/** A person's balances; the ledger of one of them. Adjust opens by its address, empty or filled in. */
export default function PersonBalances() {
  const { id = '' } = useParams();
  const text = useText();
  const today = useToday();
  const { data, error, refetch } = useBalances(id, today);
  if (error && !data) {
    return (
      <RecordMissing
        level="h1"
        failure={error}
        onTryAgain={() => void refetch()}
        title={text('balanceOf.person.notFound')}
        back={{ to: officePath.leaveBalances, label: text('balances.list.title') }}
      />
    );
  }
  if (!data || !today) return <Skeleton width="100%" height={420} />;
  return <Balances data={data} today={today} />;
}

function Balances({
  data: { employee, balances, incomplete },
  today,
}: {
  data: LeaveBalancesResponse;
  today: CalendarDate;
}) {
  const text = useText();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [parameters] = useSearchParams();
  const chosen = chosenBalance(balances, parameters.get('type'));
  const settlement = useSettlement(employee._id, chosen, today);
  const amounts = useAmounts();
  const proposed = hash === SETTLE ? settlement : proposedIn(parameters);
  const dialog = (opened: string) => void navigate({ search, hash: opened }, { replace: true });
  return (
    <>
      <PersonHead employee={employee}>
        {chosen && settlement && (
          <Button onClick={() => dialog(SETTLE)}>
            {text(
              settlement.kind === 'payout' ? 'balanceOf.person.payOut' : 'balanceOf.person.settle',
              { amount: amounts.words(-settlement.amount, chosen.leaveType.unit) },
            )}
          </Button>
        )}
        {chosen && (
          <Button variant="primary" onClick={() => dialog(ADJUST)} icon={Pencil}>
            {text('balanceOf.adjust.button')}
          </Button>
        )}
      </PersonHead>
      {incomplete.map((type) => (
        <p key={type} className={classes.incomplete}>
          {text('balances.incomplete', { type: leaveTypeName(text, type) })}
        </p>
      ))}
      {chosen ? (
        <>
          <TypeTabs
            balances={balances}
            chosen={chosen}
            search={(type) => `?${new URLSearchParams({ type })}`}
          />
          <PersonBalance
            key={chosen.leaveType._id}
            employee={employee._id}
            balance={chosen}
            today={today}
          />
        </>
      ) : (
        incomplete.length === 0 && (
          <EmptyState title={text('balanceOf.person.none', { name: employee.name })}>
            {text('balanceOf.person.noneText')}
          </EmptyState>
        )
      )}
      {chosen && (hash === ADJUST || (hash === SETTLE && proposed)) && (
        <AdjustDialog
          employee={employee}
          balance={chosen}
          today={today}
          proposed={proposed}
          onClose={() => dialog('')}
        />
      )}
    </>
  );
}

/** An adjustment to which another screen leads. */
function proposedIn(parameters: URLSearchParams): ProposedEntry | undefined {
  const [day, amount] = [parameters.get('day'), Number(parameters.get('amount') ?? Number.NaN)];
  return isCalendarDate(day)
    ? { kind: 'adjustment', amount: Number.isFinite(amount) ? amount : undefined, day }
    : undefined;
}

function PersonHead({
  employee,
  children,
}: {
  employee: LeaveBalancesResponse['employee'];
  children: React.ReactNode;
}) {
  const text = useText();
  const { data } = useGetOne<EmployeeRecord & { id: string }>('employees', {
    id: employee._id,
    meta: WITHOUT_PAY,
  });
  usePageTitle(text('balanceOf.person.title', { name: employee.name }));
  return (
    <header>
      <Breadcrumb
        to={officePath.leaveBalances}
        label={text('balances.list.title')}
        current={employee.name}
      />
      <div className={classes.head}>
        <PersonPhoto name={employee.name} image={data?.userId?.profileImage} size="l" />
        <div>
          <h1>
            <Link to={officePath.employee(employee._id)}>
              <bdi>{employee.name}</bdi>
            </Link>
          </h1>
          <p>
            <bdi>{employee.employeeId}</bdi>
            {data && (
              <>
                , <bdi>{data.department.dep_name}</bdi>
              </>
            )}
          </p>
        </div>
        {children}
      </div>
    </header>
  );
}

function useSettlement(
  employee: string,
  balance: LeaveBalanceRecord | undefined,
  today: CalendarDate,
): Required<ProposedEntry> | undefined {
  const { data: person } = useGetOne<EmployeeRecord & { id: string }>('employees', {
    id: employee,
    meta: WITHOUT_PAY,
  });
  const leftOn = balance?.endedOn ?? person?.leftOn;
  const lastDay = leftOn && leftOn <= latestFutureDate(today) ? leftOn : undefined;
  const { data } = useBalances(employee, lastDay);
  const onLastDay = data?.balances.find(
    ({ leaveType }) => leaveType._id === balance?.leaveType._id,
  );
  // After the last day, also less what was paid out since.
  const left = balance?.endedOn ? balance : onLastDay;
  if (!lastDay || !left?.tracked || left.balance === 0) return undefined;
  return { kind: left.balance > 0 ? 'payout' : 'adjustment', amount: -left.balance, day: lastDay };
}
