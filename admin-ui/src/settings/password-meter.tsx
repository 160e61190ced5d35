import { type MessageKey, useText } from '../i18n/use-text';
import classes from './password-meter.module.css';
import { holdsOwn, strengthOf } from './password-strength';

type Words = { name: MessageKey; help: MessageKey };

const WORDS: Words[] = [
  { name: 'settings.strength.common', help: 'settings.strength.commonHelp' },
  { name: 'settings.strength.fair', help: 'settings.strength.fairHelp' },
  { name: 'settings.strength.good', help: 'settings.strength.goodHelp' },
  { name: 'settings.strength.strong', help: 'settings.strength.strongHelp' },
];

/** Days that a capsule joins, as everywhere; the word says it as well, and what would help. */
export function PasswordMeter({ password, own }: { password: string; own: string[] }) {
  const text = useText();
  const strength = strengthOf(password, own);
  const words = WORDS[strength - 1];
  return (
    <p role="status" className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden="true">
        {strength > 0 && <i style={{ inlineSize: `calc(${strength * 25}% - 16px)` }} />}
      </span>
      <span>
        {words ? (
          <>
            <b>{text(words.name)}</b>, {text(holdsOwn(password, own) ? 'settings.strength.own' : words.help)}
          </>
        ) : (
          text('settings.strength.short')
        )}
      </span>
    </p>
  );
}
