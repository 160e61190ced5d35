import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { SalaryWarningRecord } from '../../../api/contract/records.js';
import { useApi } from '../api/use-api';
import { useDates } from '../i18n/use-dates';
import { type MessageKey, useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './salary-form.module.css';
import { useChosenEmployee } from '../people/use-chosen-employee';

const SENTENCES: Record<SalaryWarningRecord['kind'], MessageKey> = {
  after_last_day: 'salaries.afterLastDay',
  same_month: 'salaries.sameMonth',
};

/** Without an answer, the form works without warnings. */
export function PayDateWarnings() {
  const text = useText();
  const { day } = useDates();
  const api = useApi();
  const employee = useChosenEmployee();
  const payDate = useWatch({ name: 'payDate' }) as string;
  const id = employee?.id ?? '';
  const { data: warnings = [] } = useQuery({
    queryKey: ['salaries', 'warnings', id, payDate],
    queryFn: () => api.salaryWarnings(id, payDate),
    enabled: id !== '' && isCalendarDate(payDate),
    gcTime: 0,
  });
  return (
    <div role="status" className={classes.warnings}>
      {warnings.map(({ kind, date }) => (
        <p key={kind}>
          <Icon of={TriangleAlert} size={16} />
          {text(SENTENCES[kind], {
            name: employee?.name || text('person.unknown'),
            date: day(date),
          })}
        </p>
      ))}
    </div>
  );
}
