import { type FormEvent, type ReactNode, useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Checkbox } from '../ui/fields/checkbox';
import { Field } from '../ui/fields/field';
import { FormErrors } from './form-errors';
import { useDialogCall } from './use-dialog-call';
import classes from './name-dialog.module.css';

interface NameChange {
  name: string;
  archived: boolean;
}

interface Props {
  title: string;
  /** Undefined for a new one. Only what has `archived` can be archived. */
  record?: Pick<NameChange, 'name'> & Partial<NameChange>;
  maxLength: number;
  /** Other words than those of patterns and calendars. */
  words?: Record<'name' | 'save', string> & Partial<Record<'archived' | 'archivedText', string>>;
  refresh: () => Promise<unknown>;
  save: (change: NameChange, key: string) => Promise<string>;
  /** Further fields. */
  children?: ReactNode;
  onClose: () => void;
}

/** Names, and archives, a record of a list that HR keeps, such as a pattern or a policy. */
export function NameDialog({
  title,
  record,
  maxLength,
  words,
  refresh,
  save,
  children,
  onClose,
}: Props) {
  const text = useText();
  const say = (word: 'name' | 'archived' | 'archivedText' | 'save') =>
    words?.[word] ?? text(`workingTime.${word}`);
  const { key } = useIdempotencyKey();
  const [name, setName] = useState(record?.name ?? '');
  const [archived, setArchived] = useState(record?.archived ?? false);
  const { busy, errors, setErrors, send } = useDialogCall(onClose, refresh);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!name.trim()) return setErrors({ name: text('forms.fillIn', { label: say('name') }) });
    void send(() => save({ name, archived }, key));
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['name']} />
        <Field
          name="name"
          label={say('name')}
          maxLength={maxLength}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        {children}
        {record?.archived !== undefined && (
          <div>
            <Checkbox
              label={say('archived')}
              checked={archived}
              onChange={({ target }) => setArchived(target.checked)}
            />
            <p className={classes.note}>{say('archivedText')}</p>
          </div>
        )}
        <FormActions busy={busy} onCancel={onClose}>
          {say('save')}
        </FormActions>
      </form>
    </Dialog>
  );
}
