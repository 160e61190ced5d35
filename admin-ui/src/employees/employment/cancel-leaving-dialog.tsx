import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import type { Employee } from '../employee';
import { useEmploymentChange } from './employment-change';

/** Takes back a departure that is planned, or that was recorded by mistake. */
export function CancelLeavingDialog({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}) {
  const text = useText();
  const { busy, error, question, store } = useEmploymentChange(employee, onClose);
  const { id, name, status } = employee;
  return (
    <>
      <ConfirmDialog
        title={text('employees.leaving.takeBackTitle', { name })}
        action={text('employees.leaving.takeBack')}
        busy={busy}
        effect={
          <>
            <PayEffectNote asked={{ kind: 'employment', employeeId: id, leftOn: null }} />
            {error && <p role="alert">{error}</p>}
          </>
        }
        onConfirm={() => void store({ leftOn: null }, text('employees.leaving.takenBack'))}
        onCancel={onClose}
      >
        {text(
          status === 'Left' ? 'employees.leaving.neverLeftText' : 'employees.leaving.takeBackText',
          { name },
        )}
      </ConfirmDialog>
      {question}
    </>
  );
}
