import { ArrowLeft } from 'lucide-react';
import { common as english } from '../i18n/en/common';
import { common as french } from '../i18n/fr/common';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/use-page-title';
import { PlainPage } from './plain-page';
import classes from './unauthorized-page.module.css';

/** Explains itself in both languages: whoever lands here may not read the one on the screen. */
export default function UnauthorizedPage() {
  const text = useText();
  const other = useLanguage().language === 'fr' ? 'en' : 'fr';
  usePageTitle(text('unauthorized.title'));
  return (
    <PlainPage>
      <ClosedDays />
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

const COLUMNS = Array.from({ length: 15 }, (_, column) => 4 + column * 16);

function ClosedDays() {
  const dots = [10, 30].flatMap((y) => COLUMNS.map((x) => ({ x, y }))).filter(({ x, y }) => y === 30 || x < 76 || x > 140);
  return (
    <svg className={classes.days} width="240" height="40" viewBox="0 0 240 40" aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--rule-strong)" />
      ))}
      <rect x="76" y="2" width="64" height="16" rx="8" fill="var(--accent)" />
      <path d="M102 10h12" stroke="var(--sheet)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
