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

interface StripProps {
  phone: 'rows' | 'pairs';
  compact?: boolean;
  /** The captions repeat what the labels say; a phone has no room for them. */
  brief?: boolean;
  children: ReactNode;
}

export function StatStrip({ phone, compact = false, brief = false, children }: StripProps) {
  return (
    <dl
      className={`${classes.strip} ${classes[phone]} ${compact ? classes.compact : ''} ${brief ? classes.brief : ''}`}
    >
      {children}
    </dl>
  );
}
