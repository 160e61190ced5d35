import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import { getJson } from '../api/http-client';
import { askBeforeLeaving } from '../forms/unsaved';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { signOut, updateUser, useUser } from '../api/session';
import { serverErrorText } from '../api/use-notify-error';
import { Icon } from '../ui/icon';
import { LanguageSwitch } from '../ui/language-switch';
import { useDisclosure } from '../ui/layout/use-disclosure';
import classes from './account-menu.module.css';

/** A language change remounts the shell and this menu; the new menu then takes the focus. */
let focusOnMount = false;

interface Props {
  chooseLanguage: ChooseLanguage;
  /** Shows the photo alone, as on narrow screens. */
  compact?: boolean;
  children?: ReactNode;
}

export function AccountMenu({ chooseLanguage, compact = false, children }: Props) {
  const text = useText();
  const user = useUser();
  const { container, buttonId, panelId, open, toggle, close, focusButton } = useDisclosure();
  useEffect(() => {
    if (focusOnMount) focusButton();
    focusOnMount = false;
  }, [focusButton]);
  async function logOut() {
    close(true);
    if (await askBeforeLeaving()) signOut();
  }
  const name = user?.name || text('app.userFallback');

  return (
    <div ref={container} className={classes.around}>
      <button
        id={buttonId}
        type="button"
        className={classes.button}
        data-compact={compact}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <PersonPhoto name={name} image={user?.profileImage} />
        {/* Hidden text instead of an aria-label, so that the accessible name contains the visible name. */}
        <span className="visually-hidden">{text('account.menu')} </span>
        <bdi className={classes.name}>{name}</bdi>
        <Icon of={open ? ChevronUp : ChevronDown} />
      </button>
      <div id={panelId} className={classes.panel} hidden={!open}>
        <div className={classes.who}>
          <span>{text('account.signedInAs')}</span>
          <bdi>{user?.email}</bdi>
        </div>
        <AccountMenuLanguage
          choose={chooseLanguage}
          onChosen={() => (focusOnMount = true)}
          onCancel={focusButton}
        />
        {children}
        <button type="button" onClick={() => void logOut()}>
          <Icon of={LogOut} mirrored />
          {text('account.logout')}
        </button>
        {open && <AccountMenuVersion />}
      </div>
    </div>
  );
}

/** Only signed-in people learn the commit, so it is not part of the scripts. */
function AccountMenuVersion() {
  const text = useText();
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: () => getJson('/version'),
  });
  const version = data ? `${data.version} (${data.commit})` : __VERSION__;
  return <p className={classes.version}>{text('app.version', { version })}</p>;
}

type ChooseLanguage = (language: Language) => Promise<CurrentUserRecord>;

function AccountMenuLanguage({
  choose,
  onChosen,
  onCancel,
}: {
  choose: ChooseLanguage;
  onChosen: () => void;
  onCancel: () => void;
}) {
  const text = useText();
  const [error, setError] = useState<string>();

  async function change(language: Language) {
    setError(undefined);
    if (!(await askBeforeLeaving())) return onCancel();
    try {
      const user = await choose(language);
      onChosen();
      await updateUser(user);
    } catch (failure) {
      setError(serverErrorText(failure) || text('error.generic'));
    }
  }

  return (
    <div className={classes.language}>
      <span>{text('account.language')}</span>
      <LanguageSwitch
        label={text('account.language')}
        onChoose={(language) => void change(language)}
      />
      <p role="alert">{error}</p>
    </div>
  );
}
