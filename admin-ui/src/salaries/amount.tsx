import { useText } from '../i18n/use-text';
import { useMoney } from '../providers/config';
import classes from './amount.module.css';
import type { Salary } from './salary';

interface Props {
  of: Salary;
  part: 'basicSalary' | 'allowances' | 'deductions' | 'netSalary';
}

/** What is taken off says so; what is void is struck through. */
export function Amount({ of: salary, part }: Props) {
  const money = useMoney();
  const text = useText();
  if (!Number.isFinite(salary[part])) return text('app.notAvailable');
  const shown = `${part === 'deductions' && salary.deductions ? '− ' : ''}${money.format(salary[part])}`;
  return salary.voidedAt ? <s className={classes.void}>{shown}</s> : <span className={classes.amount}>{shown}</span>;
}
