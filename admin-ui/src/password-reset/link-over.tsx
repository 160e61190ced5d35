import { type MessageKey, useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { ButtonLink } from '../ui/button';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

interface Props {
  title: MessageKey;
  says: MessageKey;
  /** The server's words, where there are any. */
  reason?: string;
}

/** A link that is good for nothing, and the way to another one. */
export function LinkOver({ title, says, reason }: Props) {
  const text = useText();
  const mail = useConfig()?.mail;
  return (
    <ResetPage title={text(title)} says={reason ?? text(says)} ornament={<UsedDays />}>
      {mail === false ? (
        <p>{text('reset.noMail')}</p>
      ) : (
        <ButtonLink variant="primary" wide to="/forgot-password">
          {text('reset.askAgain')}
        </ButtonLink>
      )}
    </ResetPage>
  );
}

const COLUMNS = Array.from({ length: 15 }, (_, column) => 4 + column * 16);

function UsedDays() {
  const dots = [10, 30].flatMap((y) => COLUMNS.map((x) => ({ x, y }))).filter(({ x, y }) => y === 30 || x < 76 || x > 140);
  return (
    <svg className={classes.days} width="240" height="40" viewBox="0 0 240 40" aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--rule-strong)" />
      ))}
      <rect x="76" y="2" width="64" height="16" rx="8" fill="var(--accent)" />
      <path d="M98 10h4M106 10h4M114 10h4" stroke="var(--sheet)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
