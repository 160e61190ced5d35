import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { useOffice } from '../providers/use-office';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/dialog';
import { PasswordField } from '../ui/password-field';
import { Spinner } from '../ui/spinner';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

export function PasswordDialog({ onConfirmed, onClose }: Props) {
  const text = useText();
  const office = useOffice();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password') as string;
    if (!password) return setError(text('confirmation.missing'));
    setBusy(true);
    try {
      await office.confirm(password);
      onConfirmed();
    } catch (failure) {
      setBusy(false);
      setError(failure instanceof RequestFailed ? failure.body.errors?.password || failure.message || text('error.server') : text('error.server'));
    }
  }

  return (
    <Dialog title={text('confirmation.title')} onClose={onClose}>
      <p>{text('confirmation.text')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField label={text('confirmation.password')} name="password" autoComplete="current-password" error={error} />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy && <Spinner />}
            {text('confirmation.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
