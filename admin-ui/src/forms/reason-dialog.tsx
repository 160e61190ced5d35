import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { TextAreaField } from '../ui/fields/text-area-field';
import { FormErrors } from './form-errors';
import classes from './reason-dialog.module.css';
import { useTextDraft } from './text-draft';

interface Props {
  title: string;
  children: string;
  /** Distinguishes what is typed from that of other dialogs at the same address. */
  draft: string;
  /** Asked or said before the reason. */
  question?: ReactNode;
  label: string;
  maxLength: number;
  action: string;
  acting: string;
  /** Unless what is asked can be undone. */
  danger?: boolean;
  send: (reason: string, key: string) => Promise<void>;
  /** After a refusal because the record is no longer as it was. */
  onConflict: () => void;
  onClose: () => void;
}

/** Asks why something stored is taken back, and takes it back. */
export function ReasonDialog({
  title,
  children,
  draft,
  question,
  label,
  maxLength,
  action,
  acting,
  danger = true,
  send,
  onConflict,
  onClose,
}: Props) {
  const text = useText();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = useTextDraft<HTMLTextAreaElement>(draft);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setErrors({ reason: text('forms.noReason') });
    setBusy(true);
    try {
      await send(reason, key);
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.body.code === 'idempotency.reused') renew();
      if (failure.status === 409) onConflict();
      setErrors(failure.body.errors ?? { reason: failure.message || text('error.generic') });
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errors} at={['reason']} />
        {question}
        <TextAreaField
          ref={field}
          label={label}
          name="reason"
          maxLength={maxLength}
          error={errors.reason}
        />
        <FormActions busy={busy} danger={danger} onCancel={onClose}>
          {busy ? acting : action}
        </FormActions>
      </form>
    </Dialog>
  );
}
