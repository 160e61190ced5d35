import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon';
import classes from './fold.module.css';

/** A part that opens beneath its title. */
export function Fold({
  title,
  className = '',
  children,
  ...rest
}: Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }) {
  return (
    <details className={`${classes.fold} ${className}`} {...rest}>
      <summary>
        <Icon of={ChevronRight} size={16} mirrored />
        {title}
      </summary>
      {children}
    </details>
  );
}
