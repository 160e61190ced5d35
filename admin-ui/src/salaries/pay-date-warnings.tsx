import { TriangleAlert } from 'lucide-react';
import type { SalaryWarningRecord } from '../../../api/contract/salary/salaries.js';
import { useDates } from '../i18n/use-dates';
import { type MessageKey, useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './salary-form.module.css';
import { usePayDate } from './use-pay-date';

const SENTENCES: Record<SalaryWarningRecord['kind'], MessageKey> = {
  after_last_day: 'salaries.afterLastDay',
  same_month: 'salaries.sameMonth',
};

/** Without an answer, the form works without warnings. */
export function PayDateWarnings() {
  const text = useText();
  const { day } = useDates();
  const { name, warnings } = usePayDate();
  return (
    <div role="status" className={classes.warnings}>
      {warnings.map(({ kind, date }) => (
        <p key={kind}>
          <Icon of={TriangleAlert} size={16} />
          {text(SENTENCES[kind], { name: name || text('person.unknown'), date: day(date) })}
        </p>
      ))}
    </div>
  );
}
