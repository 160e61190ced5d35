import { useQuery } from '@tanstack/react-query';
import { Banknote, ChevronRight, Landmark, type LucideIcon, Mail, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OpenWorkResponse } from '../../../api/contract/dashboard-responses.js';
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

export const hasWork = (work: OpenWorkResponse | undefined): boolean =>
  work !== undefined &&
  (work.payroll !== null ||
    work.toRecover !== null ||
    work.notInvited + work.withoutBankAccount > 0);

const NOT_INVITED = { ...WORK_HERE_OR_WILL, notInvited: 'true' };
const WITHOUT_BANK_ACCOUNT = { status: 'Active', noBankAccount: 'true' };

/** The work besides requests: each line leads to where it is done. */
export function OpenWork({ of: work }: { of: OpenWorkResponse }) {
  const text = useText();
  const { weekday, longMonth, daysAway } = useDates();
  const today = useToday();
  const { payroll, notInvited, withoutBankAccount, toRecover } = work;
  return (
    <ul className={classes.work} aria-label={text('dashboard.work.title')}>
      {payroll && (
        <Line
          icon={Banknote}
          to={payroll.run ? officePath.payRun(payroll.run) : officePath.payroll}
        >
          {text(`dashboard.work.payroll.${payroll.state}`, {
            period: longMonth(payroll.to.slice(0, 7)),
          })}
          {today && (
            <small>
              {text('dashboard.work.payDate', {
                date: weekday(payroll.payDate),
                left: daysAway(payroll.payDate, today),
              })}
            </small>
          )}
        </Line>
      )}
      {notInvited > 0 && (
        <Line icon={Mail} to={filtered(officePath.employees, NOT_INVITED)}>
          {text('dashboard.work.notInvited', { count: notInvited })}
          <small>{text('dashboard.work.notInvitedText')}</small>
        </Line>
      )}
      {withoutBankAccount > 0 && (
        <Line icon={Landmark} to={filtered(officePath.employees, WITHOUT_BANK_ACCOUNT)}>
          {text('dashboard.work.noBank', { count: withoutBankAccount })}
          <small>{text('dashboard.work.noBankText')}</small>
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
