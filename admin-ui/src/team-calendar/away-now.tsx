import type { CalendarPerson } from '../../../api/contract/leave/team-calendar.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Period } from './calendar-period';
import classes from './team-calendar.module.css';

/** Away today: Priya until 27 Nov, Łukasz. Nothing in a calendar of other days. */
export function AwayNow({ of: people, period }: { of: readonly CalendarPerson[]; period: Period }) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const today = useToday();
  if (!today || today < period.from || today > period.to) return null;
  const away = people.flatMap(({ _id, name, absences }) => {
    const now = absences.find(
      ({ status, startDate, endDate }) =>
        status === 'Approved' && startDate <= today && endDate >= today,
    );
    return now ? [{ _id, name, until: now.endDate }] : [];
  });
  if (away.length === 0) return <p className={classes.now}>{text('teamCalendar.noneToday')}</p>;
  return (
    <dl className={classes.now}>
      <dt>{text('teamCalendar.awayToday')}</dt>
      {away.map(({ _id, name, until }) => (
        <dd key={_id}>
          <bdi>{name}</bdi>
          {until > today && (
            <small> {text('teamCalendar.until', { date: dayAndMonth(until) })}</small>
          )}
        </dd>
      ))}
    </dl>
  );
}
