import { useEffect } from 'react';
import { askBeforeLeaving } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { requireAction, reloadUser, signOut, useUser } from '../../api/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/feedback/dialog';
import { ConfirmForm } from './confirm-form';

/**
 * Over the page of a session that nobody used for long: what is on it cannot be read, and is as it was once the
 * password was given. What the page had asked for meanwhile is asked for again.
 */
export function IdleLock() {
  const text = useText();
  const name = useUser()?.name ?? '';

  useEffect(() => {
    // Another tab may have been opened again.
    const look = () => void reloadUser().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
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
