import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { portalPath } from '../../paths';
import { useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { useUser } from '../../api/session';
import { Amount, type Salary } from '../../salaries/salary-records';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { usePageTitle } from '../../ui/layout/use-page-title';
import classes from './salary-statement.module.css';
import type { OwnEmployee } from '../use-own-employee';

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

export function StatementPaper({ of: employee, salary }: { of: OwnEmployee; salary: Salary }) {
  const text = useText();
  const { language } = useLanguage();
  const { day, instant } = useDates();
  const config = useConfig();
  const user = useUser();
  const printedAt = usePrintTime();
  const title = text('portal.salary.title');
  usePageTitle(`${title}, ${day(salary.payDate)}`);
  const facts = [
    [text('portal.salary.employee'), employee.name],
    [text('portal.salary.employeeId'), salary.employeeId?.employeeId ?? text('app.notAvailable')],
    [text('portal.salary.department'), employee.department.dep_name],
    [text('portal.salary.designation'), employee.designation],
    [text('salaries.payDate'), day(salary.payDate)],
    [text('portal.salary.currency'), config ? currencyName(language, config.currency) : text('app.notAvailable')],
  ];
  return (
    <>
      <div className={classes.bar}>
        <ButtonLink variant="quiet" to={portalPath.salary(user?._id ?? '')}>
          <Icon of={ArrowLeft} size={16} mirrored />
          {text('portal.mySalary')}
        </ButtonLink>
        <Button variant="primary" onClick={() => print()}>
          <Icon of={Printer} size={16} />
          {text('portal.salary.print')}
        </Button>
      </div>
      <article className={classes.paper}>
        <p className={classes.company}>
          <Logo />
          <bdi>{config?.companyName}</bdi>
        </p>
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
              <th scope="col">{text('portal.salary.item')}</th>
              <th scope="col">{text('portal.salary.amount')}</th>
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
        <p className={classes.rule}>{text('portal.salary.rule')}</p>
        <footer className={classes.foot}>
          <span>{text('portal.salary.record', { id: salary.id })}</span>
          <span>{text('portal.salary.printed', { at: instant(printedAt) })}</span>
        </footer>
      </article>
    </>
  );
}

/** Such as 'US dollar (USD)'. */
function currencyName(language: string, code: string): string {
  return `${new Intl.DisplayNames(language, { type: 'currency' }).of(code)} (${code})`;
}

/** Such as 'November 2026'. */
function monthOf(language: string, date: CalendarDate): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${date}T00:00:00Z`));
}
