import { Mail } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { post, RequestFailed } from '../api/http-client';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Field } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/feedback/spinner';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

/** Mails take their time, and every try counts. */
const PAUSE_S = 60;

function LinkAsked({ email }: { email: string }) {
  const text = useText();
  const { ask, busy, refusal } = useAsking();
  const [wait, setWait] = useState(PAUSE_S);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <ResetPage title={text('reset.sent')} says={text('reset.sentText')}>
      <p className={classes.address} role="status">
        <Icon of={Mail} />
        <bdi>{email}</bdi>
      </p>
      <div className={classes.form}>
        {refusal && <AlertBox>{refusal}</AlertBox>}
        <Button wide disabled={busy || wait > 0} onClick={() => void ask(email).then(() => setWait(PAUSE_S))}>
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
  if (email !== undefined) return <LinkAsked email={email} />;
  if (config?.mail === false) return <ResetPage title={text('reset.forgot')} says={text('reset.noMail')} />;
  return (
    <ResetPage title={text('reset.forgot')} says={text('reset.forgotText')}>
      {/* Nobody should fill in what then turns out to be of no use. */}
      {config === undefined ? (
        <span className={classes.spinner}>
          <Spinner label={text('app.loadingMore')} size={28} />
        </span>
      ) : (
        <AskForLink onAsked={setEmail} />
      )}
    </ResetPage>
  );
}

function AskForLink({ onAsked }: { onAsked: (email: string) => void }) {
  const text = useText();
  const { ask, busy, refusal } = useAsking();
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const { valid, valueMissing } = field.validity;
    setFault(valid ? undefined : text(valueMissing ? 'login.emailMissing' : 'login.emailMalformed'));
    if (!valid) return field.focus();
    if (await ask(field.value)) onAsked(field.value);
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <AlertBox>{refusal}</AlertBox>}
      <Field
        label={text('login.email')}
        error={fault}
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text('login.emailPlaceholder')}
      />
      <Button type="submit" variant="primary" wide disabled={busy}>
        {busy && <Spinner />}
        {text(busy ? 'reset.sending' : 'reset.send')}
      </Button>
    </form>
  );
}

/** Asks for a link by mail; whether there is such an account nobody is told. */
function useAsking() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function ask(email: string): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await post('/auth/forgot-password', { email });
      return true;
    } catch (failure) {
      setRefusal((failure instanceof RequestFailed && failure.message) || text('reset.notSent'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { ask, busy, refusal };
}
