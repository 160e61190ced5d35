import { ChevronDown, ChevronUp, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { askBeforeLeaving } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { renewUser, signOut, useUser } from '../api/session';
import { refusalText } from '../api/use-refusal';
import { Icon } from '../ui/icon';
import { LanguageSwitch } from '../ui/language-switch';
import { useDisclosure } from '../ui/layout/use-disclosure';
import classes from './account-menu.module.css';

/** In another language the shell is made anew, and this menu with it: the new one takes the focus. */
let returning = false;

interface Props {
  chooseLanguage: ChooseLanguage;
  /** The ways to elsewhere that the shell around it offers. */
  children?: ReactNode;
}

export function AccountMenu({ chooseLanguage, children }: Props) {
  const text = useText();
  const user = useUser();
  const { around, opener, panel, open, toggle, close, focusOpener } = useDisclosure();
  useEffect(() => {
    if (returning) focusOpener();
    returning = false;
  }, [focusOpener]);
  async function leave() {
    close(true);
    if (await askBeforeLeaving()) signOut();
  }
  const name = user?.name || text('app.userFallback');

  return (
    <div ref={around} className={classes.around}>
      <button id={opener} type="button" className={classes.button} aria-expanded={open} aria-controls={panel} onClick={toggle}>
        <PersonPhoto name={name} image={user?.profileImage} single />
        {/* Hidden text instead of aria-label, so that the name one sees is the name that is spoken. */}
        <span className="visually-hidden">{text('account.menu')} </span>
        <bdi className={classes.name}>{name}</bdi>
        <Icon of={open ? ChevronUp : ChevronDown} />
      </button>
      <div id={panel} className={classes.panel} hidden={!open}>
        <div className={classes.who}>
          <span>{text('account.signedInAs')}</span>
          <bdi>{user?.email}</bdi>
        </div>
        <AccountMenuLanguage choose={chooseLanguage} onChosen={() => (returning = true)} onKept={focusOpener} />
        {children}
        <button type="button" onClick={() => void leave()}>
          <Icon of={LogOut} mirrored />
          {text('account.logout')}
        </button>
      </div>
    </div>
  );
}

/** Tells the server; the answer is the account with its new language. */
type ChooseLanguage = (language: Language) => Promise<CurrentUserRecord>;

function AccountMenuLanguage({ choose, onChosen, onKept }: { choose: ChooseLanguage; onChosen: () => void; onKept: () => void }) {
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
