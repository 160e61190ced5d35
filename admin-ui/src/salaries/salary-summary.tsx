import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './salary-summary.module.css';
import { useChosenEmployee } from '../people/use-chosen-employee';
import { usePay } from './use-pay';

export function SalarySummary() {
  const text = useText();
  const { day } = useDates();
  const title = useId();
  const name = useChosenEmployee()?.name;
  const payDate = useWatch({ name: 'payDate' }) as unknown;
  const { basic, allowances, deductions, net, negative, empty } = usePay();
  const { getFieldState, trigger } = useFormContext();

  // Deductions that were too high may be valid after a change in another field.
  useEffect(() => {
    if (!negative && getFieldState('deductions').error) void trigger('deductions');
  }, [negative, getFieldState, trigger]);

  if (empty) return null;
  return (
    <section className={classes.slip} aria-labelledby={title}>
      <h2 id={title}>{text('salaries.summary')}</h2>
      <p className={classes.about}>
        {[name, isCalendarDate(payDate) && day(payDate)].filter(Boolean).join(', ')}
      </p>
      <dl>
        <div>
          <dt>{text('salaries.basicSalary')}</dt>
          <dd>{basic}</dd>
        </div>
        <div>
          <dt>{text('salaries.allowances')}</dt>
          <dd>{allowances}</dd>
        </div>
        <div>
          <dt>{text('salaries.deductions')}</dt>
          <dd>{deductions}</dd>
        </div>
        <div className={classes.net} data-negative={negative} aria-live="polite" aria-atomic="true">
          <dt>{text('salaries.netSalary')}</dt>
          <dd>{net}</dd>
        </div>
      </dl>
      <p className={classes.negative} role="status">
        {negative && text('salaries.negative')}
      </p>
    </section>
  );
}
