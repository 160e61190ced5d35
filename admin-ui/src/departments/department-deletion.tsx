import { useDelete, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useRefusal } from '../api/use-refusal';
import { ConfirmDialog } from '../ui/feedback/dialog';
import type { Department } from './department';

interface Props {
  department: Department;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, deletes, and tells how it went. A department that has people stays; the server says how many. */
export function DepartmentDeletion({ department, onClose, onDeleted }: Props) {
  const text = useText();
  const notify = useNotify();
  const refuse = useRefusal();
  const [deleteOne, { isPending }] = useDelete<Department>(
    'departments',
    { id: department.id, previousData: department },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(text('departments.deleted'), { type: 'success' }),
      onError: (failure) => refuse(failure, failure instanceof RequestFailed && failure.status > 0 ? 'departments.notDeleted' : 'departments.deleteFailed'),
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
