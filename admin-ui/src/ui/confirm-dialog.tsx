import { useText } from '../i18n/use-text';
import { Button } from './button';
import { Dialog, DialogActions } from './dialog';
import { Spinner } from './spinner';

interface Props {
  title: string;
  children: string;
  /** The word on the button that does it. */
  action: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot be undone. Cancel comes first and has the focus, so that Enter alone does no harm. */
export function ConfirmDialog({ title, children, action, danger = false, busy = false, onConfirm, onCancel }: Props) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{children}</p>
      <DialogActions>
        <Button onClick={onCancel}>
          {text('app.cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} disabled={busy} onClick={onConfirm}>
          {busy && <Spinner />}
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
