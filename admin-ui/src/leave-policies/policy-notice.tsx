import type { ReactNode } from 'react';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './policy-notice.module.css';

export function PolicyNotices({ children }: { children: ReactNode }) {
  return <ul className={classes.notices}>{children}</ul>;
}

export function PolicyNotice({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: string;
}) {
  return (
    <li>
      <StatusGlyph of="negative" />
      <div className={classes.said}>
        <span>{title}</span>
        <small>{children}</small>
      </div>
      {action}
    </li>
  );
}
