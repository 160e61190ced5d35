import { ChevronRight, Clock, Landmark, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addDays, addMonths, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { ComingUp, EndedPeriod } from '../../../../api/contract/coming-up/coming-up.js';
import { useDates, type Dates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { filtered, officePath } from '../../paths';
import { Icon } from '../../ui/icon';
import classes from './coming-up.module.css';

const WITHOUT_BANK_ACCOUNT = { status: 'Active', noBankAccount: 'true' };
const OLDEST_PENDING = `${filtered(officePath.leaves, { status: 'Pending' })}&sort=id&order=ASC`;

/** Nothing where nothing was forgotten. */
export function HeadsUps({ of, today }: { of: ComingUp; today: CalendarDate }) {
  const text = useText();
  const dates = useDates();
  const { unpaid, withoutBankAccount, longWaiting } = of;
  if (unpaid.length + withoutBankAccount + longWaiting === 0) return null;
  return (
    <ul className={classes.headsUps}>
      {unpaid.map((period) => (
        <HeadsUp
          key={period.from}
          icon={TriangleAlert}
          urgent
          to={period.run === null ? officePath.payroll : officePath.payRun(period.run)}
        >
          {text('comingUp.unpaid', { period: periodName(dates, period, today) })}
        </HeadsUp>
      ))}
      {withoutBankAccount > 0 && (
        <HeadsUp icon={Landmark} to={filtered(officePath.employees, WITHOUT_BANK_ACCOUNT)}>
          {text('comingUp.noBank', { count: withoutBankAccount })}
        </HeadsUp>
      )}
      {longWaiting > 0 && (
        <HeadsUp icon={Clock} to={OLDEST_PENDING}>
          {text('comingUp.waiting', { count: longWaiting })}
        </HeadsUp>
      )}
    </ul>
  );
}

interface Props {
  icon: LucideIcon;
  urgent?: boolean;
  to: string;
  children: ReactNode;
}

function HeadsUp({ icon, urgent = false, to, children }: Props) {
  return (
    <li data-urgent={urgent}>
      <Icon of={icon} size={15} />
      <Link to={to}>{children}</Link>
      <Icon of={ChevronRight} size={16} mirrored />
    </li>
  );
}

/** November; November 2025 in another year; 01 – 15 Nov where it is no month. */
function periodName(
  { monthName, longMonth, shortSpan }: Dates,
  { from, to }: EndedPeriod,
  today: CalendarDate,
): string {
  const isMonth = from.endsWith('-01') && to === addDays(addMonths(from, 1), -1);
  if (!isMonth) return shortSpan(from, to, today.slice(0, 4));
  return from.slice(0, 4) === today.slice(0, 4)
    ? monthName(Number(from.slice(5, 7)))
    : longMonth(from.slice(0, 7));
}
