import { type FormEvent, useState } from 'react';
import {
  HOLDER_MAX,
  IBAN_MAX,
  type BankAccountRecord,
} from '../../../api/contract/payroll/bank-accounts.js';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useText } from '../i18n/use-text';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Field } from '../ui/fields/field';
import classes from './bank-account.module.css';

interface Props {
  owner: string;
  account: BankAccountRecord | null;
  name: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Written in groups of four. */
const WRITTEN_IBAN_MAX = IBAN_MAX + IBAN_MAX / 4;
const WRITTEN_BIC_MAX = 16;
const FIELDS = ['iban', 'bic', 'holder'] as const;

/** Asks for the whole IBAN, of which the page knows only a part. What is typed is kept nowhere. */
export function BankAccountDialog({ owner, account, name, refresh, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const withConfirmation = useWithConfirmation();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, refresh);
  // The version that was looked at: a later one is somebody else's change.
  const [version] = useState(account?.version ?? 0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [iban, bic, holder] = FIELDS.map((field) => (typed.get(field) as string).trim()) as [
      string,
      string,
      string,
    ];
    const missing: Record<string, string> = {
      ...(!iban && { iban: text('forms.fillIn', { label: text('bankAccount.iban') }) }),
      ...(!holder && { holder: text('forms.fillIn', { label: text('bankAccount.holder') }) }),
    };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    void send(() => store({ iban, bic: bic || null, holder }));
  }

  async function store(change: {
    iban: string;
    bic: string | null;
    holder: string;
  }): Promise<string> {
    try {
      await withConfirmation(() => api.changeBankAccount(owner, { ...change, version }));
    } catch (failure) {
      if (!(failure instanceof RequestFailed && failure.status === 409)) throw failure;
      await refresh();
      onClose();
      throw failure;
    }
    return text('bankAccount.saved');
  }

  return (
    <Dialog
      title={text(account ? 'bankAccount.changeTitle' : 'bankAccount.addTitle')}
      onClose={onClose}
    >
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={[...FIELDS]} />
        <Field
          name="iban"
          label={text('bankAccount.iban')}
          maxLength={WRITTEN_IBAN_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={errors.iban}
          hint={account && text('bankAccount.replaces', { iban: account.iban })}
        />
        <Field
          name="bic"
          label={text('bankAccount.bic')}
          optional
          maxLength={WRITTEN_BIC_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={errors.bic}
          hint={text('bankAccount.bicHint')}
        />
        <Field
          name="holder"
          label={text('bankAccount.holder')}
          maxLength={HOLDER_MAX}
          autoComplete="off"
          defaultValue={account?.holder ?? name}
          error={errors.holder}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('bankAccount.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}
