import { useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useCountedLeave } from '../api/use-counted-leave';
import { useNotifyError } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { HolidayPreview } from './holiday-preview';
import { type ChangedHolidays, useSaveHolidays } from './use-save-holidays';

interface Props {
  title: string;
  calendar: string;
  change: ChangedHolidays;
  /** Shown where leave is not counted, so that nothing is previewed. */
  children: string;
  action: string;
  danger?: boolean;
  done: string;
  onClose: () => void;
}

/** Where leave is counted, what it moves is shown first. */
export function HolidayChange({ children, danger, ...change }: Props) {
  const text = useText();
  const counted = useCountedLeave();
  if (counted) return <HolidayPreview {...change} back={text('app.cancel')} onBack={change.onClose} />;
  return <Question {...change} danger={danger}>{children}</Question>;
}

function Question({ title, calendar, change, children, action, danger, done, onClose }: Props) {
  const notifyError = useNotifyError();
  const { key } = useIdempotencyKey();
  const save = useSaveHolidays(calendar, change, done, onClose);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await save(undefined, key).catch((failure: unknown) => {
      notifyError(failure);
      onClose();
    });
  }

  return (
    <ConfirmDialog title={title} action={action} danger={danger} busy={busy} onConfirm={() => void confirm()} onCancel={onClose}>
      {children}
    </ConfirmDialog>
  );
}
