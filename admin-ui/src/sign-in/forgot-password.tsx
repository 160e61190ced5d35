import { Mail } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { RequestFailed, postJson } from '../api/http-client';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Field } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/feedback/spinner';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/reset';

export const messages = catalogueOf({ reset: english });

/** Mail is slow, and the server limits the number of attempts. */
const PAUSE_S = 60;

function LinkSent({ email }: { email: string }) {
  const text = useText();
  const { requestLink, busy, error } = useResetRequest();
  const [wait, setWait] = useState(PAUSE_S);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <ResetPage title={text('reset.sent')} description={text('reset.sentText')}>
      <p className={classes.address} role="status">
        <Icon of={Mail} />
        <bdi>{email}</bdi>
      </p>
      <div className={classes.form}>
        {error && <AlertBox>{error}</AlertBox>}
        <Button
          wide
          disabled={busy || wait > 0}
          onClick={() => void requestLink(email).then(() => setWait(PAUSE_S))}
        >
          {wait > 0 ? text('reset.sendAgainIn', { count: wait }) : text('reset.sendAgain')}
        </Button>
      </div>
    </ResetPage>
  );
}

export default function ForgotPassword() {
  const text = useText();
  const config = useConfig();
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <LinkSent email={email} />;
  if (config?.mail === false)
    return <ResetPage title={text('reset.forgot')} description={text('reset.noMail')} />;
  return (
    <ResetPage title={text('reset.forgot')} description={text('reset.forgotText')}>
      {/* The form waits for the configuration, because without a mail server it is useless. */}
      {config === undefined ? (
        <span className={classes.spinner}>
          <Spinner label={text('app.loadingMore')} size={28} />
        </span>
      ) : (
        <RequestForm onSent={setEmail} />
      )}
    </ResetPage>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText();
  const { requestLink, busy, error } = useResetRequest();
  const [fieldError, setFieldError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const { valid, valueMissing } = field.validity;
    setFieldError(
      valid ? undefined : text(valueMissing ? 'login.emailMissing' : 'login.emailMalformed'),
    );
    if (!valid) return field.focus();
    if (await requestLink(field.value)) onSent(field.value);
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {error && <AlertBox>{error}</AlertBox>}
      <Field
        label={text('login.email')}
        error={fieldError}
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text('login.emailPlaceholder')}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {text(busy ? 'reset.sending' : 'reset.send')}
      </Button>
    </form>
  );
}

/** The server's response does not reveal whether the account exists. */
function useResetRequest() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function requestLink(email: string): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      await postJson('/auth/forgot-password', { email });
      return true;
    } catch (failure) {
      setError((failure instanceof RequestFailed && failure.message) || text('reset.notSent'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { requestLink, busy, error };
}
