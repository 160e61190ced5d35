import { useDates } from '../i18n/use-dates';
import { type MessageKey, useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import type { Employee } from './employee';
import { Fact } from './employee-profile-facts';

/** With a last day: what it means, and the way to take it back. */
const WITH_LAST_DAY: Record<Employee['status'], { said: MessageKey; action: MessageKey }> = {
  Left: { said: 'employees.details.leftOn', action: 'employees.leaving.return' },
  Active: { said: 'employees.details.activeUntil', action: 'employees.leaving.takeBack' },
};

/** Whether somebody works here, and until when; `onAsk` begins to say otherwise. */
export function EmployeeProfileStatus({ employee: { status, leftOn }, onAsk }: { employee: Employee; onAsk: () => void }) {
  const text = useText();
  const { day } = useDates();
  const { said, action } = WITH_LAST_DAY[status];
  return (
    <Fact
      label={text('employees.status')}
      action={
        <RowAction tone={status === 'Left' ? 'first' : 'plain'} onClick={onAsk}>
          {text(leftOn ? action : 'employees.leaving.record')}
        </RowAction>
      }
    >
      {leftOn ? text(said, { date: day(leftOn), last: day(leftOn) }) : text(`person.statuses.${status}`)}
    </Fact>
  );
}
