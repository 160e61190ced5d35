import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resumeHeld } from '../../api/required-action';
import { useUser, requireAction, reloadUser, signOut } from '../../api/session';
import { IdleWatch } from './idle-watch';
import { askBeforeLeaving } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { UNATTENDED } from '../../api/unattended';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/feedback/dialog';
import { ConfirmForm } from './confirm-form';

export function RequiredActions({ setting }: { setting: string }) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const action = user?.pendingAction;

  useEffect(() => {
    if (!action) resumeHeld(true);
  }, [action]);

  if (action === 'confirm') return <IdleLock />;
  if (!action || pathname === setting) return <IdleWatch minutes={user?.idleMinutes ?? null} />;
  const state: RequiredActionState = { from: pathname + search };
  return <Navigate to={setting} replace state={state} />;
}

/** Covers the page of an idle session until the password is given. Held requests are then sent again. */
function IdleLock() {
  const text = useText();
  const name = useUser()?.name ?? '';

  useEffect(() => {
    // The session may have been unlocked in another tab.
    const refresh = () => void reloadUser(UNATTENDED).catch(() => undefined);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);

  return (
    <Dialog title={text('confirmation.idleTitle')} covering onClose={() => undefined}>
      <p>{text('confirmation.idleText', { name })}</p>
      <ConfirmForm action={text('confirmation.idleSubmit')} onConfirmed={() => requireAction(null)}>
        <Button onClick={() => void askBeforeLeaving().then((leaves) => leaves && signOut())}>
          {text('account.logout')}
        </Button>
      </ConfirmForm>
    </Dialog>
  );
}

/** The router state of the redirect to the settings, where a required action is taken. */
export interface RequiredActionState {
  from?: string;
}
