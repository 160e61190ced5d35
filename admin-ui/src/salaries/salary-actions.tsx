import { useEffect, useRef, useState } from 'react';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/badge';
import { RowAction } from '../ui/button';
import type { Salary } from './salary';
import classes from './salary-actions.module.css';
import { SalaryVoiding } from './salary-voiding';

/** Void, or that it is and why. */
export function SalaryActions({ salary }: { salary: Salary }) {
  const text = useText();
  const { day } = useDates();
  const [asking, setAsking] = useState(false);
  const isVoid = salary.voidedAt !== null;
  const wasVoid = useRef(isVoid);
  const place = useRef<HTMLSpanElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isVoid && !wasVoid.current) place.current?.focus();
    wasVoid.current = isVoid;
  }, [isVoid]);

  return (
    <span ref={place} className={classes.actions} tabIndex={-1}>
      {isVoid ? (
        <span className={classes.void}>
          <Badge glyph="over">{text('salaries.isVoid')}</Badge>
          <bdi>{salary.voidReason}</bdi>
        </span>
      ) : (
        <RowAction tone="danger" aria-label={text('salaries.voidOf', { date: day(salary.payDate) })} onClick={() => setAsking(true)}>
          {text('salaries.void')}
        </RowAction>
      )}
      {asking && <SalaryVoiding salary={salary} onClose={() => setAsking(false)} />}
    </span>
  );
}
