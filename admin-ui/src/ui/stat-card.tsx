import type { ReactNode } from 'react';
import { type Glyph, StatusGlyph } from './status-glyph';
import classes from './stat-card.module.css';

interface Props {
  label: string;
  caption: string;
  glyph?: Glyph;
  children: ReactNode;
}

export function StatCard({ label, caption, glyph, children }: Props) {
  return (
    <div className={classes.card}>
      <dt>
        {glyph && <StatusGlyph of={glyph} />}
        {label}
      </dt>
      <dd>{children}</dd>
      <dd className={classes.caption}>{caption}</dd>
    </div>
  );
}

/** Cards are cells of one ruled panel. On a phone they stand one below the other, or two by two. */
export function StatStrip({ phone, children }: { phone: 'stack' | 'pairs'; children: ReactNode }) {
  return <dl className={`${classes.strip} ${classes[phone]}`}>{children}</dl>;
}
