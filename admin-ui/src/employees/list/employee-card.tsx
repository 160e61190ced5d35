import type { Column } from '../../lists/list-table';
import type { ListedEmployee } from '../employee';
import { EmployeeName } from '../employee-name';
import { EmployeeActions } from './employee-actions';
import classes from './employee-list.module.css';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';

interface Props {
  employee: ListedEmployee;
  columns: (Column<ListedEmployee> & { isExtra?: boolean })[];
  isReadOnly: boolean;
}

/** The specification's values are known by what they are; the others have their headings. */
export function EmployeeCard({ employee, columns, isReadOnly }: Props) {
  return (
    <div className={classes.card}>
      <EmployeePhoto of={employee} />
      <div>
        <EmployeeName of={employee} withDesignation={false} />
        <dl className={classes.values}>
          {columns.map(({ label, isExtra = false, render }) => (
            <div key={label} data-named={isExtra}>
              <dt className={isExtra ? undefined : 'visually-hidden'}>{label}</dt>
              <dd>{render(employee)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <EmployeeActions employee={employee} isReadOnly={isReadOnly} />
    </div>
  );
}

export function EmployeePhoto({ of: { name, userId } }: { of: ListedEmployee }) {
  const text = useText();
  const shown = name || text('person.unknown');
  return (
    <PersonPhoto
      name={shown}
      image={userId?.profileImage}
      size="m"
      label={text('employees.imageOf', { name: shown })}
    />
  );
}
