import { type MessageKey, useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { ButtonLink } from '../ui/button';
import { DaysOrnament } from '../ui/calendar/days-ornament';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

interface Props {
  title: MessageKey;
  says: string;
  /** Only somebody in the office can give another one. */
  invitation?: boolean;
}

/** Three dots: it is over. */
const USED = 'M98 10h4M106 10h4M114 10h4';

/** A link that is good for nothing, and the way to another one. */
export function LinkOver({ title, says, invitation = false }: Props) {
  const text = useText();
  const mail = useConfig()?.mail;
  const another = mail === false ? (
    <p>{text('reset.noMail')}</p>
  ) : (
    <ButtonLink variant="primary" wide to="/forgot-password">
      {text('reset.askAgain')}
    </ButtonLink>
  );
  return (
    <ResetPage title={text(title)} says={says} ornament={<DaysOrnament className={classes.days} sign={USED} />}>
      {!invitation && another}
    </ResetPage>
  );
}
