import { common as english } from '../i18n/en/common';
import { rememberLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { SessionEnded } from '../shell/session-ended';
import { CarriedToast } from '../ui/carried-toast';
import { LanguageSwitch } from '../ui/language-switch';
import { Mark } from '../ui/mark';
import { usePageTitle } from '../ui/use-page-title';
import { DayArt } from './day-art';
import { LoginForm } from './login-form';
import classes from './login.module.css';

export default function LoginPage() {
  const text = useText();
  usePageTitle(text('login.page'));
  return (
    <main className={classes.page}>
      <section className={classes.side}>
        <div className={classes.box}>
          <Mark size={40} />
          <h1>{text('login.title')}</h1>
          <p className={classes.subtitle}>{text('login.subtitle')}</p>
          <SessionEnded />
          <LoginForm />
        </div>
        <footer className={classes.foot}>
          <LanguageSwitch label={text('account.language')} onChoose={(language) => void rememberLanguage(language)} />
          <Caption />
        </footer>
      </section>
      <CarriedToast />
      <div className={classes.art} aria-hidden="true">
        <DayArt />
      </div>
    </main>
  );
}

function Caption() {
  const text = useText();
  const company = useConfig()?.companyName;
  const version = text('app.version', { version: __VERSION__ });
  return (
    <p className={classes.caption}>
      {/* The default company name is the title above. */}
      {company && company !== english.app.name && (
        <>
          <bdi>{company}</bdi> ·{' '}
        </>
      )}
      <bdi>{version}</bdi>
    </p>
  );
}
