import { TriangleAlert } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';

export function YearsWithoutHolidays({
  quote: { yearsWithoutHolidays: years },
}: {
  quote: LeaveQuoteResponse;
}) {
  const text = useText();
  const list = useListText();
  if (years.length === 0) return null;
  return (
    <p className={classes.missing}>
      <Icon of={TriangleAlert} size={14} />
      {text('leaveCost.yearsWithoutHolidays', { years: list(years.map(String)) })}
    </p>
  );
}
