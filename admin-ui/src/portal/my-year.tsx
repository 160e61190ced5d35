import { DAYS_TAKEN_STATUSES } from '../../../api/contract/leave-statuses.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { isPending, statusOf } from '../leaves/leave';
import { useLeaveYear } from '../leaves/use-leave-year';
import { YearLegend } from '../leaves/year-legend';
import { useToday } from '../providers/use-today';
import { Skeleton } from '../ui/skeleton';
import { useWidth } from '../ui/use-width';
import { YearOfDays } from '../ui/year-of-days';
import classes from './my-year.module.css';

/** The year so far and to come, a dot for each day. */
export function MyYear({ owner }: { owner: string }) {
  const text = useText();
  const dates = useDates();
  const today = useToday();
  const [measured, width] = useWidth();
  const year = Number((today ?? '0').slice(0, 4));
  const { leaves } = useLeaveYear(owner, year);
  const shown = leaves?.filter((leave) => DAYS_TAKEN_STATUSES.includes(statusOf(leave))) ?? [];
  return (
    <section ref={measured}>
      <header className={classes.head}>
        <h2>{text('portal.myYear')}</h2>
        <YearLegend of={['taken', 'open', 'today']} />
      </header>
      {!leaves || !today || width === 0 ? (
        <Skeleton width="100%" height={250} />
      ) : (
        <YearOfDays
          width={width}
          year={year}
          month={dates.month}
          today={today}
          spans={shown.map((leave) => ({ start: leave.startDate, end: leave.endDate, look: isPending(leave) ? 'open' : 'taken' }))}
        />
      )}
      <ul className="visually-hidden">
        {shown.map((leave) => (
          <li key={leave.id}>
            {text('leaves.yearRow', { span: dates.span(leave.startDate, leave.endDate), type: text(`leave.types.${leave.leaveType}`), status: text(`leave.statuses.${statusOf(leave)}`) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
