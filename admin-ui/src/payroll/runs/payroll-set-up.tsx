import { CalendarDays, Landmark, ListPlus } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Icon } from '../../ui/icon';
import classes from './payroll-set-up.module.css';

const STEPS = [
  ['periods', CalendarDays],
  ['components', ListPlus],
  ['bank', Landmark],
] as const;

/** Before the first period is known. */
export function PayrollSetUp() {
  const text = useText();
  return (
    <div className={classes.setUp}>
      <EmptyState title={text('payroll.setUp.title')}>{text('payroll.setUp.text')}</EmptyState>
      <ul>
        {STEPS.map(([step, icon]) => (
          <li key={step}>
            <Icon of={icon} />
            <span>
              {text(`payroll.setUp.steps.${step}`)}
              <small>{text(`payroll.setUp.steps.${step}Text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.untaxed}>{text('payroll.setUp.untaxed')}</p>
      <ButtonLink variant="primary" to={officePath.payrollSetting}>
        {text('payroll.setUp.action')}
      </ButtonLink>
      <p>{text('payroll.setUp.kept')}</p>
    </div>
  );
}
