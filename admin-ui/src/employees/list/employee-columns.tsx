import { Suspense } from 'react';
import { useStore } from 'react-admin';
import { SinceThen } from '../../as-of/on-another-day';
import { useDates } from '../../i18n/use-dates';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { ColumnChoice } from '../../lists/column-choice';
import { useListDay } from '../../lists/list-as-of';
import type { Column } from '../../lists/list-table';
import type { ListedEmployee } from '../employee';
import classes from './employee-list.module.css';

const EXTRA_COLUMNS = [
  'employeeId',
  'designation',
  'manager',
  'hireDate',
  'status',
  'email',
] as const;
type ExtraColumn = (typeof EXTRA_COLUMNS)[number];

/** Those that the reader has added to the specification's, kept with the account on this device. */
export function useChosenColumns(): [ExtraColumn[], (columns: string[]) => void] {
  const [stored, store] = useStore<string[]>('employees.columns', []);
  return [EXTRA_COLUMNS.filter((column) => stored.includes(column)), store];
}

function useExtraColumns(): (Column<ListedEmployee> & { isExtra: true })[] {
  const text = useText();
  const { day } = useDates();
  const [chosen] = useChosenColumns();
  const columns: Record<ExtraColumn, Omit<Column<ListedEmployee>, 'label'>> = {
    employeeId: {
      source: 'employeeId',
      className: classes.whole,
      render: ({ employeeId }) => <KnownValue>{employeeId}</KnownValue>,
    },
    designation: {
      source: 'designation',
      className: classes.text,
      render: ({ designation }) => <KnownValue>{designation}</KnownValue>,
    },
    manager: {
      className: classes.text,
      render: ({ manager }) => <KnownValue>{manager?.name}</KnownValue>,
    },
    hireDate: {
      className: classes.whole,
      render: ({ hireDate }) => <KnownValue>{hireDate && day(hireDate)}</KnownValue>,
    },
    status: {
      render: ({ status }) => (
        <KnownValue>{status && text(`person.statuses.${status}`)}</KnownValue>
      ),
    },
    email: {
      className: classes.email,
      render: ({ userId }) => <KnownValue>{userId?.email}</KnownValue>,
    },
  };
  return chosen.map((column) => ({
    label: text(`employees.columns.${column}`),
    isExtra: true,
    ...columns[column],
  }));
}

/** After the name: the specification's, those that were added, and as of another day what is another since. */
export function useValueColumns(): (Column<ListedEmployee> & { isExtra?: boolean })[] {
  const text = useText();
  const { day } = useDates();
  const listDay = useListDay();
  const today = useToday() ?? '';
  const extra = useExtraColumns();
  return [
    {
      source: 'department',
      label: text('employees.department'),
      className: classes.department,
      render: ({ department }) => <KnownValue>{department?.dep_name}</KnownValue>,
    },
    {
      source: 'dob',
      label: text('employees.dob'),
      className: classes.whole,
      render: ({ dob }) => <KnownValue>{dob && day(dob)}</KnownValue>,
    },
    ...extra,
    ...(listDay
      ? [
          {
            label: text(listDay < today ? 'employees.sinceThen' : 'employees.untilThen'),
            className: classes.since,
            render: ({ sinceThen }: ListedEmployee) => (
              <Suspense fallback={null}>
                <SinceThen of={sinceThen} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
}

export function ExtraColumnChoice() {
  const text = useText();
  const [shown, choose] = useChosenColumns();
  return (
    <ColumnChoice
      legend={text('employees.columns.add')}
      of={EXTRA_COLUMNS.map((value) => ({ value, label: text(`employees.columns.${value}`) }))}
      shown={shown}
      onChoose={choose}
    />
  );
}

export function KnownValue({ children }: { children: string | null | undefined }) {
  const text = useText();
  return children ? (
    <bdi>{children}</bdi>
  ) : (
    <span className={classes.missing}>{text('app.notAvailable')}</span>
  );
}
