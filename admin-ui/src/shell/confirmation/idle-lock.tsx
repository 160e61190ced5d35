import { useEffect } from 'react';
import { askBeforeLeaving } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { requireAction, reloadUser, signOut, useUser } from '../../api/session';
import { UNATTENDED } from '../../api/unattended';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/feedback/dialog';
import { ConfirmForm } from './confirm-form';

/** Covers the page of an idle session until the password is given. Held requests are then sent again. */
export function IdleLock() {
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
        <Button onClick={() => void askBeforeLeaving().then((leaves) => leaves && signOut())}>{text('account.logout')}</Button>
      </ConfirmForm>
    </Dialog>
  );
}
