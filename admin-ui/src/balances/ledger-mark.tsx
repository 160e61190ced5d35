import { Capsule } from '../ui/calendar/year-of-days';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import type { LedgerRow } from './ledger-rows';
import classes from './ledger-table.module.css';

const ENTRIES: LedgerRow['kind'][] = [
  'adjustment',
  'credit',
  'opening',
  'payout',
  'restored',
  'correction',
];

export function LedgerMark({ row: { kind, amount } }: { row: LedgerRow }) {
  if (kind === 'taken' || kind === 'reserved') {
    const hollow = kind === 'reserved';
    return (
      <svg className={classes.mark} viewBox="0 0 16 16" aria-hidden="true">
        <Capsule
          className={hollow ? classes.pending : classes.taken}
          hollow={hollow}
          x={hollow ? 1 : 0}
          y={hollow ? 5 : 4.5}
          width={hollow ? 14 : 16}
          height={hollow ? 6 : 7}
        />
      </svg>
    );
  }
  if (kind === 'carried' || kind === 'broughtForward' || kind === 'closing') {
    return (
      <svg className={`${classes.mark} ${classes.arrow}`} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 8h10M8.6 4.4 12.2 8l-3.6 3.6" />
      </svg>
    );
  }
  if (kind === 'expired') return <StatusGlyph of="expiring" />;
  if (ENTRIES.includes(kind)) return <StatusGlyph of="edited" />;
  return <StatusGlyph of={amount < 0 ? 'deducted' : 'added'} />;
}
