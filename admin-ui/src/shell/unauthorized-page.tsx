import { ArrowLeft } from 'lucide-react';
import { type Language, LANGUAGES } from '../../../api/contract/languages.js';
import type { Catalogue } from '../i18n/catalogue';
import { useLanguage } from '../i18n/language';
import type { Messages } from '../i18n/messages';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { DaysOrnament } from '../ui/calendar/days-ornament';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import { PlainPage } from './plain-page';
import classes from './unauthorized-page.module.css';

type Part = Pick<Messages, 'unauthorized'>;

const files = import.meta.glob<Part>('../i18n/??/unauthorized.ts', { eager: true });
const partIn = (language: Language): Part => files[`../i18n/${language}/unauthorized.ts`];

export const messages: Catalogue = async (language) => partIn(language);

const NO_ENTRY = 'M102 10h12';

/** In all languages, because the user may not read the active one. */
export default function UnauthorizedPage() {
  const text = useText();
  const { language: active } = useLanguage();
  usePageTitle(text('unauthorized.title'));
  return (
    <PlainPage>
      <DaysOrnament className={classes.days} sign={NO_ENTRY} />
      <h1 className={classes.title}>{text('unauthorized.title')}</h1>
      <p className={classes.text}>{text('unauthorized.text')}</p>
      <div className={classes.others}>
        {LANGUAGES.filter((language) => language !== active).map((language) => (
          <p key={language} lang={language}>
            {partIn(language).unauthorized.text}
          </p>
        ))}
      </div>
      <ButtonLink variant="primary" to="/employee-dashboard">
        <Icon of={ArrowLeft} size={16} mirrored />
        {text('unauthorized.back')}
      </ButtonLink>
    </PlainPage>
  );
}
