import { CalendarClock } from 'lucide-react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Icon } from '../../ui/icon';
import classes from './next-step.module.css';

/** Warns if the period goes on, or the pay date has passed. */
export function TooEarly({ run: { period, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const today = useToday();
  const { formats } = usePayWords(payDate);
  const says = [
    ...(today !== undefined && today <= period.to
      ? [text('payRun.early.period', { date: formats.fullDay(period.to) })]
      : []),
    ...(today !== undefined && payDate < today
      ? [text('payRun.early.payDate', { date: formats.fullDay(payDate) })]
      : []),
  ];
  return says.map((line) => (
    <li key={line} className={classes.warning}>
      <Icon of={CalendarClock} size={16} />
      <span>{line}</span>
    </li>
  ));
}
