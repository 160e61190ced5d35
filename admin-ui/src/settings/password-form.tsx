import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { AlertBox } from '../ui/alert-box';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { Spinner } from '../ui/spinner';
import { faultsOf, type NewPasswords } from './new-password-faults';
import { NewPasswordField } from './new-password-field';
import classes from './password-form.module.css';
import { PasswordTips } from './password-tips';
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
