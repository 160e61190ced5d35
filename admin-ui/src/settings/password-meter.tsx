import { type MessageKey, useText } from '../i18n/use-text';
import classes from './password-meter.module.css';
import type { Judgement, Strength } from './password-strength';
import { usePasswordJudgement } from './use-password-judgement';

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
export function PasswordMeter({ password, own }: { password: string; own: string[] }) {
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
