import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/feedback/dialog';
import { ConfirmForm } from './confirm-form';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

export function PasswordDialog({ onConfirmed, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text('confirmation.title')} onClose={onClose}>
      <p>{text('confirmation.text')}</p>
      <ConfirmForm action={text('confirmation.submit')} onConfirmed={onConfirmed}>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
      </ConfirmForm>
    </Dialog>
  );
}
