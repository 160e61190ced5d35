import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowActionLink } from '../ui/button';
import classes from './employee-list.module.css';
import type { ListedEmployee } from './employee';

export function EmployeeActions({ employee: { id, name: known } }: { employee: ListedEmployee }) {
  const text = useText();
  const name = known || text('person.unknown');
  return (
    <span className={classes.actions}>
      <RowActionLink tone="first" to={address.employee(id)} aria-label={text('employees.viewOf', { name })}>
        {text('employees.view')}
      </RowActionLink>
      <RowActionLink to={address.editEmployee(id)} aria-label={text('employees.editOf', { name })}>
        {text('employees.edit')}
      </RowActionLink>
      <RowActionLink to={address.salaryHistory(id)} aria-label={text('employees.salaryOf', { name })}>
        {text('employees.salary')}
      </RowActionLink>
      <RowActionLink to={address.employeeLeaves(id)} aria-label={text('employees.leaveOf', { name })}>
        {text('employees.leave')}
      </RowActionLink>
    </span>
  );
}
