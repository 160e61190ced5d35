import { useEffect, useRef } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { LANGUAGE_NAMES } from '../i18n/language-names';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { renewUser } from '../api/session';
import { useApi } from '../api/use-api';
import { useRefusal } from '../api/use-refusal';
import classes from './language-choice.module.css';
import { SettingSection } from './setting-section';

/** In another language the screen is made anew, and this choice with it: the new one takes the focus. */
let returning: Language | undefined;

async function change(language: Language, tell: (language: Language) => Promise<CurrentUserRecord>): Promise<void> {
  const user = await tell(language);
  returning = language;
  await renewUser(user);
}

/** Each language says itself how it writes dates and amounts. */
export function LanguageChoice() {
  const text = useText();
  const office = useApi();
  const refuse = useRefusal();
  const { language: spoken } = useLanguage();
  const currency = useConfig()?.currency;
  const chosen = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (returning === spoken) chosen.current?.focus();
    returning = undefined;
  }, [spoken]);

  const choose = (language: Language) => change(language, office.chooseLanguage).catch((failure: unknown) => refuse(failure));

  return (
    <SettingSection title={text('settings.language.title')} help={text('settings.language.text')}>
      <div className={classes.choice} role="radiogroup" aria-label={text('settings.language.title')}>
        {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
          <label key={language}>
            <input ref={spoken === language ? chosen : undefined} type="radio" name="language" checked={spoken === language} onChange={() => void choose(language as Language)} />
            <span lang={language}>
              {name}
              <small>{example(language, currency)}</small>
            </span>
          </label>
        ))}
      </div>
    </SettingSection>
  );
}

function example(language: string, currency = 'USD'): string {
  const date = new Intl.DateTimeFormat(language, { day: '2-digit', month: 'short', year: 'numeric' }).format(new Date());
  return `${date}, ${new Intl.NumberFormat(language, { style: 'currency', currency }).format(5185.6)}`;
}
