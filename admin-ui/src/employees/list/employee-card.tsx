import type { Column } from '../../lists/list-table';
import type { ListedEmployee } from '../employee';
import { EmployeeName } from '../employee-name';
import { EmployeeActions } from './employee-actions';
import classes from './employee-list.module.css';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';

interface Props {
  employee: ListedEmployee;
  columns: Column<ListedEmployee>[];
  withDesignation: boolean;
}

/** On a phone there are no headings, so each value has its own. */
export function EmployeeCard({ employee, columns, withDesignation }: Props) {
  return (
    <>
      <div className={classes.card}>
        <EmployeePhoto of={employee} size="l" />
        <EmployeeName of={employee} withDesignation={withDesignation} />
        <dl className={classes.values}>
          {columns.map(({ label, className, render }) => (
            <div key={label} className={className}>
              <dt>{label}</dt>
              <dd>{render(employee)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <EmployeeActions employee={employee} />
    </>
  );
}

export function EmployeePhoto({
  of: { name, userId },
  size,
}: {
  of: ListedEmployee;
  size: 'm' | 'l';
}) {
  const text = useText();
  const shown = name || text('person.unknown');
  return (
    <PersonPhoto
      name={shown}
      image={userId?.profileImage}
      size={size}
      label={text('employees.imageOf', { name: shown })}
    />
  );
}
