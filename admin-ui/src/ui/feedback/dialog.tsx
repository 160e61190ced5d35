import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { Button } from '../button';
import classes from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  covering?: boolean;
  /** With room for a table. */
  wide?: boolean;
  /** With room for two columns of fields. */
  medium?: boolean;
  /** Of a layout of its own. */
  className?: string | undefined;
  children: ReactNode;
}

/** Open as long as it is rendered. The browser traps the focus, handles Escape and restores the focus. */
export function Dialog({
  title,
  onClose,
  covering = false,
  wide = false,
  medium = false,
  className,
  children,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={[
        classes.dialog,
        covering && classes.covering,
        wide && classes.wide,
        medium && classes.medium,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
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

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface FormActionsProps {
  busy?: boolean;
  disabled?: boolean;
  icon?: LucideIcon;
  danger?: boolean;
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
}

export function FormActions({
  busy,
  disabled,
  icon,
  danger = false,
  cancel,
  onCancel,
  children,
}: FormActionsProps) {
  const text = useText();
  return (
    <DialogActions>
      <Button onClick={onCancel}>{cancel ?? text('app.cancel')}</Button>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        disabled={disabled}
        icon={icon}
      >
        {children}
      </Button>
    </DialogActions>
  );
}

interface ConfirmDialogProps {
  title: string;
  children: string;
  action: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** The consequences, beneath the question. */
  effect?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Cancel comes first and so has the focus: pressing Enter alone does no harm. */
export function ConfirmDialog({
  title,
  children,
  action,
  cancel,
  danger = false,
  busy = false,
  effect,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{children}</p>
      {effect}
      <DialogActions>
        <Button onClick={onCancel}>{cancel ?? text('app.cancel')}</Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
