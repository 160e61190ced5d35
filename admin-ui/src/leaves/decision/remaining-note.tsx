import type { LeaveEffectRecord } from '../../../../api/contract/leave/leave-cost-responses.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './remaining-note.module.css';

export type Remaining = Pick<LeaveEffectRecord, 'remaining' | 'unit'>;

/** 28 days remain afterwards; below zero with a mark. Nothing where there is no balance. */
export function RemainingNote({
  effect: { remaining, unit },
  className = '',
}: {
  effect: Remaining;
  className?: string;
}) {
  const text = useText();
  const amounts = useAmounts();
  if (remaining === null) return null;
  if (remaining >= 0)
    return (
      <p className={className}>
        {text('leaves.remains', {
          amount: amounts.words(remaining, unit),
          count: amounts.count(remaining, unit),
        })}
      </p>
    );
  return (
    <p className={`${className} ${classes.negative}`}>
      <StatusGlyph of="negative" />
      {text('leaves.belowZero', { amount: amounts.words(-remaining, unit) })}
    </p>
  );
}
