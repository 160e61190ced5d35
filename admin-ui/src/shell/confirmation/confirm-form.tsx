import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { codeField } from '../../forms/code-field';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/feedback/dialog';
import { Field, PasswordField } from '../../ui/fields/field';
import { Spinner } from '../../ui/feedback/spinner';
import classes from './confirm-form.module.css';

interface Faults {
  password?: string;
  code?: string;
}

interface Props {
  /** The word on the button. */
  action: string;
  onConfirmed: () => void;
  /** The other way out. */
  children: ReactNode;
}

/** One's own password, and a code of the second factor where there is one. */
export function ConfirmForm({ action, onConfirmed, children }: Props) {
  const text = useText();
  const office = useApi();
  const form = useRef<HTMLFormElement>(null);
  const user = useUser();
  // A second factor may have been set up on another device meanwhile.
  const [codeToo, setCodeToo] = useState(user?.secondFactor ?? false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  useEffect(() => {
    const first = faults.password ? 'password' : faults.code ? 'code' : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [faults]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = '', code = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const missing = { password: password ? undefined : text('confirmation.missing'), code: codeToo && !code ? text('confirmation.codeMissing') : undefined };
    setFaults(missing);
    if (missing.password || missing.code) return;
    setBusy(true);
    try {
      await office.confirm(password, code || undefined);
      onConfirmed();
    } catch (failure) {
      const { errors, ...body } = failure instanceof RequestFailed ? failure.body : {};
      setBusy(false);
      if (errors?.code) setCodeToo(true);
      setFaults({ code: errors?.code, password: errors?.password || (errors?.code ? undefined : body.error || text('error.server')) });
    }
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField label={text('confirmation.password')} name="password" autoComplete="current-password" error={faults.password} />
      {codeToo && <Field label={text('confirmation.code')} hint={text('confirmation.codeHint')} error={faults.code} {...codeField()} />}
      <DialogActions>
        {children}
        <Button type="submit" variant="primary" disabled={busy}>
          {busy && <Spinner />}
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
