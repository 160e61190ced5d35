import { useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useCountedLeave } from '../api/use-counted-leave';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { ConfirmDialog, Dialog } from '../ui/feedback/dialog';
import type { LeaveChange } from './preview-calls';
import { WorkingTimeEffect, LeavePreview } from './leave-preview';

interface Props {
  title: string;
  change: LeaveChange;
  question: string;
  /** The question stands above the preview too. */
  asked?: boolean;
  note?: string;
  action: string;
  acting: string;
  danger?: boolean;
  onSave: (basis: string | undefined, key: string) => Promise<void>;
  /** Goes back to the form that asked for the change; without it, the preview can only be cancelled. */
  onBack?: () => void;
  onClose: () => void;
}

/** Where leave is counted, a preview shows first how balances move. */
export function ChangeDialog(props: Props) {
  const text = useText();
  const counted = useCountedLeave();
  const {
    title,
    change,
    question,
    asked = false,
    note,
    action,
    acting,
    onSave,
    onBack,
    onClose,
  } = props;
  if (!counted) return <Confirmation {...props} />;
  return (
    <Dialog wide title={title} onClose={onClose}>
      {asked && <p>{question}</p>}
      <LeavePreview
        change={change}
        note={note}
        save={action}
        saving={acting}
        back={onBack ? undefined : text('app.cancel')}
        onBack={onBack ?? onClose}
        onSave={onSave}
      />
    </Dialog>
  );
}

function Confirmation({ title, change, question, action, danger, onSave, onClose }: Props) {
  const notifyError = useNotifyError();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await onSave(undefined, key).catch((failure: unknown) => {
      notifyError(failure);
      onClose();
    });
  }

  return (
    <ConfirmDialog
      title={title}
      action={action}
      danger={danger}
      busy={busy}
      effect={<WorkingTimeEffect change={change} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {question}
    </ConfirmDialog>
  );
}
