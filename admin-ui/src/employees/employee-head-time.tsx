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

  function announced(last: string): string {
    return hireDate ? text('employees.details.sinceUntil', { date: day(hireDate), last: day(last) }) : text('employees.details.until', { last: day(last) });
  }

  function said(): string | null | undefined {
    if (status === 'Active') return leftOn ? announced(leftOn) : hireDate && text('employees.details.since', { date: day(hireDate) });
    if (!leftOn) return undefined;
    const { years, months } = hireDate ? timeBetween(hireDate, leftOn) : { years: 0, months: 0 };
    const parts = [years > 0 && text('employees.details.years', { count: years }), months > 0 && text('employees.details.months', { count: months })];
    const time = new Intl.ListFormat(language).format(parts.filter((part) => part !== false));
    return time ? text('employees.details.leftAfter', { date: day(leftOn), time }) : day(leftOn);
  }

  const time = said();
  return time && <span className={classes.time}>{time}</span>;
}
