import { useStore } from 'react-admin';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { ColumnChoice } from '../../lists/column-choice';
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

export function useExtraColumns(): (Column<ListedEmployee> & { isExtra: true })[] {
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
