import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText, type MessageKey } from '../i18n/use-text';
import { BrandMark } from '../shell/brand';
import { PlainPage } from '../shell/plain-page';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import classes from './reset-page.module.css';
import { useConfig } from '../api/config';
import { ButtonLink } from '../ui/button';
import { DaysOrnament } from '../ui/calendar/days-ornament';

interface Props {
  title: string;
  description: string;
  ornament?: ReactNode;
  children?: ReactNode;
}

export function ResetPage({ title, description, ornament = <BrandMark />, children }: Props) {
  const text = useText();
  usePageTitle(title);
  return (
    <PlainPage>
      <div className={classes.page}>
        {ornament}
        <h1>{title}</h1>
        <p>{description}</p>
        {children && <div className={classes.content}>{children}</div>}
        <Link className={classes.back} to="/login">
          <Icon of={ArrowLeft} size={16} mirrored />
          {text('reset.back')}
        </Link>
      </div>
    </PlainPage>
  );
}

interface InvalidLinkProps {
  title: MessageKey;
  description: string;
  /** Only an admin can send a new invitation. */
  invitation?: boolean;
}

const DOTS = 'M98 10h4M106 10h4M114 10h4';

export function InvalidLink({ title, description, invitation = false }: InvalidLinkProps) {
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
