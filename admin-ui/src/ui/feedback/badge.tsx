import classes from './badge.module.css';
import { type Glyph, StatusGlyph } from './status-glyph';

/** Glyph, word and tint, so that colour is never alone in saying it. Without a glyph it is an outline: a role, a kind. */
export function Badge({ glyph, children }: { glyph?: Exclude<Glyph, 'total'>; children: string }) {
  return (
    <span className={`${classes.badge} ${classes[glyph ?? 'plain']}`}>
      {glyph && <StatusGlyph of={glyph} />}
      {children}
    </span>
  );
}
