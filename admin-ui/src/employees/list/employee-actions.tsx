import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { RowActionLink } from '../../ui/button';
import { Overflow } from '../../ui/layout/overflow';
import type { ListedEmployee } from '../employee';

interface Props {
  employee: ListedEmployee;
  isReadOnly: boolean;
}

export function EmployeeActions({ employee: { id, name: known }, isReadOnly }: Props) {
  const text = useText();
  const name = known || text('person.unknown');
  const view = (
    <RowActionLink
      tone="primary"
      to={officePath.employee(id)}
      aria-label={text('employees.viewOf', { name })}
    >
      {text('employees.view')}
    </RowActionLink>
  );
  if (isReadOnly) return <Overflow label={text('lists.moreOf', { name })}>{view}</Overflow>;
  return (
    <Overflow label={text('lists.moreOf', { name })}>
      {view}
      <RowActionLink
        to={officePath.editEmployee(id)}
        aria-label={text('employees.editOf', { name })}
      >
        {text('employees.edit')}
      </RowActionLink>
      <RowActionLink
        to={officePath.salaryHistory(id)}
        aria-label={text('employees.salaryOf', { name })}
      >
        {text('employees.salary')}
      </RowActionLink>
      <RowActionLink
        to={officePath.employeeLeaves(id)}
        aria-label={text('employees.leaveOf', { name })}
      >
        {text('employees.leave')}
      </RowActionLink>
    </Overflow>
  );
}
