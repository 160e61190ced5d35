import { Check, Circle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PasswordField } from '../ui/fields/field';
import { Spinner } from '../ui/feedback/spinner';
import { faultsOf, NewPasswordField, type NewPasswords } from './new-password-field';
import classes from './password-form.module.css';
import { holdsOwn, longEnough } from './password-strength';
import { SettingSection } from './setting-section';

export interface Passwords extends NewPasswords {
  oldPassword: string;
}

type Faults = { [Name in keyof Passwords]?: string };

interface Props {
  /** For the browser's keeper of passwords. */
  email: string;
  /** What is one's own and so makes a bad password: name, e-mail, company. */
  own: string[];
  change: (passwords: Passwords) => Promise<unknown>;
  onChanged: () => void;
}

export function PasswordForm({ email, own, change, onChanged }: Props) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = Object.fromEntries(new FormData(form)) as unknown as Passwords;
    const found: Faults = { oldPassword: passwords.oldPassword ? undefined : text('settings.password.currentMissing'), ...faultsOf(passwords, text) };
    setRefusal(undefined);
    setFaults(found);
    if (focusFirst(form, found)) return;
    setBusy(true);
    try {
      await change(passwords);
      onChanged();
    } catch (failure) {
      const refused = failure instanceof RequestFailed ? failure : undefined;
      const fields: Faults = refused?.body.errors ?? {};
      setBusy(false);
      setRefusal(refused?.message || text('settings.password.failed'));
      setFaults(fields);
      focusFirst(form, fields);
    }
  }

  return (
    <SettingSection title={text('settings.password.title')} help={text('settings.password.text')}>
      <div className={classes.columns}>
        <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {refusal && <AlertBox>{refusal}</AlertBox>}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={text('settings.password.current')} name="oldPassword" required autoComplete="current-password" error={faults.oldPassword} />
          <NewPasswordField
            label={text('settings.password.new')}
            own={own}
            value={password}
            error={faults.newPassword}
            onType={(typed) => {
              setPassword(typed);
              setFaults({ ...faults, newPassword: undefined });
            }}
          />
          <PasswordField label={text('settings.password.confirm')} name="confirmPassword" required autoComplete="new-password" error={faults.confirmPassword} />
          <Button type="submit" variant="primary" disabled={busy}>
            {busy && <Spinner />}
            {text(busy ? 'settings.password.busy' : 'settings.password.submit')}
          </Button>
        </form>
        <PasswordTips password={password} own={own} />
      </div>
    </SettingSection>
  );
}

function focusFirst(form: HTMLFormElement, faults: Faults): boolean {
  const first = [...form.elements].find((element) => faults[(element as HTMLInputElement).name as keyof Passwords]);
  (first as HTMLInputElement | undefined)?.focus();
  return first !== undefined;
}

/** What can be seen while one types is ticked; the rest nobody can tell but the server, or oneself. */
function PasswordTips({ password, own }: { password: string; own: string[] }) {
  const text = useText();
  const long = longEnough(password);
  return (
    <section className={classes.tips}>
      <h3>{text('settings.tips.title')}</h3>
      <ul>
        <Tip met={long}>{text('settings.tips.length')}</Tip>
        <Tip met={long && !holdsOwn(password, own)}>{text('settings.tips.own')}</Tip>
        <Tip>{text('settings.tips.common')}</Tip>
        <Tip>{text('settings.tips.elsewhere')}</Tip>
        <Tip>{text('settings.tips.words')}</Tip>
      </ul>
    </section>
  );
}

function Tip({ met = false, children }: { met?: boolean; children: string }) {
  const text = useText();
  return (
    <li data-met={met}>
      <Icon of={met ? Check : Circle} size={met ? 16 : 10} />
      <span>
        {met && <span className="visually-hidden">{text('settings.tips.met')} </span>}
        {children}
      </span>
    </li>
  );
}
