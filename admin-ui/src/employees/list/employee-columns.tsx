import { Columns3 } from 'lucide-react';
import { useStore } from 'react-admin';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import type { Column } from '../../lists/list-table';
import { Checkbox } from '../../ui/fields/checkbox';
import { Icon } from '../../ui/icon';
import { Popover } from '../../ui/layout/popover';
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

export function useExtraColumns(): Column<ListedEmployee>[] {
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
    ...columns[column],
  }));
}

export function ColumnChoice() {
  const text = useText();
  const [chosen, choose] = useChosenColumns();
  return (
    <Popover
      button={
        <>
          <Icon of={Columns3} size={16} />
          <span className={classes.word}>{text('employees.columns.choose')}</span>
        </>
      }
    >
      {() => (
        <fieldset className={classes.choice}>
          <legend>{text('employees.columns.add')}</legend>
          {EXTRA_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={text(`employees.columns.${column}`)}
              checked={chosen.includes(column)}
              onChange={({ target }) =>
                choose(
                  target.checked ? [...chosen, column] : chosen.filter((one) => one !== column),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </Popover>
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
