import { useDates } from '../i18n/use-dates';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import type { Employee } from './employee';
import { timeBetween } from './employee-head-tenure';
import classes from './employee-head.module.css';

/** Since when somebody is here, or until when they were and how long. */
export function EmployeeHeadTime({ employee: { status, hireDate, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const { language } = useLanguage();

  function said(): string | undefined {
    if (status === 'Active') return hireDate ? text('employees.details.since', { date: day(hireDate) }) : undefined;
    if (!leftOn) return undefined;
    const { years, months } = hireDate ? timeBetween(hireDate, leftOn) : { years: 0, months: 0 };
    const parts = [years > 0 && text('employees.details.years', { count: years }), months > 0 && text('employees.details.months', { count: months })];
    const time = new Intl.ListFormat(language).format(parts.filter((part) => part !== false));
    return time ? text('employees.details.leftAfter', { date: day(leftOn), time }) : day(leftOn);
  }

  const time = said();
  return time && <span className={classes.time}>{time}</span>;
}
