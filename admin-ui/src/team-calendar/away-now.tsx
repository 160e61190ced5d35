import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { CalendarAbsence } from '../../../api/contract/leave/team-calendar.js';
import type { LoadedCalendar } from '../api/use-team-calendar';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { covers, isDayOff } from '../ui/timeline/timeline-shapes';
import classes from './team-calendar.module.css';

/** Away today: Priya until 27 Nov, Łukasz, pending. As the number beneath the day counts. Nothing in a calendar of other days. */
export function AwayNow({ of: { people, schedules, query } }: { of: LoadedCalendar }) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const today = useToday();
  if (!today || today < query.from || today > query.to) return null;
  const away = people.flatMap(({ _id, name, absences, schedule }) => {
    const now = isDayOff(schedules[schedule], today) ? undefined : absenceOn(today, absences);
    return now ? [{ _id, name, now }] : [];
  });
  if (away.length === 0) return <p className={classes.now}>{text('teamCalendar.noneToday')}</p>;
  const notes = ({ endDate, status, exempt }: CalendarAbsence) =>
    [
      endDate > today && text('teamCalendar.until', { date: dayAndMonth(endDate) }),
      status === 'Pending' && text('teamCalendar.stillPending'),
      exempt && text('teamCalendar.notCounted'),
    ].filter(Boolean);
  return (
    <dl className={classes.now}>
      <dt>{text('teamCalendar.awayToday')}</dt>
      {away.map(({ _id, name, now }) => (
        <dd key={_id}>
          <bdi>{name}</bdi> <small>{notes(now).join(', ')}</small>
        </dd>
      ))}
    </dl>
  );
}

/** The approved one, if there are two. */
function absenceOn(
  day: CalendarDate,
  absences: readonly CalendarAbsence[],
): CalendarAbsence | undefined {
  const found = absences.filter((absence) => covers(absence, day));
  return found.find(({ status }) => status === 'Approved') ?? found[0];
}
