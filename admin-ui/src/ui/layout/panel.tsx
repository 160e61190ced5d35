import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A hairline around what belongs together; what lies on the sheet has no shadow. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.panel}>{children}</div>;
}
