import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { codeField } from '../forms/code-field';
import { secondStep } from '../i18n/en/second-step';
import type { Catalogue } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Field } from '../ui/fields/field';
import { Spinner } from '../ui/feedback/spinner';
import { type Credentials, type Refusal, signIn } from './sign-in';
import classes from './second-step.module.css';

export const messages: Catalogue = { en: async () => ({ secondStep }), fr: async () => ({ secondStep: (await import('../i18n/fr/second-step')).secondStep }) };

export interface SecondStepProps {
  /** Were right, and are sent once more with the code. */
  credentials: Credentials;
  onSignedIn: (user: CurrentUserRecord) => void;
  /** With what the server has against the credentials, should they have changed meanwhile. */
  onBack: (refusal?: Refusal) => void;
}

/** A code of the app, or one of the recovery codes, whose letters a phone has on another keyboard. */
export default function SecondStep({ credentials, onSignedIn, onBack }: SecondStepProps) {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => code.current?.focus(), [recovery]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get('code') as string).trim();
    setRefusal(undefined);
    setError(typed ? undefined : text(recovery ? 'secondStep.recoveryMissing' : 'secondStep.missing'));
    if (!typed) return code.current?.focus();
    setBusy(true);
    const result = await signIn({ ...credentials, code: typed });
    if ('role' in result) return onSignedIn(result);
    if (result.code === 'auth.invalid_credentials') return onBack(result);
    setBusy(false);
    const words = 'words' in result ? result.words : text(result.message);
    if (result.code === 'auth.invalid_code') setError(words);
    else setRefusal(words);
    code.current?.select();
  }

  function change() {
    setError(undefined);
    setRefusal(undefined);
    setRecovery(!recovery);
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <AlertBox>{refusal}</AlertBox>}
      <Field
        key={String(recovery)}
        ref={code}
        label={text(recovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
        hint={text(recovery ? 'secondStep.recoveryHint' : 'secondStep.hint')}
        error={error}
        {...codeField(recovery)}
      />
      <Button type="submit" variant="primary" wide disabled={busy}>
        {busy && <Spinner />}
        {text(busy ? 'login.busy' : 'login.submit')}
      </Button>
      <div className={classes.ways}>
        <Button variant="quiet" onClick={() => onBack()}>
          {text('secondStep.back')}
        </Button>
        <Button variant="quiet" onClick={change}>
          {text(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
      </div>
    </form>
  );
}
