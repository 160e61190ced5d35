import classes from './badge.module.css';
import { type Glyph, StatusGlyph } from './status-glyph';

/** The glyph tells the status without colour. A badge for a role or a kind has none. */
export function Badge({ glyph, children }: { glyph?: Exclude<Glyph, 'total'>; children: string }) {
  return (
    <span className={`${classes.badge} ${classes[glyph ?? 'plain']}`}>
      {glyph && <StatusGlyph of={glyph} />}
      {children}
    </span>
  );
}
