import { type MessageKey, useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { ButtonLink } from '../ui/button';
import { DaysOrnament } from '../ui/calendar/days-ornament';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

interface Props {
  title: MessageKey;
  description: string;
  /** Only an admin can send a new invitation. */
  invitation?: boolean;
}

const DOTS = 'M98 10h4M106 10h4M114 10h4';

export function InvalidLink({ title, description, invitation = false }: Props) {
  const text = useText();
  const mail = useConfig()?.mail;
  const newLink =
    mail === false ? (
      <p>{text('reset.noMail')}</p>
    ) : (
      <ButtonLink variant="primary" wide to="/forgot-password">
        {text('reset.askAgain')}
      </ButtonLink>
    );
  return (
    <ResetPage
      title={text(title)}
      description={description}
      ornament={<DaysOrnament className={classes.days} sign={DOTS} />}
    >
      {!invitation && newLink}
    </ResetPage>
  );
}
