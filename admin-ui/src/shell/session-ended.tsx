import { Info } from 'lucide-react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import type { SignInState } from './destination';
import classes from './session-ended.module.css';

export function SessionEnded() {
  const text = useText();
  const state = useLocation().state as SignInState | null;
  // After a reload or Back the router state is still there, but out of date.
  const restored = useNavigationType() === NavigationType.Pop;
  if (restored || !state?.sessionEnded) return null;
  return (
    <p role="status" className={classes.ended}>
      <Icon of={Info} />
      {text('login.ended')}
    </p>
  );
}
