import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { codeField } from '../../forms/code-field';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/feedback/dialog';
import { Field, PasswordField } from '../../ui/fields/field';
import classes from './confirm-form.module.css';

interface FieldErrors {
  password?: string;
  code?: string;
}

interface Props {
  action: string;
  onConfirmed: () => void;
  children: ReactNode;
}

export function ConfirmForm({ action, onConfirmed, children }: Props) {
  const text = useText();
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const user = useUser();
  // State, because a second factor may have been set up on another device meanwhile.
  const [needsCode, setNeedsCode] = useState(user?.secondFactor ?? false);
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const first = fieldErrors.password ? 'password' : fieldErrors.code ? 'code' : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }, [fieldErrors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = '', code = '' } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<string, string>;
    const missing = {
      password: password ? undefined : text('confirmation.missing'),
      code: needsCode && !code ? text('confirmation.codeMissing') : undefined,
    };
    setFieldErrors(missing);
    if (missing.password || missing.code) return;
    setBusy(true);
    try {
      await api.confirm(password, code || undefined);
      onConfirmed();
    } catch (failure) {
      const { errors, ...body } = failure instanceof RequestFailed ? failure.body : {};
      setBusy(false);
      if (errors?.code) setNeedsCode(true);
      setFieldErrors({
        code: errors?.code,
        password:
          errors?.password || (errors?.code ? undefined : body.error || text('error.server')),
      });
    }
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={text('confirmation.password')}
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
      />
      {needsCode && (
        <Field
          label={text('confirmation.code')}
          hint={text('confirmation.codeHint')}
          error={fieldErrors.code}
          {...codeField()}
        />
      )}
      <DialogActions>
        {children}
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
