import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

/** A sheet alone on the desk, for what has no shell around it. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <main className={classes.desk}>
      <div className={classes.sheet}>{children}</div>
    </main>
  );
}
