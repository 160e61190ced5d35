import { useNotify } from 'react-admin';
import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { LeavePreview } from '../leave-preview/leave-preview';
import type { LeaveChange } from '../leave-preview/preview-calls';
import { useAssign } from './use-assign';
import { useAssignmentRefresh } from './use-assignments';

export interface PreviewedAssignment {
  change: Extract<LeaveChange, { kind: 'assignment' }>;
  started: LeavePreviewRecord;
}

interface Props {
  previewed: PreviewedAssignment;
  onBack: () => void;
  onAssigned?: () => void;
  onClose: () => void;
}

export function AssignmentPreview({
  previewed: { change, started },
  onBack,
  onAssigned,
  onClose,
}: Props) {
  const text = useText();
  const { day } = useDates();
  const notify = useNotify();
  const refresh = useAssignmentRefresh();
  const assign = useAssign(onAssigned);
  const { kind: _kind, ...assigned } = change;

  async function save(basis: string, key: string) {
    const done = await assign({ ...assigned, basis }, key);
    await refresh();
    onClose();
    notify(done, { type: 'success' });
  }

  return (
    <LeavePreview
      change={change}
      started={started}
      note={text('leavePreview.nothingBefore', { date: day(change.from) })}
      save={text('assignments.assign')}
      saving={text('assignments.assigning')}
      onBack={onBack}
      onSave={save}
    />
  );
}
