import { useEffect, useRef } from 'react';
import { type Language, languageName, LANGUAGES } from '../../../api/contract/languages.js';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import type { ConfigResponse } from '../../../api/contract/company/company-responses.js';
import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { moneyFormat, useConfig } from '../api/config';
import { updateUser } from '../api/session';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
import classes from './language-choice.module.css';
import { SettingSection } from './setting-section';

/** A language change remounts the screen; the new choice then takes the focus. */
let focusOnMount: Language | undefined;

async function change(
  language: Language,
  store: (language: Language) => Promise<CurrentUserRecord>,
): Promise<void> {
  const user = await store(language);
  focusOnMount = language;
  await updateUser(user);
}

export function LanguageChoice() {
  const text = useText();
  const api = useApi();
  const notifyError = useNotifyError();
  const { language: current } = useLanguage();
  const config = useConfig();
  const checkedInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focusOnMount === current) checkedInput.current?.focus();
    focusOnMount = undefined;
  }, [current]);

  const choose = (language: Language) =>
    change(language, api.chooseLanguage).catch((failure: unknown) => notifyError(failure));

  return (
    <SettingSection title={text('settings.language.title')} help={text('settings.language.text')}>
      <div
        className={classes.choice}
        role="radiogroup"
        aria-label={text('settings.language.title')}
      >
        {LANGUAGES.map((language) => (
          <label key={language}>
            <input
              ref={current === language ? checkedInput : undefined}
              type="radio"
              name="language"
              checked={current === language}
              onChange={() => void choose(language)}
            />
            <span lang={language}>
              {languageName(language)}
              <small>{example(language, config)}</small>
            </span>
          </label>
        ))}
      </div>
    </SettingSection>
  );
}

function example(language: Language, config: ConfigResponse | null | undefined): string {
  const date = dayMonthYear(language, { day: '2-digit', month: 'short', year: 'numeric' })(
    new Date(),
  );
  return `${date}, ${moneyFormat(config, language).format(5185.6)}`;
}
