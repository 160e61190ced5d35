import { TriangleAlert } from 'lucide-react';
import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './salary-round.module.css';

interface Props {
  of: JobPersonEffect;
  name: string;
  onUndo: () => void;
}

/** Why somebody is left out or is to be looked at; nothing where the rule settles it. */
export function RoundWhy({ of: { salary, leftOut }, name, onUndo }: Props) {
  const text = useText();
  const { day } = useDates();
  const { formats } = usePayWords(useToday() ?? '');
  if (leftOut)
    return text(`job.effect.reasons.${leftOut.reason}`, {
      date: leftOut.on ? day(leftOut.on) : '',
    });
  if (!salary) return null;
  const { byRule, isByHand, later } = salary;
  const rule = byRule === null ? '' : formats.money(byRule);
  return (
    <>
      {isByHand && (
        <span>
          {text(byRule === null ? 'salaryRound.byHand' : 'salaryRound.byHandNotRule', { rule })}
        </span>
      )}
      {isByHand && (
        <RowAction
          tone="primary"
          aria-label={text('salaryRound.undoOf', { name })}
          onClick={onUndo}
        >
          {text('salaryRound.undo')}
        </RowAction>
      )}
      {!isByHand && byRule !== null && (
        <span className={classes.flag}>
          <Icon of={TriangleAlert} size={14} />
          {text('salaryRound.atLimit', { rule })}
        </span>
      )}
      {later && (
        <span>
          {text('salaryRound.laterStays', {
            amount: formats.money(later.amount),
            date: day(later.from),
          })}
        </span>
      )}
    </>
  );
}
