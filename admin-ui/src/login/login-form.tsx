import { type FormEvent, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { type Text, useText } from '../i18n/use-text';
import { AlertBox } from '../ui/alert-box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Field } from '../ui/field';
import { PasswordField } from '../ui/password-field';
import { Spinner } from '../ui/spinner';
import { type AskedPage, destination } from '../shell/destination';
import classes from './login.module.css';
import { type Refusal, signIn } from './sign-in';

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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf(form, text);
    setFaults(found);
    setRefusal(undefined);
    if (!form.checkValidity()) return form.querySelector<HTMLInputElement>('input:invalid')?.focus();

    const data = new FormData(form);
    setBusy(true);
    const result = await signIn({
      email: data.get('email') as string,
      password: data.get('password') as string,
      remember: data.has('remember'),
    });
    if ('role' in result) return void navigate(destination(result.role, asked), { replace: true });
    setBusy(false);
    setRefusal(result);
    password.current?.focus();
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
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
