import { useDelete, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';
import { ConfirmDialog } from '../ui/feedback/dialog';
import type { Department } from './department';

interface Props {
  department: Department;
  onClose: () => void;
  onDeleted: () => void;
}

/** The server refuses to delete a department that still has employees. */
export function DepartmentDeletion({ department, onClose, onDeleted }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [deleteOne, { isPending }] = useDelete<Department>(
    'departments',
    { id: department.id, previousData: department },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(text('departments.deleted'), { type: 'success' }),
      onError: (failure) => notifyError(failure, failure instanceof RequestFailed && failure.status > 0 ? 'departments.notDeleted' : 'departments.deleteFailed'),
      onSettled: (_, failure) => {
        onClose();
        if (!failure) onDeleted();
      },
    },
  );
  return (
    <ConfirmDialog
      danger
      title={text('departments.deleteTitle', { name: department.dep_name })}
      action={text('departments.delete')}
      busy={isPending}
      onConfirm={() => void deleteOne()}
      onCancel={onClose}
    >
      {text('departments.deleteQuestion')}
    </ConfirmDialog>
  );
}
