import { Check, Circle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { longEnough } from '../../../api/contract/auth/passwords.js';
import { isOwnWord, type OwnTexts } from '../../../api/contract/text/own-words.js';
import { usePasswordMin } from '../api/config';
import { FormErrors } from '../forms/form-errors';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PasswordField } from '../ui/fields/field';
import { NewPasswordField, type NewPasswords, validatePasswords } from './new-password-field';
import classes from './password-form.module.css';
import { SettingSection } from './setting-section';

export interface Passwords extends NewPasswords {
  oldPassword: string;
}

type FieldErrors = { [Name in keyof Passwords]?: string };

interface Props {
  /** For the browser's password manager. */
  email: string;
  ownTexts: OwnTexts;
  change: (passwords: Passwords) => Promise<unknown>;
  onChanged: () => void;
}

export function PasswordForm({ email, ownTexts, change, onChanged }: Props) {
  const text = useText();
  const min = usePasswordMin();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = Object.fromEntries(new FormData(form)) as unknown as Passwords;
    const invalid: FieldErrors = {
      oldPassword: passwords.oldPassword ? undefined : text('settings.password.currentMissing'),
      ...validatePasswords(passwords, { ...ownTexts, min }, text),
    };
    setError(undefined);
    setFieldErrors(invalid);
    if (focusFirstInvalid(form, invalid)) return;
    setBusy(true);
    try {
      await change(passwords);
      onChanged();
    } catch (failure) {
      const requestError = failure instanceof RequestFailed ? failure : undefined;
      const fields: FieldErrors = requestError?.body.errors ?? {};
      setBusy(false);
      setError(requestError?.message || text('settings.password.failed'));
      setFieldErrors(fields);
      focusFirstInvalid(form, fields);
    }
  }

  return (
    <SettingSection title={text('settings.password.title')} help={text('settings.password.text')}>
      <div className={classes.columns}>
        <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {error && <AlertBox>{error}</AlertBox>}
          <FormErrors errors={fieldErrors} at={['oldPassword', 'newPassword', 'confirmPassword']} />
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={text('settings.password.current')}
            name="oldPassword"
            required
            autoComplete="current-password"
            error={fieldErrors.oldPassword}
          />
          <NewPasswordField
            label={text('settings.password.new')}
            ownTexts={ownTexts}
            value={password}
            error={fieldErrors.newPassword}
            onType={(typed) => {
              setPassword(typed);
              setFieldErrors({ ...fieldErrors, newPassword: undefined });
            }}
          />
          <PasswordField
            label={text('settings.password.confirm')}
            name="confirmPassword"
            required
            autoComplete="new-password"
            error={fieldErrors.confirmPassword}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {text(busy ? 'settings.password.busy' : 'settings.password.submit')}
          </Button>
        </form>
        <PasswordTips password={password} min={min} ownTexts={ownTexts} />
      </div>
    </SettingSection>
  );
}

function focusFirstInvalid(form: HTMLFormElement, fieldErrors: FieldErrors): boolean {
  const first = [...form.elements].find(
    (element) => fieldErrors[(element as HTMLInputElement).name as keyof Passwords],
  );
  (first as HTMLInputElement | undefined)?.focus();
  return first !== undefined;
}

const RECOMMENDED_LENGTH = 12;

interface TipsProps {
  password: string;
  min: number;
  ownTexts: OwnTexts;
}

/** Ticks only the tips that can be checked while the user types. */
function PasswordTips({ password, min, ownTexts }: TipsProps) {
  const text = useText();
  const long = longEnough(password, min);
  return (
    <section className={classes.tips}>
      <h3>{text('settings.tips.title')}</h3>
      <ul>
        <Tip met={long}>
          {text(min < RECOMMENDED_LENGTH ? 'settings.tips.length' : 'settings.strength.short', {
            min,
          })}
        </Tip>
        <Tip met={long && !isOwnWord(password, ownTexts)}>{text('settings.tips.own')}</Tip>
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
