import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { type Text, useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/fields/checkbox';
import { Field, PasswordField } from '../ui/fields/field';
import { Spinner } from '../ui/feedback/spinner';
import { type AskedPage, destination } from '../shell/destination';
import { screenChunk } from '../ui/layout/screen-chunk';
import classes from './login.module.css';
import { type Credentials, type Refusal, signIn } from './sign-in';

const secondStep = screenChunk(() => import('./second-step'));

interface Faults {
  email?: string;
  password?: string;
}

export function LoginForm() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  // The browser keeps the router's state of a page that is opened once more.
  const opened = useNavigationType() === NavigationType.Pop;
  const asked = opened ? undefined : (state as AskedPage | null)?.asked;
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<Refusal>();
  /** Right so far: what is missing is the second factor's code. */
  const [halfway, setHalfway] = useState<Credentials>();

  const enter = ({ role }: CurrentUserRecord) => void navigate(destination(role, asked), { replace: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf(form, text);
    setFaults(found);
    setRefusal(undefined);
    if (!form.checkValidity()) return form.querySelector<HTMLInputElement>('input:invalid')?.focus();

    const data = new FormData(form);
    setBusy(true);
    const credentials: Credentials = {
      email: data.get('email') as string,
      password: data.get('password') as string,
      remember: data.has('remember'),
    };
    let result = await signIn(credentials);
    if ('role' in result) return enter(result);
    if (result.code === 'auth.code_needed') {
      if (await secondStep.load().then(() => true, () => false)) return setHalfway(credentials);
      result = { message: 'login.failed' };
    }
    refused(result);
  }

  /** Whoever comes back from the second step finds what they had filled in. */
  function refused(why?: Refusal) {
    flushSync(() => {
      setHalfway(undefined);
      setBusy(false);
      setRefusal(why);
    });
    password.current?.focus();
  }

  return (
    <>
      {halfway && <secondStep.Screen credentials={halfway} onSignedIn={enter} onBack={refused} />}
      <form className={classes.form} hidden={halfway !== undefined} noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <AlertBox>{'words' in refusal ? refusal.words : text(refusal.message)}</AlertBox>}
        <Field
          label={text('login.email')}
          error={faults.email}
          name="email"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={text('login.emailPlaceholder')}
        />
        <PasswordField
          ref={password}
          label={text('login.password')}
          error={faults.password}
          name="password"
          required
          autoComplete="current-password"
        />
        <div className={classes.between}>
          <Checkbox name="remember" label={text('login.remember')} />
          <Link to="/forgot-password">{text('login.forgot')}</Link>
        </div>
        <Button type="submit" variant="primary" wide disabled={busy}>
          {busy && <Spinner />}
          {text(busy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
    </>
  );
}

/** The browser decides what is wrong, our words say so at the field. */
function faultsOf(form: HTMLFormElement, text: Text): Faults {
  const validity = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).validity;
  const { valueMissing, valid } = validity('email');
  return {
    email: valid ? undefined : text(valueMissing ? 'login.emailMissing' : 'login.emailMalformed'),
    password: validity('password').valid ? undefined : text('login.passwordMissing'),
  };
}
