import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type MessageKey, type Text, useText } from '../i18n/use-text';
import { PasswordField } from '../ui/fields/field';
import classes from './new-password-field.module.css';
import { type Judgement, longEnough, type Strength } from './password-strength';

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

/** Days that a capsule joins, as everywhere; the word says it as well, and what would help. */
function PasswordMeter({ password, own }: { password: string; own: string[] }) {
  const judgement = usePasswordJudgement(password, own);
  const strength = judgement?.strength ?? 0;
  return (
    <p role="status" className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden="true">
        {strength > 0 && <i style={{ inlineSize: `calc(${strength * 25}% - 16px)` }} />}
      </span>
      <span>{judgement && <Said of={judgement} />}</span>
    </p>
  );
}

function Said({ of: { strength, weakness } }: { of: Judgement }) {
  const text = useText();
  if (strength === 0) return text('settings.strength.short');
  return (
    <>
      <b>{text(NAMES[strength])}</b>, {text(strength === 1 && weakness ? `settings.strength.${weakness}` : HELP[strength])}
    </>
  );
}

type Judge = (password: string, own: string[]) => Judgement;

/** Undefined until what judges has arrived; should it not arrive, one chooses a password without it. */
function usePasswordJudgement(password: string, own: string[]): Judgement | undefined {
  const [judge, setJudge] = useState<Judge>();
  const typing = password !== '';
  // Typing must not wait for what is said about it.
  const read = useDeferredValue(password);

  useEffect(() => {
    if (!typing || judge) return;
    let gone = false;
    import('./password-guesses').then(
      (arrived) => !gone && setJudge(() => arrived.judge),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [typing, judge]);

  const known = own.join('\n');
  return useMemo(() => (longEnough(read) ? judge?.(read, known.split('\n')) : { strength: 0 }), [judge, read, known]);
}

interface Props {
  label: string;
  /** What is one's own and so makes a bad password. */
  own: string[];
  value: string;
  error?: string;
  onType: (password: string) => void;
}

/** What is wrong with it takes the place of how good it is. */
export function NewPasswordField({ label, own, value, error, onType }: Props) {
  return (
    <div className={classes.measured}>
      <PasswordField label={label} name="newPassword" required autoComplete="new-password" error={error} value={value} onChange={({ target }) => onType(target.value)} />
      {!error && <PasswordMeter password={value} own={own} />}
    </div>
  );
}

export interface NewPasswords {
  newPassword: string;
  confirmPassword: string;
}

export type Faults = { [Name in keyof NewPasswords]?: string };

/** What can be told before it is sent; the commonest passwords only the server knows. */
export function faultsOf({ newPassword, confirmPassword }: NewPasswords, text: Text): Faults {
  const faults: Faults = {};
  if (!newPassword) faults.newPassword = text('password.newMissing');
  else if (!longEnough(newPassword)) faults.newPassword = text('password.short');
  if (!confirmPassword) faults.confirmPassword = text('password.confirmMissing');
  else if (confirmPassword !== newPassword) faults.confirmPassword = text('password.mismatch');
  return faults;
}
