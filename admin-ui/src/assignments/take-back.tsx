import { useNotify } from 'react-admin';
import type { AssignmentRecord } from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ChangeDialog } from '../leave-preview/change-dialog';
import { useAssignmentRefresh } from './use-assignments';
import { useTargetName } from './use-targets';

export function TakeBack({
  assignment,
  onClose,
}: {
  assignment: AssignmentRecord;
  onClose: () => void;
}) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const { day } = useDates();
  const nameOf = useTargetName();
  const refresh = useAssignmentRefresh();

  async function save(basis: string | undefined, key: string) {
    await api.takeAssignmentBack(assignment, key, basis);
    notify(text('assignments.takenBack'), { type: 'success' });
    await refresh();
    onClose();
  }

  return (
    <ChangeDialog
      danger
      asked
      title={text('assignments.takeBackTitle')}
      change={{ kind: 'assignmentEnd', assignment: assignment._id, subject: assignment.subject }}
      question={text('assignments.takeBackText', {
        name: nameOf(assignment),
        date: day(assignment.from),
      })}
      action={text('assignments.takeBack')}
      acting={text('assignments.takingBack')}
      onSave={save}
      onClose={onClose}
    />
  );
}
