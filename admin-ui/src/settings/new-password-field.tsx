import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { consistsOfOwnWords } from '../../../api/contract/text/own-words.js';
import { type MessageKey, type Text, useText } from '../i18n/use-text';
import { PasswordField } from '../ui/fields/field';
import classes from './new-password-field.module.css';
import { longEnough, type PasswordEstimate, type Strength } from './password-strength';

const NAMES: Record<Exclude<Strength, 0>, MessageKey> = {
  1: 'settings.strength.common',
  2: 'settings.strength.fair',
  3: 'settings.strength.good',
  4: 'settings.strength.strong',
};
const HELP: typeof NAMES = {
  1: 'settings.strength.commonHelp',
  2: 'settings.strength.fairHelp',
  3: 'settings.strength.goodHelp',
  4: 'settings.strength.strongHelp',
};

function PasswordMeter({ password, personalWords }: { password: string; personalWords: string[] }) {
  const estimate = usePasswordEstimate(password, personalWords);
  const strength = estimate?.strength ?? 0;
  return (
    <p role="status" className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden="true">
        {strength > 0 && <i style={{ inlineSize: `calc(${strength * 25}% - 16px)` }} />}
      </span>
      <span>{estimate && <StrengthText of={estimate} />}</span>
    </p>
  );
}

function StrengthText({ of: { strength, weakness } }: { of: PasswordEstimate }) {
  const text = useText();
  if (strength === 0) return text('settings.strength.short');
  return (
    <>
      <b>{text(NAMES[strength])}</b>,{' '}
      {text(strength === 1 && weakness ? `settings.strength.${weakness}` : HELP[strength])}
    </>
  );
}

type Estimator = (password: string, personalWords: string[]) => PasswordEstimate;

/** Undefined until the estimator is loaded; if it fails to load, the user chooses a password without it. */
function usePasswordEstimate(
  password: string,
  personalWords: string[],
): PasswordEstimate | undefined {
  const [estimate, setEstimator] = useState<Estimator>();
  const typing = password !== '';
  // Deferred, because a slow estimate must not delay the typing.
  const deferred = useDeferredValue(password);

  useEffect(() => {
    if (!typing || estimate) return;
    let unmounted = false;
    import('./password-estimator').then(
      (estimator) => !unmounted && setEstimator(() => estimator.estimateStrength),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [typing, estimate]);

  const joinedWords = personalWords.join('\n');
  return useMemo(
    () => (longEnough(deferred) ? estimate?.(deferred, joinedWords.split('\n')) : { strength: 0 }),
    [estimate, deferred, joinedWords],
  );
}

interface Props {
  label: string;
  /** Name, e-mail and company, to which a password must add other words. */
  personalWords: string[];
  value: string;
  error?: string;
  onType: (password: string) => void;
}

/** An error replaces the password meter. */
export function NewPasswordField({ label, personalWords, value, error, onType }: Props) {
  return (
    <div className={classes.measured}>
      <PasswordField
        label={label}
        name="newPassword"
        required
        autoComplete="new-password"
        error={error}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {!error && <PasswordMeter password={value} personalWords={personalWords} />}
    </div>
  );
}

export interface NewPasswords {
  newPassword: string;
  confirmPassword: string;
}

export type FieldErrors = { [Name in keyof NewPasswords]?: string };

/** Only the server checks for common passwords, and where the person is not known here, for their words. */
export function validatePasswords(
  { newPassword, confirmPassword }: NewPasswords,
  personalWords: string[],
  text: Text,
): FieldErrors {
  const errors: FieldErrors = {};
  if (!newPassword) errors.newPassword = text('password.newMissing');
  else if (!longEnough(newPassword)) errors.newPassword = text('password.short');
  else if (consistsOfOwnWords(newPassword, personalWords))
    errors.newPassword = text('password.ownWords');
  if (!confirmPassword) errors.confirmPassword = text('password.confirmMissing');
  else if (confirmPassword !== newPassword) errors.confirmPassword = text('password.mismatch');
  return errors;
}
