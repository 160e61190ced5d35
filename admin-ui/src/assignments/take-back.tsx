import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AssignmentRecord } from '../../../api/contract/working-time.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useCountedLeave } from '../api/use-counted-leave';
import { useNotifyError } from '../api/use-notify-error';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { LeavePreview } from '../leave-preview/leave-preview';
import { ConfirmDialog, Dialog } from '../ui/feedback/dialog';
import { useAssignmentRefresh } from './use-assignments';
import { useTargetName } from './use-target-name';

interface Props {
  assignment: AssignmentRecord;
  onClose: () => void;
}

/** Where leave is counted, what it moves is shown first. */
export function TakeBack(props: Props) {
  const counted = useCountedLeave();
  return counted ? <TakeBackPreview {...props} /> : <TakeBackQuestion {...props} />;
}

function TakeBackPreview({ assignment, onClose }: Props) {
  const text = useText();
  const question = useQuestion(assignment);
  const takeBack = useTakeBack(assignment, onClose);
  return (
    <Dialog wide title={text('assignments.takeBackTitle')} onClose={onClose}>
      <p>{question}</p>
      <LeavePreview
        change={{ kind: 'assignmentEnd', assignment: assignment._id }}
        save={text('assignments.takeBack')}
        saving={text('assignments.takingBack')}
        back={text('app.cancel')}
        onBack={onClose}
        onSave={takeBack}
      />
    </Dialog>
  );
}

function TakeBackQuestion({ assignment, onClose }: Props) {
  const text = useText();
  const notifyError = useNotifyError();
  const question = useQuestion(assignment);
  const takeBack = useTakeBack(assignment, onClose);
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await takeBack(undefined, key).catch((failure: unknown) => {
      notifyError(failure);
      onClose();
    });
  }

  return (
    <ConfirmDialog danger busy={busy} title={text('assignments.takeBackTitle')} action={text('assignments.takeBack')} onConfirm={() => void confirm()} onCancel={onClose}>
      {question}
    </ConfirmDialog>
  );
}

function useQuestion(assignment: AssignmentRecord): string {
  const text = useText();
  const { day } = useDates();
  const nameOf = useTargetName();
  return text('assignments.takeBackText', { name: nameOf(assignment), date: day(assignment.from) });
}

function useTakeBack(assignment: AssignmentRecord, onClose: () => void) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const refresh = useAssignmentRefresh();
  return async (basis: string | undefined, key: string) => {
    await api.takeAssignmentBack(assignment, key, basis);
    notify(text('assignments.takenBack'), { type: 'success' });
    await refresh();
    onClose();
  };
}
