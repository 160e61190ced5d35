import { type FormEvent, useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key';
import type { NameChange } from '../api/working-time-calls';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Checkbox } from '../ui/fields/checkbox';
import { Field } from '../ui/fields/field';
import { useDialogCall } from '../forms/use-dialog-call';
import classes from './working-time.module.css';

interface Props {
  title: string;
  /** Undefined for a new one, which cannot be archived. */
  record?: NameChange;
  maxLength: number;
  save: (change: NameChange, key: string) => Promise<string>;
  onClose: () => void;
}

/** Names, and archives, a pattern or a calendar. */
export function NameDialog({ title, record, maxLength, save, onClose }: Props) {
  const text = useText();
  const { key } = useIdempotencyKey();
  const [name, setName] = useState(record?.name ?? '');
  const [archived, setArchived] = useState(record?.archived ?? false);
  const { busy, errors, setErrors, send } = useDialogCall(onClose);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!name.trim()) return setErrors({ name: text('forms.fillIn', { label: text('workingTime.name') }) });
    void send(() => save({ name, archived }, key));
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <Field name="name" label={text('workingTime.name')} maxLength={maxLength} autoComplete="off" value={name} error={errors.name} onChange={({ target }) => setName(target.value)} />
        {record && (
          <div>
            <Checkbox label={text('workingTime.archived')} checked={archived} onChange={({ target }) => setArchived(target.checked)} />
            <p className={classes.note}>{text('workingTime.archivedText')}</p>
          </div>
        )}
        <FormActions busy={busy} onCancel={onClose}>{text('workingTime.save')}</FormActions>
      </form>
    </Dialog>
  );
}
