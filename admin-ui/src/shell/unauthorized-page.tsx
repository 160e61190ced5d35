import { ArrowLeft } from 'lucide-react';
import { common as english } from '../i18n/en/common';
import { common as french } from '../i18n/fr/common';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { DaysOrnament } from '../ui/calendar/days-ornament';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import { PlainPage } from './plain-page';
import classes from './unauthorized-page.module.css';

const NO_ENTRY = 'M102 10h12';

/** In both languages, because the user may not read the active one. */
export default function UnauthorizedPage() {
  const text = useText();
  const other = useLanguage().language === 'fr' ? 'en' : 'fr';
  usePageTitle(text('unauthorized.title'));
  return (
    <PlainPage>
      <DaysOrnament className={classes.days} sign={NO_ENTRY} />
      <h1 className={classes.title}>{text('unauthorized.title')}</h1>
      <p className={classes.text}>{text('unauthorized.text')}</p>
      <p className={classes.other} lang={other}>
        {(other === 'en' ? english : french).unauthorized.text}
      </p>
      <ButtonLink variant="primary" to="/employee-dashboard">
        <Icon of={ArrowLeft} size={16} mirrored />
        {text('unauthorized.back')}
      </ButtonLink>
    </PlainPage>
  );
}
