import type { ReactNode } from 'react';
import classes from './popover.module.css';
import { useDisclosure } from './use-disclosure';

interface Props {
  button: ReactNode;
  label?: string;
  className?: string;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

export function Popover({ button, label, className, align = 'start', children }: Props) {
  const { container, buttonId, panelId, open, toggle, close } = useDisclosure();
  return (
    <div ref={container} className={classes.around}>
      <button
        id={buttonId}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        {button}
      </button>
      <div id={panelId} className={`${classes.panel} ${classes[align]}`} hidden={!open}>
        {open && children(() => close(true))}
      </div>
    </div>
  );
}
