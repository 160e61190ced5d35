import { Info } from 'lucide-react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import type { AskedPage } from './destination';
import classes from './session-ended.module.css';

/** On the sign-in page, for those who did not come to it by themselves. */
export function SessionEnded() {
  const text = useText();
  const state = useLocation().state as AskedPage | null;
  // The browser keeps the router's state of a page that is opened once more.
  const opened = useNavigationType() === NavigationType.Pop;
  if (opened || !state?.ended) return null;
  return (
    <p role="status" className={classes.ended}>
      <Icon of={Info} />
      {text('login.ended')}
    </p>
  );
}
