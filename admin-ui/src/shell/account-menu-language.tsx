import { useState } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { askBeforeLeaving } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { renewUser } from '../providers/session';
import { refusalText } from '../providers/use-refusal';
import { LanguageSwitch } from '../ui/language-switch';
import classes from './account-menu.module.css';

/** Tells the server; the answer is the account with its new language. */
export type ChooseLanguage = (language: Language) => Promise<CurrentUserRecord>;

export function AccountMenuLanguage({ choose, onChosen, onKept }: { choose: ChooseLanguage; onChosen: () => void; onKept: () => void }) {
  const text = useText();
  const [refusal, setRefusal] = useState<string>();

  async function change(language: Language) {
    setRefusal(undefined);
    if (!(await askBeforeLeaving())) return onKept();
    try {
      const user = await choose(language);
      onChosen();
      await renewUser(user);
    } catch (failure) {
      setRefusal(refusalText(failure) || text('error.generic'));
    }
  }

  return (
    <div className={classes.language}>
      <span>{text('account.language')}</span>
      <LanguageSwitch label={text('account.language')} onChoose={(language) => void change(language)} />
      <p role="alert">{refusal}</p>
    </div>
  );
}
