import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { Button } from '../button';
import classes from './dialog.module.css';
import { Spinner } from './spinner';

interface Props {
  title: string;
  onClose: () => void;
  /** Nothing behind it can be read. */
  covering?: boolean;
  children: ReactNode;
}

/** Open as long as it is rendered. The browser keeps the focus in it, closes it by Escape and gives the focus back. */
export function Dialog({ title, onClose, covering = false, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={covering ? `${classes.dialog} ${classes.covering}` : classes.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** What can be done stands at the end, the quiet way out first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface ConfirmDialogProps {
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
export function ConfirmDialog({ title, children, action, danger = false, busy = false, onConfirm, onCancel }: ConfirmDialogProps) {
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
