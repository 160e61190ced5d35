import { useQuery } from '@tanstack/react-query';
import { Banknote, ChevronRight, type LucideIcon, Mail, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { OpenWorkResponse, PayrollDue } from '../../../api/contract/dashboard-responses.js';
import { useApi } from '../api/use-api';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { filtered, officePath } from '../paths';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import { Icon } from '../ui/icon';
import classes from './open-work.module.css';

/** A dashboard without it is still one. */
export function useOpenWork() {
  const api = useApi();
  return useQuery({ queryKey: ['open work'], queryFn: () => api.openWork() });
}

export const hasWork = (work: OpenWorkResponse, today: CalendarDate | undefined): boolean =>
  isDue(work.payroll, today) || work.toRecover !== null || work.notInvited > 0;

/** A period that has ended is said by what comes up, as are people without a bank account. */
const isDue = (
  payroll: PayrollDue | null,
  today: CalendarDate | undefined,
): payroll is PayrollDue => payroll !== null && today !== undefined && payroll.to >= today;

const NOT_INVITED = { ...WORK_HERE_OR_WILL, notInvited: 'true' };

/** The work besides requests: each line leads to where it is done. */
export function OpenWork({ of: work }: { of: OpenWorkResponse }) {
  const text = useText();
  const { weekday, longMonth, daysAway } = useDates();
  const today = useToday();
  const { payroll, notInvited, toRecover } = work;
  return (
    <ul className={classes.work} aria-label={text('dashboard.work.title')}>
      {isDue(payroll, today) && (
        <Line
          icon={Banknote}
          to={payroll.run ? officePath.payRun(payroll.run) : officePath.payroll}
        >
          {text(`dashboard.work.payroll.${payroll.state}`, {
            period: longMonth(payroll.to.slice(0, 7)),
          })}
          <small>
            {text('dashboard.work.payDate', {
              date: weekday(payroll.payDate),
              left: daysAway(payroll.payDate, today ?? payroll.payDate),
            })}
          </small>
        </Line>
      )}
      {notInvited > 0 && (
        <Line icon={Mail} to={filtered(officePath.employees, NOT_INVITED)}>
          {text('dashboard.work.notInvited', { count: notInvited })}
          <small>{text('dashboard.work.notInvitedText')}</small>
        </Line>
      )}
      {toRecover && (
        <Line icon={Undo2} to={officePath.payRun(toRecover.run)}>
          {text('dashboard.work.toRecover', { count: toRecover.people })}
          <small>{text('dashboard.work.toRecoverText')}</small>
        </Line>
      )}
    </ul>
  );
}

function Line({ icon, to, children }: { icon: LucideIcon; to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <span className={classes.icon}>
          <Icon of={icon} size={16} />
        </span>
        <span className={classes.what}>{children}</span>
        <Icon of={ChevronRight} size={16} mirrored />
      </Link>
    </li>
  );
}
