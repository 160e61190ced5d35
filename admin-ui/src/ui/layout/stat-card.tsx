import type { ReactNode } from 'react';
import { type Glyph, StatusGlyph } from '../feedback/status-glyph';
import classes from './stat-card.module.css';

interface Props {
  label: string;
  caption?: string;
  glyph?: Glyph;
  /** Not a number but a word. */
  word?: boolean;
  children: ReactNode;
}

export function StatCard({ label, caption, glyph, word, children }: Props) {
  return (
    <div className={classes.card}>
      <dt>
        {glyph && <StatusGlyph of={glyph} />}
        {label}
      </dt>
      <dd className={word ? classes.word : undefined}>{children}</dd>
      {caption && <dd className={classes.caption}>{caption}</dd>}
    </div>
  );
}

/** Cards are cells of one ruled panel; `compact` above lists. On a phone they stand one below the other, two by two, or stay in a row, four with their glyphs above. */
export function StatStrip({ phone, compact = false, children }: { phone: 'stack' | 'pairs' | 'row' | 'four'; compact?: boolean; children: ReactNode }) {
  return <dl className={`${classes.strip} ${classes[phone]} ${compact ? classes.compact : ''}`}>{children}</dl>;
}
