import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { Employee } from './employee';
import { useEmploymentChange } from './employment-change';

/** Asks before a last day is taken back, one that has passed or one that lies ahead. */
export function ReturnDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { busy, store } = useEmploymentChange(employee, onClose);
  const { name, status } = employee;
  const gone = status === 'Left';
  return (
    <ConfirmDialog
      title={text(gone ? 'employees.leaving.returnTitle' : 'employees.leaving.takeBackTitle', { name })}
      action={text(gone ? 'employees.leaving.return' : 'employees.leaving.takeBack')}
      busy={busy}
      onConfirm={() => void store({ leftOn: null }, text(gone ? 'employees.leaving.returned' : 'employees.leaving.takenBack'))}
      onCancel={onClose}
    >
      {text(gone ? 'employees.leaving.returnText' : 'employees.leaving.takeBackText', { name })}
    </ConfirmDialog>
  );
}
