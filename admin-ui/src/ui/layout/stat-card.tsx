import type { ReactNode } from 'react';
import { type Glyph, StatusGlyph } from '../feedback/status-glyph';
import classes from './stat-card.module.css';

interface Props {
  label: string;
  caption?: string;
  glyph?: Glyph;
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

export function StatStrip({ phone, compact = false, children }: { phone: 'stack' | 'pairs' | 'row' | 'five'; compact?: boolean; children: ReactNode }) {
  return <dl className={`${classes.strip} ${classes[phone]} ${compact ? classes.compact : ''}`}>{children}</dl>;
}
