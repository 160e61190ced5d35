import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { CancelLeavingDialog } from './cancel-leaving-dialog';
import { LeavingDialog } from './leaving-dialog';
import { Fact } from '../employee-profile-facts';
import type { Employee } from '../employee';
import { ReturnDialog } from './return-dialog';

type EmploymentEnd = 'none' | 'announced' | 'left' | 'returning';

const ACTIONS = {
  none: 'employees.leaving.record',
  announced: 'employees.leaving.takeBack',
  left: 'employees.leaving.return',
  returning: undefined,
} as const;
const DIALOGS = {
  none: LeavingDialog,
  announced: CancelLeavingDialog,
  left: ReturnDialog,
  returning: () => null,
};

/** 'returning' is somebody who has left, and whose return lies ahead. */
export function employmentEnd({
  status,
  leftOn,
}: Pick<Employee, 'status' | 'leftOn'>): EmploymentEnd {
  if (status === 'Left') return leftOn ? 'left' : 'returning';
  return leftOn ? 'announced' : 'none';
}

export function EmploymentStatusFact({
  employee,
  onEdit,
}: {
  employee: Employee;
  onEdit: () => void;
}) {
  const text = useText();
  const { day } = useDates();
  const { status, leftOn, hireDate } = employee;
  const end = employmentEnd(employee);
  const action = ACTIONS[end];

  function statusText(): string {
    if (end === 'left') return text('employees.details.leftOn', { date: day(leftOn as string) });
    if (end === 'announced' && status === 'Active')
      return text('employees.details.activeUntil', { last: day(leftOn as string) });
    if (status === 'Upcoming' && hireDate)
      return text('employees.details.upcoming', { date: day(hireDate) });
    return end === 'returning' && hireDate
      ? text('employees.details.returning', { date: day(hireDate) })
      : text(`person.statuses.${status}`);
  }

  return (
    <Fact
      label={text('employees.status')}
      action={
        action && (
          <RowAction tone={end === 'left' ? 'primary' : 'plain'} onClick={onEdit}>
            {text(action)}
          </RowAction>
        )
      }
    >
      {statusText()}
    </Fact>
  );
}

export function EmploymentStatusDialog({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}) {
  const DialogOfStatus = DIALOGS[employmentEnd(employee)];
  return <DialogOfStatus employee={employee} onClose={onClose} />;
}
