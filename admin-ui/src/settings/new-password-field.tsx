import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { longEnough } from '../../../api/contract/auth/passwords.js';
import { isOwnWord, type OwnTexts } from '../../../api/contract/text/own-words.js';
import { usePasswordMin } from '../api/config';
import { type MessageKey, type Text, useText } from '../i18n/use-text';
import { PasswordField } from '../ui/fields/field';
import classes from './new-password-field.module.css';
import type { PasswordEstimate, Strength } from './password-strength';

const NAMES: Record<Strength, MessageKey> = {
  1: 'settings.strength.weak',
  2: 'settings.strength.fair',
  3: 'settings.strength.good',
  4: 'settings.strength.strong',
};
const HELP: typeof NAMES = {
  1: 'settings.strength.weakHelp',
  2: 'settings.strength.fairHelp',
  3: 'settings.strength.goodHelp',
  4: 'settings.strength.strongHelp',
};

function PasswordMeter({ password, ownTexts }: { password: string; ownTexts: OwnTexts }) {
  const text = useText();
  const min = usePasswordMin();
  const tooShort = !longEnough(password, min);
  const estimated = usePasswordEstimate(password, ownTexts);
  const estimate = tooShort ? undefined : estimated;
  const strength = estimate?.strength ?? 0;
  return (
    <p role="status" className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden="true">
        {strength > 0 && <i style={{ inlineSize: `calc(${strength * 25}% - 16px)` }} />}
      </span>
      <span>
        {tooShort
          ? text('settings.strength.short', { min })
          : estimate && <StrengthText of={estimate} />}
      </span>
    </p>
  );
}

function StrengthText({ of: { strength, weakness, refused } }: { of: PasswordEstimate }) {
  const text = useText();
  return (
    <>
      <b>{text(refused ? 'settings.strength.common' : NAMES[strength])}</b>,{' '}
      {text(strength === 1 && weakness ? `settings.strength.${weakness}` : HELP[strength])}
    </>
  );
}

type Estimator = (password: string, ownTexts: OwnTexts) => PasswordEstimate;

/** Undefined until the estimator is loaded; if it fails to load, the user chooses a password without it. */
function usePasswordEstimate(
  password: string,
  { name, email, company }: OwnTexts,
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

  return useMemo(
    () => (deferred === '' ? undefined : estimate?.(deferred, { name, email, company })),
    [estimate, deferred, name, email, company],
  );
}

interface Props {
  label: string;
  ownTexts: OwnTexts;
  value: string;
  error?: string;
  onType: (password: string) => void;
}

/** An error replaces the password meter. */
export function NewPasswordField({ label, ownTexts, value, error, onType }: Props) {
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
      {!error && <PasswordMeter password={value} ownTexts={ownTexts} />}
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
  { min, ...ownTexts }: OwnTexts & { min: number },
  text: Text,
): FieldErrors {
  const errors: FieldErrors = {};
  if (!newPassword) errors.newPassword = text('password.newMissing');
  else if (!longEnough(newPassword, min)) errors.newPassword = text('password.short', { min });
  else if (isOwnWord(newPassword, ownTexts)) errors.newPassword = text('password.ownWords');
  if (!confirmPassword) errors.confirmPassword = text('password.confirmMissing');
  else if (confirmPassword !== newPassword) errors.confirmPassword = text('password.mismatch');
  return errors;
}
