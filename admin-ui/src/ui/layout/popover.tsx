import type { ReactNode } from 'react';
import classes from './popover.module.css';
import { useDisclosure } from './use-disclosure';

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
  const { around, opener, panel, open, toggle, close } = useDisclosure();
  return (
    <div ref={around} className={classes.around}>
      <button
        id={opener}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={toggle}
      >
        {button}
      </button>
      <div id={panel} className={`${classes.panel} ${classes[align]}`} hidden={!open}>
        {open && children(() => close(true))}
      </div>
    </div>
  );
}
