import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

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
