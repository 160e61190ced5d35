import { useDates } from '../i18n/use-dates';
import type { Salary } from './salary';
import classes from './amount.module.css';

export function PaidOn({ salary }: { salary: Salary }) {
  const { day } = useDates();
  return <bdi className={salary.voidedAt ? classes.past : undefined}>{day(salary.payDate)}</bdi>;
}
