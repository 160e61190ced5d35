import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './drawer.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of a phone. The browser keeps the focus in it and gives it back. */
export function Drawer({ open, onClose, children }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={text('navigation.sidebar')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={classes.content}>
        <IconButton className={classes.close} aria-label={text('navigation.close')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}
