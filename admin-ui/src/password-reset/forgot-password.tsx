import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { Spinner } from '../ui/spinner';
import { AskForLink } from './ask-for-link';
import { LinkAsked } from './link-asked';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';

export default function ForgotPassword() {
  const text = useText();
  const config = useConfig();
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <LinkAsked email={email} />;
  if (config?.mail === false) return <ResetPage title={text('reset.forgot')} says={text('reset.noMail')} />;
  return (
    <ResetPage title={text('reset.forgot')} says={text('reset.forgotText')}>
      {/* Nobody should fill in what then turns out to be of no use. */}
      {config === undefined ? (
        <span className={classes.spinner}>
          <Spinner label={text('app.loadingMore')} size={28} />
        </span>
      ) : (
        <AskForLink onAsked={setEmail} />
      )}
    </ResetPage>
  );
}
