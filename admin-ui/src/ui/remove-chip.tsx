import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import classes from './remove-chip.module.css';

/** Something chosen, which a click removes. */
export function RemoveChip({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={classes.chip} {...rest}>
      {children}
      <Icon of={X} size={14} />
    </button>
  );
}
