import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import { type Text, useText } from '../i18n/use-text';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/fields/checkbox';
import { Field, PasswordField } from '../ui/fields/field';
import { type SignInState, destination } from '../shell/destination';
import { screenChunk } from '../ui/layout/screen-chunk';
import classes from './login.module.css';
import { type Credentials, type SignInError, signIn } from './sign-in';

const secondStep = screenChunk(() => import('./second-step'));

interface FieldErrors {
  email?: string;
  password?: string;
}

export function LoginForm() {
  const text = useText();
  const { password, busy, fieldErrors, error, accepted, onSignedIn, submit, showForm } =
    useSignIn();

  return (
    <>
      {accepted && (
        <secondStep.Screen credentials={accepted} onSignedIn={onSignedIn} onBack={showForm} />
      )}
      {/* Only hidden, so that the inputs keep their values for the way back from the second step. */}
      <form
        className={classes.form}
        hidden={accepted !== undefined}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {error && <AlertBox>{'text' in error ? error.text : text(error.messageKey)}</AlertBox>}
        <Field
          label={text('login.email')}
          error={fieldErrors.email}
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
          error={fieldErrors.password}
          name="password"
          required
          autoComplete="current-password"
        />
        <div className={classes.between}>
          <Checkbox name="remember" label={text('login.remember')} />
          <Link to="/forgot-password">{text('login.forgot')}</Link>
        </div>
        <Button type="submit" variant="primary" wide busy={busy}>
          {text(busy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
    </>
  );
}

/** Signing in, with the second step where an account has one. */
function useSignIn() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  // After a reload or Back the router state is still there, but out of date.
  const restored = useNavigationType() === NavigationType.Pop;
  const from = restored ? undefined : (state as SignInState | null)?.from;
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<SignInError>();
  /** Accepted by the server, but the code of the second factor is still missing. */
  const [accepted, setAccepted] = useState<Credentials>();

  const onSignedIn = ({ role }: CurrentUserRecord) =>
    void navigate(destination(role, from), { replace: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFieldErrors(validate(form, text));
    setError(undefined);
    if (!form.checkValidity())
      return form.querySelector<HTMLInputElement>('input:invalid')?.focus();

    const data = new FormData(form);
    setBusy(true);
    const credentials: Credentials = {
      email: data.get('email') as string,
      password: data.get('password') as string,
      remember: data.has('remember'),
    };
    let result = await signIn(credentials);
    if ('role' in result) return onSignedIn(result);
    if (result.code === 'auth.code_needed') {
      if (
        await secondStep.load().then(
          () => true,
          () => false,
        )
      )
        return setAccepted(credentials);
      result = { messageKey: 'login.failed' };
    }
    showForm(result);
  }

  function showForm(signInError?: SignInError) {
    flushSync(() => {
      setAccepted(undefined);
      setBusy(false);
      setError(signInError);
    });
    password.current?.focus();
  }

  return { password, busy, fieldErrors, error, accepted, onSignedIn, submit, showForm };
}

/** The browser's validation with our own messages. */
function validate(form: HTMLFormElement, text: Text): FieldErrors {
  const validity = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).validity;
  const { valueMissing, valid } = validity('email');
  return {
    email: valid ? undefined : text(valueMissing ? 'login.emailMissing' : 'login.emailMalformed'),
    password: validity('password').valid ? undefined : text('login.passwordMissing'),
  };
}
