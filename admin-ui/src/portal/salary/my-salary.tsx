import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { useParams } from 'react-router';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { BankAccount } from '../../bank-account/bank-account';
import { portalPath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { ListEmpty } from '../../lists/list-empty';
import { CountedFilters } from '../../lists/counted-filters';
import { ListHead } from '../../lists/list-head';
import { ListPage } from '../../lists/list-page';
import type { Column } from '../../lists/list-table';
import { ListTools } from '../../lists/list-tools';
import { RequestFailed } from '../../api/http-client';
import { useToday } from '../../api/use-today';
import { capitalised } from '../../payslip/capitalised';
import { PayslipCard } from '../../payslip/payslip-card';
import { usePayWords } from '../../payslip/use-pay-words';
import { PayslipPdfAction } from '../../payslip/payslip-pdf';
import { useLatestPayslip } from '../../payslip/use-payslips';
import { OfficePayslips, useOfficePayslips } from '../../payslip/office-payslips';
import {
  HistoryFailed,
  type Salary,
  SalaryRecords,
  useSalaryFigures,
} from '../../salaries/salary-records';
import { Badge } from '../../ui/feedback/badge';
import { Button, RowActionLink } from '../../ui/button';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { EmployeeMissing } from '../employee-missing';
import { MySalaryAccess } from './my-salary-access';
import classes from './my-salary.module.css';
import { useOwnEmployee } from '../use-own-employee';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/my-salary';

export const messages = catalogueOf({ 'my-salary': english });

const ALL = 'all';

const filterOf = (year: string) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export default function MySalary() {
  const text = useText();
  const { id = '' } = useParams();
  const { employee, error, refetch, foreign } = useOwnEmployee(id);
  const today = useToday();
  const latest = useLatestPayslip(id, !foreign);
  const office = useOfficePayslips(id, !foreign);
  // The content below waits until they are known, or it would be pushed down.
  const below = latest.settled && office.isFetched && employee;

  if (foreign || (error instanceof RequestFailed && error.status >= 400 && error.status < 500))
    return <EmployeeMissing failure={error} />;
  if (!employee && error) {
    return (
      <>
        <ListHead title={text('portal.mySalary')} />
        <HistoryFailed failure={error} onTryAgain={() => void refetch()} />
      </>
    );
  }
  return (
    // The key remounts the list once the date in the company's time zone is known, for the default year.
    <ListPage
      key={`${id} ${today === undefined}`}
      resource={`salaries/${id}`}
      sort={{ field: 'payDate', order: 'DESC' }}
      filterDefaultValues={today === undefined ? undefined : filterOf(today.slice(0, 4))}
      personal
      enabled={Boolean(employee && today)}
      failure="salaries.notFetched"
    >
      <Head />
      <div className={classes.latest}>
        <LatestPayslip
          latest={latest}
          bank={employee && <BankAccount of={id} name={employee.name} own heading="h3" />}
        />
      </div>
      {latest.has && <h2 className={classes.all}>{text('payslipPage.all')}</h2>}
      {latest.known && <Records of={id} today={today} withPayslips={latest.has} />}
      {below && <OfficePayslips query={office} />}
      {below && !latest.payslip && (
        <div className={classes.bank}>
          <BankAccount of={id} name={employee.name} own />
        </div>
      )}
      {below && <MySalaryAccess of={id} />}
    </ListPage>
  );
}

function Head() {
  return <ListHead title={useText()('portal.mySalary')} figures={useSalaryFigures()} />;
}

/** Nothing for those who have none. What stands below waits until that is known, or it would be pushed down. */
function LatestPayslip({
  latest: { known, has, payslip, error, refetch },
  bank,
}: {
  latest: ReturnType<typeof useLatestPayslip>;
  bank: ReactNode;
}) {
  const text = useText();
  if (payslip) return <PayslipCard payslip={payslip}>{bank}</PayslipCard>;
  if (error)
    return (
      <LoadFailed className={classes.failed} onRetry={refetch}>
        {text('payslipPage.failed')}
      </LoadFailed>
    );
  return (has || !known) && <Skeleton width="100%" height={720} />;
}

function Records({
  of: owner,
  today,
  withPayslips,
}: {
  of: string;
  today: CalendarDate | undefined;
  withPayslips: boolean;
}) {
  const text = useText();
  const { formats } = usePayWords('');
  const period: Column<Salary> = {
    label: text('payslipPage.period'),
    className: columns.strong,
    render: ({ period: paid }) =>
      paid ? capitalised(formats.period(paid)) : text('app.notAvailable'),
  };
  return (
    <div>
      {today && (
        <ListTools>
          <Years today={today} />
        </ListTools>
      )}
      <SalaryRecords
        own
        first={withPayslips ? [period] : undefined}
        label={text('portal.mySalary')}
        action={{
          label: text(withPayslips ? 'salaries.action' : 'mySalary.statement'),
          hideLabel: withPayslips,
          className: columns.actions,
          render: (salary) => <StatementLink salary={salary} owner={owner} />,
        }}
        cardOf={(salary) => ({
          to: paperOf(salary, owner),
          actions: salary.payslip && !salary.voidedAt && (
            <StatementLink salary={salary} owner={owner} />
          ),
          note: salary.voidedAt && (
            <span className={classes.note}>
              <VoidBadge of={salary} /> <bdi>{salary.voidReason}</bdi>
            </span>
          ),
        })}
        empty={
          <ListEmpty
            title={text('salaries.emptyTitle')}
            filteredText={text('mySalary.noneIn')}
            wider={<AllYears />}
            emptyText={text('mySalary.none')}
          />
        }
      />
    </div>
  );
}

/** The list opens with this year's. */
function AllYears() {
  const text = useText();
  const { setFilters } = useListFilterContext();
  return <Button onClick={() => setFilters({})}>{text('lists.showAll')}</Button>;
}

function Years({ today }: { today: CalendarDate }) {
  const text = useText();
  const { filterValues, setFilters } = useListFilterContext();
  const { from, to } = filterValues as { from?: string; to?: string };
  const thisYear = Number(today.slice(0, 4));
  const years = [thisYear, thisYear - 1].map(String);
  const options = [
    ...years.map((year) => ({ value: year, label: year })),
    { value: ALL, label: text('mySalary.all') },
  ];
  const chosen =
    !from && !to
      ? ALL
      : years.find((year) => from === filterOf(year).from && to === filterOf(year).to);
  return (
    <CountedFilters
      label={text('mySalary.period')}
      of={options}
      value={chosen}
      onChoose={(year) => setFilters(year === ALL ? {} : filterOf(year))}
    />
  );
}

/** The payslip of a record, or its statement; a void record has none. */
function paperOf({ id, payslip, voidedAt }: Salary, owner: string): string | undefined {
  if (payslip) return portalPath.payslip(payslip);
  return voidedAt ? undefined : portalPath.statement(owner, id);
}

function VoidBadge({ of: { payslip } }: { of: Salary }) {
  const text = useText();
  return <Badge glyph="ended">{text(payslip ? 'payslipPage.reversed' : 'salaries.isVoid')}</Badge>;
}

function StatementLink({ salary, owner }: { salary: Salary; owner: string }) {
  const text = useText();
  const { day } = useDates();
  if (salary.voidedAt) {
    return (
      <span className={classes.links}>
        <span className={classes.void}>
          <VoidBadge of={salary} />
        </span>
        {salary.payslip && <PayslipLink id={salary.payslip} payDate={salary.payDate} />}
      </span>
    );
  }
  if (salary.payslip) {
    return (
      <span className={classes.links}>
        <PayslipLink id={salary.payslip} payDate={salary.payDate} />
        <PayslipPdfAction id={salary.payslip} payDate={salary.payDate} />
      </span>
    );
  }
  return (
    <RowActionLink
      tone="primary"
      to={portalPath.statement(owner, salary.id)}
      aria-label={text('mySalary.statementOf', { date: day(salary.payDate) })}
    >
      {text('mySalary.statement')}
    </RowActionLink>
  );
}

function PayslipLink({ id, payDate }: { id: string; payDate: CalendarDate }) {
  const text = useText();
  const { day } = useDates();
  return (
    <RowActionLink
      tone="primary"
      to={portalPath.payslip(id)}
      aria-label={text('payslipPage.viewOf', { date: day(payDate) })}
    >
      {text('payslipPage.view')}
    </RowActionLink>
  );
}
