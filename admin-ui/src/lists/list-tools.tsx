import type { ReactNode } from 'react';
import classes from './list-tools.module.css';

/** Search and filters, between the figures and the table. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <div className={classes.tools} role="search">
      {children}
    </div>
  );
}
