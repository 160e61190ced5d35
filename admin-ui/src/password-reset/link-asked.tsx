import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/alert-box';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ResetPage } from './reset-page';
import classes from './reset-page.module.css';
import { useAsking } from './use-asking';

/** Mails take their time, and every try counts. */
const PAUSE_S = 60;

export function LinkAsked({ email }: { email: string }) {
  const text = useText();
  const { ask, busy, refusal } = useAsking();
  const [wait, setWait] = useState(PAUSE_S);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <ResetPage title={text('reset.sent')} says={text('reset.sentText')}>
      <p className={classes.address} role="status">
        <Icon of={Mail} />
        <bdi>{email}</bdi>
      </p>
      <div className={classes.form}>
        {refusal && <AlertBox>{refusal}</AlertBox>}
        <Button wide disabled={busy || wait > 0} onClick={() => void ask(email).then(() => setWait(PAUSE_S))}>
          {wait > 0 ? text('reset.sendAgainIn', { count: wait }) : text('reset.sendAgain')}
        </Button>
      </div>
    </ResetPage>
  );
}
