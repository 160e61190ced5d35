import { CalendarClock, Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { minorUnits } from '../../../api/contract/money.js';
import type { PayrollOfPayDate } from '../../../api/contract/salary/salaries.js';
import { plainAmount } from '../forms/plain-amount';
import { TAKES_ENTRY_ALONG } from '../forms/unsaved';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { usePayWords } from '../payslip/use-pay-words';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './in-payroll.module.css';
import { usePayDate } from './use-pay-date';

/** Payroll pays the day of the record: the draft is the first choice, a record beside it the second. */
export function InPayroll() {
  const { name, payroll } = usePayDate();
  return (
    <div role="status" className={classes.place}>
      {payroll && <Choice name={name ?? ''} payroll={payroll} />}
    </div>
  );
}

function Choice({
  name,
  payroll: { period, payslip, draft },
}: {
  name: string;
  payroll: PayrollOfPayDate;
}) {
  const text = useText();
  const { day } = useDates();
  const payDate = useWatch({ name: 'payDate' }) as string;
  const { formats } = usePayWords(payDate);
  const said = { name, period: period ? formats.period(period) : day(payDate) };
  const state = payslip && text(`salaries.inPayroll.states.${payslip.state}`);
  return (
    <section className={classes.choice} aria-label={text('salaries.inPayroll.title')}>
      <Icon of={CalendarClock} />
      <div>
        <p className={classes.said}>
          {state
            ? text('salaries.inPayroll.payslip', { ...said, state })
            : text('salaries.inPayroll.period', said)}
        </p>
        <p>{text('salaries.inPayroll.outside')}</p>
        <span className={classes.actions}>
          <ToDraft draft={draft} />
          {payslip && payslip._id !== draft?.payslip && (
            <ButtonLink variant="quiet" to={officePath.payslip(payslip.run, payslip._id)}>
              {text('salaries.inPayroll.open')}
            </ButtonLink>
          )}
        </span>
      </div>
    </section>
  );
}

/** Takes the amount along. Without a draft, to the page where a run is begun. */
function ToDraft({ draft }: Pick<PayrollOfPayDate, 'draft'>) {
  const text = useText();
  const [deductions, ...typed] = useWatch({
    name: ['deductions', 'basicSalary', 'allowances'],
  }) as (string | undefined)[];
  const sum = typed.reduce((total, one) => total + (minorUnits(plainAmount(one ?? '')) ?? 0), 0);
  if (!draft)
    return <ButtonLink to={officePath.payroll}>{text('salaries.inPayroll.toPayroll')}</ButtonLink>;
  const query = sum > 0 ? `?${new URLSearchParams({ amount: (sum / 100).toFixed(2) })}` : '';
  return (
    <ButtonLink
      variant="primary"
      icon={Plus}
      state={draft.payslip && !deductions ? TAKES_ENTRY_ALONG : undefined}
      to={
        draft.payslip
          ? `${officePath.payslip(draft.run, draft.payslip)}${query}`
          : officePath.payRun(draft.run)
      }
    >
      {text('salaries.inPayroll.toDraft')}
    </ButtonLink>
  );
}
