import { useDates } from '../i18n/use-dates';
import { EmployeeActions } from './employee-actions';
import classes from './employee-list.module.css';
import { EmployeeName } from './employee-name';
import { EmployeePhoto } from './employee-photo';
import { KnownValue } from './known-value';
import type { ListedEmployee } from './employee';

/** Above the actions the whole card opens the record. */
export function EmployeeCard({ employee }: { employee: ListedEmployee }) {
  const { day } = useDates();
  return (
    <>
      <div className={classes.card}>
        <EmployeePhoto of={employee} size="l" />
        <EmployeeName of={employee} />
        <span className={classes.cardLine}>
          <span>
            <KnownValue>{employee.department?.dep_name}</KnownValue>
          </span>
          <span className={classes.cardDate}>
            <KnownValue>{employee.dob && day(employee.dob)}</KnownValue>
          </span>
        </span>
      </div>
      <EmployeeActions employee={employee} />
    </>
  );
}
