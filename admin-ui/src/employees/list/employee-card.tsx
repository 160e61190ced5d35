import type { Column } from '../../lists/list-table';
import type { ListedEmployee } from '../employee';
import { EmployeeName } from '../employee-name';
import { EmployeeActions } from './employee-actions';
import classes from './employee-list.module.css';
import { EmployeePhoto } from './employee-photo';

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
