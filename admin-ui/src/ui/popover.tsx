import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import classes from './popover.module.css';
import { useDismiss } from './use-dismiss';

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** Its name, where what it shows is only a drawing. */
  label?: string;
  className?: string;
  /** From which edge of the button the panel grows. */
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** A button with a panel beneath that closes by Escape, a click elsewhere, or tabbing out of it. */
export function Popover({ button, label, className, align = 'start', children }: Props) {
  const panel = useId();
  const around = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const opener = `${panel}-opener`;
  const close = useCallback(
    (byKey: boolean) => {
      setOpen(false);
      if (byKey) document.getElementById(opener)?.focus();
    },
    [opener],
  );
  useDismiss(around, open, close);
  return (
    <div ref={around} className={classes.around}>
      <button
        id={opener}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panel} className={`${classes.panel} ${classes[align]}`} hidden={!open}>
        {open && children(() => close(true))}
      </div>
    </div>
  );
}
