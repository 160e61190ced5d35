import { useState } from 'react';
import { useDelete, useGetOne, useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { ConfirmDialog, Dialog } from '../ui/feedback/dialog';
import { Skeleton } from '../ui/feedback/skeleton';
import { ClosingEnds, useClosing } from './closing-effect';
import type { Department, DepartmentDetails } from './department';
import { OccupiedDeletion } from './occupied-deletion';

interface Props {
  department: Department;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says first who is in the department, since the server deletes only empty ones, and what ends with it. */
export default function DepartmentDeletion({ department, onClose, onDeleted }: Props) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [opened] = useState(Date.now);
  // A query of its own for each opening, since people come and go. If it fails, the list's number has to do.
  const { data: details = { ...department, left: 0 }, isPending: isCounting } =
    useGetOne<DepartmentDetails>(
      'departments',
      { id: department.id, meta: { opened } },
      { gcTime: 0, refetchOnWindowFocus: false, onError: () => undefined },
    );
  const [deleteOne, { isPending }] = useDelete<Department>(
    'departments',
    { id: department.id, previousData: department },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(text('departments.deleted'), { type: 'success' }),
      onError: (failure) =>
        notifyError(
          failure,
          failure instanceof RequestFailed && failure.status > 0
            ? 'departments.notDeleted'
            : 'departments.deleteFailed',
        ),
      onSettled: (_, failure) => {
        onClose();
        if (!failure) onDeleted();
      },
    },
  );
  const { data: closing, isPending: isPreviewing } = useClosing(department.id, useToday());
  const effect = closing && closing.ends.length > 0 && <ClosingEnds of={closing.ends} />;
  const title = text('departments.deleteTitle', { name: department.dep_name });
  if (isCounting || isPreviewing) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Skeleton width="80%" />
      </Dialog>
    );
  }
  if (details.employees > 0)
    return (
      <OccupiedDeletion
        department={details}
        effect={effect}
        deleting={isPending}
        onMoved={() => void deleteOne()}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      danger
      title={title}
      action={text('departments.delete')}
      busy={isPending}
      effect={effect}
      onConfirm={() => void deleteOne()}
      onCancel={onClose}
    >
      {text('departments.deleteQuestion')}
    </ConfirmDialog>
  );
}
