import type { ReactNode } from 'react';
import classes from './plain-page.module.css';

export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <main className={classes.desk}>
      <div className={classes.sheet}>{children}</div>
    </main>
  );
}
