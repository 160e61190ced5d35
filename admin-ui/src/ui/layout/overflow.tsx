import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import classes from './overflow.module.css';
import { useDisclosure } from './use-disclosure';
import { usePlacement } from './use-placement';

interface Props {
  label: string;
  /** Where there is room for all, they stand side by side in a narrow list, too. */
  roomy?: boolean;
  /** Behind ⋯ at every width. */
  always?: boolean;
  /** Focuses ⋯ after one of its actions was cancelled. */
  autoFocus?: boolean;
  children: ReactNode;
}

/** Actions side by side, in a narrow list behind ⋯. They stay rendered, since a dialog of theirs may be open; open, they lie over all else, so that no wide table cuts them off. */
export function Overflow({ label, roomy = false, always = false, autoFocus, children }: Props) {
  const { container, buttonId, panelId, open, toggle, close } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(container, panel, open, 'end');
  return (
    <div
      ref={container}
      className={classes.around}
      data-open={open}
      data-roomy={roomy}
      data-always={always}
    >
      <IconButton
        id={buttonId}
        className={classes.opener}
        autoFocus={autoFocus}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      {/* Closed before an action opens a dialog, which gives the focus back to the button. */}
      <div
        ref={panel}
        id={panelId}
        popover={open ? 'manual' : undefined}
        className={classes.actions}
        onClick={() => open && close(true)}
      >
        {children}
      </div>
    </div>
  );
}
