import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';
import classes from './rule-table.module.css';

/** A flag from the limit on: brick where a rule that blocks is broken, amber otherwise. */
export function BusiestDay({
  of: { busiest, maxAway, block, daysOver },
}: {
  of: CoverageRuleRecord;
}) {
  const text = useText();
  const { dayAndMonth } = useDates();
  if (!busiest) return <span>{text('coverage.noneAway')}</span>;
  const said = text('coverage.awayOn', { away: busiest.away, date: dayAndMonth(busiest.day) });
  if (busiest.away < maxAway) return <span>{said}</span>;
  const isOver = busiest.away > maxAway;
  return (
    <span className={classes.busiest}>
      <Badge glyph={isOver && block ? 'negative' : 'over'}>{said}</Badge>
      {!isOver && <small>{text('coverage.isLimit')}</small>}
      {daysOver > 1 && <small>{text('coverage.otherDays', { count: daysOver - 1 })}</small>}
    </span>
  );
}
