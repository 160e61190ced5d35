import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { SalarySummary } from '../../../api/contract/salary/salary-responses.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import type { Figure } from '../lists/list-head';
import { type Column, ListTable } from '../lists/list-table';
import { RecordCard } from '../lists/record-card';
import { useListSummary } from '../lists/use-list-summary';
import { useMoney, useNumbers } from '../api/config';
import { useDisconnected } from '../api/use-disconnected';
import { serverErrorText } from '../api/use-notify-error';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import classes from './salary-records.module.css';

/** The employee may be missing, despite the contract. */
export type Salary = Omit<SalaryRecord, 'employeeId'> & {
  id: string;
  employeeId?: SalaryRecord['employeeId'];
};

export function Amount({
  of: salary,
  part,
}: {
  of: Salary;
  part: 'basicSalary' | 'allowances' | 'deductions' | 'netSalary';
}) {
  const money = useMoney();
  const text = useText();
  if (!Number.isFinite(salary[part])) return text('app.notAvailable');
  const shown = `${part === 'deductions' && salary.deductions ? '− ' : ''}${money.format(salary[part])}`;
  return salary.voidedAt ? (
    <s className={classes.void}>{shown}</s>
  ) : (
    <span className={classes.amount}>{shown}</span>
  );
}

function PaidOn({ salary }: { salary: Salary }) {
  const text = useText();
  const { day } = useDates();
  return (
    <span className={salary.voidedAt ? classes.past : undefined}>
      <bdi>{day(salary.payDate)}</bdi>
      {salary.outsidePayroll && (
        <small className={classes.outside}>{text('salaries.outsidePayroll')}</small>
      )}
    </span>
  );
}

/** The specification's table, which names the employee, unless it is one's own. */
function useSalaryColumns(own: boolean, first: Column<Salary>[]): Column<Salary>[] {
  const text = useText();
  const className = columns.number;
  const employee: Column<Salary> = {
    label: text('salaries.employeeId'),
    className: classes.id,
    render: ({ employeeId }) => <bdi>{employeeId?.employeeId ?? text('app.notAvailable')}</bdi>,
  };
  return [
    ...(own ? [] : [employee]),
    ...first,
    {
      label: text('salaries.basicSalary'),
      className,
      render: (salary) => <Amount of={salary} part="basicSalary" />,
    },
    {
      label: text('salaries.allowances'),
      className,
      render: (salary) => <Amount of={salary} part="allowances" />,
    },
    {
      label: text('salaries.deductions'),
      className,
      render: (salary) => <Amount of={salary} part="deductions" />,
    },
    {
      label: text('salaries.netSalary'),
      className: `${className} ${classes.net}`,
      source: 'netSalary',
      render: (salary) => <Amount of={salary} part="netSalary" />,
    },
    {
      label: text('salaries.payDate'),
      className: `${className} ${classes.date}`,
      source: 'payDate',
      sortByOrder: 'DESC',
      render: (salary) => <PaidOn salary={salary} />,
    },
  ];
}

/** A card's target, the actions of ⋯, and the line beneath its figures. */
interface SalaryCardParts {
  to?: string;
  actions?: ReactNode;
  note?: ReactNode;
}

function SalaryCard({
  salary,
  first,
  note,
  ...card
}: SalaryCardParts & { salary: Salary; first: Column<Salary>[] }) {
  const text = useText();
  const { day } = useDates();
  const hiddenLabel = (label: string) => <span className="visually-hidden">{label} </span>;
  const paidOn = (
    <>
      {hiddenLabel(text('salaries.payDate'))}
      <PaidOn salary={salary} />
    </>
  );
  const [lead] = first;
  return (
    <RecordCard
      {...card}
      name={day(salary.payDate)}
      title={lead ? lead.render(salary) : paidOn}
      end={
        <>
          {hiddenLabel(text('salaries.netSalary'))}
          <Amount of={salary} part="netSalary" />
        </>
      }
    >
      {lead ? (
        <span>{paidOn}</span>
      ) : (
        <span>
          {hiddenLabel(text('salaries.basicSalary'))}
          <Amount of={salary} part="basicSalary" />
          {hiddenLabel(text('salaries.allowances'))} + <Amount of={salary} part="allowances" />{' '}
          {hiddenLabel(text('salaries.deductions'))}
          {salary.deductions ? '' : '− '}
          <Amount of={salary} part="deductions" />
        </span>
      )}
      {note}
    </RecordCard>
  );
}

export function useSalaryFigures(): Figure[] {
  const text = useText();
  const numbers = useNumbers();
  const money = useMoney();
  const summary = useListSummary<SalarySummary>();
  return [
    { label: text('salaries.totalRecords'), value: summary && numbers.format(summary.records) },
    { label: text('salaries.totalPaid'), value: summary && money.format(summary.totalPaid) },
    {
      label: text('salaries.averageSalary'),
      value: summary && money.format(summary.averageSalary),
    },
  ];
}

export function HistoryFailed({
  failure,
  onTryAgain,
}: {
  failure: unknown;
  onTryAgain: () => void;
}) {
  const text = useText();
  const disconnected = useDisconnected(failure);
  if (disconnected)
    return <EmptyState title={text('error.noConnection')}>{text('error.comesBack')}</EmptyState>;
  return (
    <EmptyState
      title={text('salaries.notFetched')}
      action={<Button onClick={onTryAgain}>{text('app.tryAgain')}</Button>}
    >
      {serverErrorText(failure) || text('salaries.noAnswer')}
    </EmptyState>
  );
}

interface RecordsProps {
  label: string;
  own?: boolean;
  /** Before the amounts, on a card before its figures. */
  first?: Column<Salary>[];
  action: Column<Salary>;
  cardOf: (salary: Salary) => SalaryCardParts;
  empty: ReactNode;
}

const NONE: Column<Salary>[] = [];

export function SalaryRecords({
  label,
  own = false,
  first = NONE,
  action,
  cardOf,
  empty,
}: RecordsProps) {
  const text = useText();
  const listed = useSalaryColumns(own, first);
  const { data, error, refetch } = useListContext<Salary>();
  if (!data && error) return <HistoryFailed failure={error} onTryAgain={() => void refetch()} />;
  return (
    <ListTable<Salary>
      label={label}
      serial={text('salaries.serial')}
      columns={[...listed, action]}
      card={(salary) => <SalaryCard salary={salary} first={first} {...cardOf(salary)} />}
      empty={empty}
    />
  );
}
