import { Link } from 'react-router';
import { DAYS_TAKEN_STATUSES } from '../../../../api/contract/leave/leave-statuses.js';
import { officePath } from '../../paths';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useListText } from '../../i18n/use-list-text';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { serverErrorText } from '../../api/use-notify-error';
import { useToday } from '../../api/use-today';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { useWidth } from '../../ui/layout/use-width';
import { YearOfDays, type YearSpan } from '../../ui/calendar/year-of-days';
import { isPending, type Leave, statusOf } from '../leave';
import { STATUS_GLYPHS } from '../leave-status';
import classes from './leave-year.module.css';
import { useLeaveYear, useLengthsInYear } from './use-leave-year';
import { YearLegend } from './year-legend';
import { useLeaveLength } from '../use-leave-length';
import { useLeaveSpan } from '../use-leave-span';
import { useRequester } from '../use-requester';

const LATEST = 4;

export function LeaveYear({ leave, employee }: { leave: Leave; employee: string }) {
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const listText = useListText();
  const today = useToday();
  const [measured, width] = useWidth();
  const { shortName } = useRequester()(leave);
  const year = Number(leave.startDate.slice(0, 4));
  const { leaves, count, total, error, refetch } = useLeaveYear(employee, year);
  const lengths = useLengthsInYear(leaves, year);

  const shown =
    leaves?.filter((one) => one.id === leave.id || DAYS_TAKEN_STATUSES.includes(statusOf(one))) ??
    [];
  const spans = shown.map((one): YearSpan => ({
    start: one.startDate,
    end: one.endDate,
    variant: statusOf(one) === 'Approved' ? 'taken' : isPending(one) ? 'open' : 'free',
    ringed: one.id === leave.id,
  }));

  const inDays = (status: 'Approved' | 'Pending') =>
    listText(lengths(status).map(({ amount, unit }) => amounts.words(amount, unit))) ||
    amounts.words(0, 'days');
  const totals = [
    count('Approved') > 0 &&
      text('leaves.daysApproved', {
        days: inDays('Approved'),
        requests: text('leaves.requests', { count: count('Approved') }),
      }),
    count('Pending') > 0 &&
      text('leaves.daysPending', { days: inDays('Pending'), count: count('Pending') }),
    count('Rejected') > 0 && text('leaves.rejectedCount', { count: count('Rejected') }),
    count('Cancelled') > 0 && text('leaveYear.cancelledCount', { count: count('Cancelled') }),
  ].filter(Boolean);

  return (
    <section ref={measured} className={classes.year} aria-busy={!leaves && !error}>
      <header>
        <h2>{text('leaves.yearOf', { name: shortName, year: String(year) })}</h2>
        <YearLegend />
      </header>
      {!leaves && error && (
        <LoadFailed onRetry={refetch}>{serverErrorText(error) || text('error.generic')}</LoadFailed>
      )}
      {!leaves && !error && <Skeleton width="100%" height={280} />}
      {leaves && (
        <>
          <p className={classes.totals}>{totals.join(', ')}</p>
          {width > 0 && (
            <YearOfDays width={width} year={year} month={dates.month} spans={spans} today={today} />
          )}
          <ul className="visually-hidden">
            {shown.map((one) => (
              <li key={one.id}>
                {text('leaveYear.yearRow', {
                  span: dates.span(one.startDate, one.endDate),
                  type: leaveTypeName(text, one.leaveType),
                  status: text(`leave.statuses.${statusOf(one)}`),
                })}
              </li>
            ))}
          </ul>
          <LatestLeave leaves={leaves.filter(({ id }) => id !== leave.id).slice(0, LATEST)} />
          {total !== undefined && (
            <Link className={classes.all} to={officePath.employeeLeaves(employee)}>
              {text('leaves.allRequests', { count: total })}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

function LatestLeave({ leaves }: { leaves: Leave[] }) {
  const text = useText();
  const spanOf = useLeaveSpan({ withYear: true });
  const lengthOf = useLeaveLength();
  return (
    <ul className={classes.latest}>
      {leaves.map((leave) => (
        <li key={leave.id}>
          <StatusGlyph of={STATUS_GLYPHS[statusOf(leave)]} />
          <div>
            <Link className={classes.link} to={officePath.leave(leave.id)}>
              {leaveTypeName(text, leave.leaveType)}
              <span className="visually-hidden">, {text(`leave.statuses.${statusOf(leave)}`)}</span>
            </Link>
            <small>{spanOf(leave)}</small>
          </div>
          <span>{lengthOf(leave)}</span>
        </li>
      ))}
    </ul>
  );
}
