import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import { codeField } from '../forms/code-field';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Field } from '../ui/fields/field';
import { type Credentials, type SignInError, signIn } from './sign-in';
import classes from './second-step.module.css';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/second-step';

export const messages = catalogueOf({ 'second-step': english });

interface SecondStepProps {
  /** Already accepted by the server; sent again together with the code. */
  credentials: Credentials;
  onSignedIn: (user: CurrentUserRecord) => void;
  /** With an error if the server no longer accepts the credentials. */
  onBack: (error?: SignInError) => void;
}

export default function SecondStep({ credentials, onSignedIn, onBack }: SecondStepProps) {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => code.current?.focus(), [recovery]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get('code') as string).trim();
    setError(undefined);
    setFieldError(
      typed ? undefined : text(recovery ? 'secondStep.recoveryMissing' : 'secondStep.missing'),
    );
    if (!typed) return code.current?.focus();
    setBusy(true);
    const result = await signIn({ ...credentials, code: typed });
    if ('role' in result) return onSignedIn(result);
    if (result.code === 'auth.invalid_credentials') return onBack(result);
    setBusy(false);
    const message = 'text' in result ? result.text : text(result.messageKey);
    if (result.code === 'auth.invalid_code') setFieldError(message);
    else setError(message);
    code.current?.select();
  }

  function switchCode() {
    setFieldError(undefined);
    setError(undefined);
    setRecovery(!recovery);
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {error && <AlertBox>{error}</AlertBox>}
      <Field
        key={String(recovery)}
        ref={code}
        label={text(recovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
        hint={text(recovery ? 'secondStep.recoveryHint' : 'secondStep.hint')}
        error={fieldError}
        {...codeField(recovery)}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {text(busy ? 'login.busy' : 'login.submit')}
      </Button>
      <div className={classes.ways}>
        <Button variant="quiet" onClick={() => onBack()}>
          {text('secondStep.back')}
        </Button>
        <Button variant="quiet" onClick={switchCode}>
          {text(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
      </div>
    </form>
  );
}
