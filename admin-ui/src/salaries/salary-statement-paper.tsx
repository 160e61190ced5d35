import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, addMonths, type CalendarDate } from '../../../api/contract/calendar-date.js';
import { currencyName } from '../i18n/currency-name';
import { useLanguage } from '../i18n/language';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { Amount, type Salary } from './salary-records';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import { EmployerHead } from '../payslip/employer-head';
import classes from './salary-statement.module.css';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';

const now = () => new Date().toISOString();

/** The time of printing, which may be long after the page was opened. */
function usePrintTime(): string {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // The browser captures the page right after the event, so the update must be synchronous.
    const update = () => flushSync(() => setTime(now()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return time;
}

const PARTS = ['basicSalary', 'allowances', 'deductions'] as const;

interface Props {
  of: EmployeeRecord;
  salary: Salary;
  back: { to: string; label: string };
}

export function StatementPaper({ of: employee, salary, back }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const { day, instant, span } = useDates();
  const config = useConfig();
  const printedAt = usePrintTime();
  const title = text('mySalary.title');
  usePageTitle(`${title}, ${day(salary.payDate)}`);
  const facts = [
    [text('mySalary.employee'), employee.name],
    [text('mySalary.employeeId'), salary.employeeId?.employeeId ?? text('app.notAvailable')],
    [text('mySalary.department'), employee.department.dep_name],
    [text('mySalary.designation'), employee.designation ?? text('app.notAvailable')],
    [text('mySalary.employer'), config?.companyName ?? text('app.notAvailable')],
    [text('mySalary.payPeriod'), span(...payPeriod(salary.payDate))],
    [text('salaries.payDate'), day(salary.payDate)],
    [
      text('mySalary.currency'),
      config ? currencyName(language, config.currency) : text('app.notAvailable'),
    ],
  ];
  return (
    <>
      <div className={classes.bar}>
        <ButtonLink variant="quiet" to={back.to}>
          <Icon of={ArrowLeft} size={16} mirrored />
          {back.label}
        </ButtonLink>
        <Button variant="primary" onClick={() => print()} icon={Printer}>
          {text('mySalary.print')}
        </Button>
      </div>
      <article className={classes.paper}>
        <EmployerHead />
        <h1>{title}</h1>
        <p className={classes.month}>{monthOf(language, salary.payDate)}</p>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <table className={classes.sum}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{text('mySalary.item')}</th>
              <th scope="col">{text('mySalary.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{text(`salaries.${part}`)}</th>
                <td>
                  <Amount of={salary} part={part} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('salaries.netSalary')}</th>
              <td>
                <Amount of={salary} part="netSalary" />
              </td>
            </tr>
          </tfoot>
        </table>
        <p className={classes.rule}>{text('mySalary.rule')}</p>
        <footer className={classes.foot}>
          <span>{text('mySalary.record', { id: salary.id })}</span>
          <span>{text('mySalary.printed', { at: instant(printedAt) })}</span>
        </footer>
      </article>
    </>
  );
}

/** Salaries are monthly: the month of the pay date. */
function payPeriod(payDate: CalendarDate): [first: CalendarDate, last: CalendarDate] {
  const first = `${payDate.slice(0, 7)}-01`;
  return [first, addDays(addMonths(first, 1), -1)];
}

/** Such as 'November 2026'. */
function monthOf(language: string, date: CalendarDate): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}
