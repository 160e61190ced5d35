import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import { address, filtered } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useRequester } from '../leaves/use-requester';
import { PersonPhoto } from '../people/person-photo';
import classes from './away-today.module.css';
import { WeekStrip, Weekdays } from './week-strip';
import { ListSkeleton } from './list-skeleton';
import { PartFailed } from './part-failed';
import { TitledPanel } from './titled-panel';
import { useToday } from '../providers/use-today';
import type { Request } from './use-waiting';

const SHOWN = 7;

export function AwayToday() {
  const text = useText();
  const today = useToday();
  const filter = { status: 'Approved', from: today ?? '', to: today ?? '' };
  const { data, total = 0, error, refetch } = useGetList<Request>(
    'leaves',
    { filter, sort: { field: 'endDate', order: 'ASC' }, pagination: { page: 1, perPage: SHOWN } },
    { enabled: today !== undefined },
  );
  const absences = today ? data : undefined;
  const failure = absences ? null : error;
  return (
    <TitledPanel title={text('dashboard.away')} aside={today && absences?.length ? <Weekdays from={today} /> : undefined} busy={!absences && !failure}>
      {failure && <PartFailed failure={failure} onRetry={() => void refetch()} />}
      {!absences && !failure && <ListSkeleton rows={5} />}
      {absences?.length === 0 && <p>{text('dashboard.nobodyAway')}</p>}
      {today && absences && absences.length > 0 && (
        <ul>
          {absences.map((absence) => (
            <Absence key={absence.id} absence={absence} today={today} />
          ))}
        </ul>
      )}
      {absences && total > SHOWN && (
        <Link className={classes.more} to={filtered(address.leaves, filter)}>
          {text('dashboard.more', { count: total - SHOWN })}
        </Link>
      )}
    </TitledPanel>
  );
}

function Absence({ absence, today }: { absence: Request; today: CalendarDate }) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const { id, name, image } = useRequester()(absence);
  const shown = <bdi>{name}</bdi>;
  return (
    <li className={classes.absence}>
      <PersonPhoto name={name} image={image} />
      <div>
        {id ? <Link to={address.employee(id)}>{shown}</Link> : shown}
        <p>{text('dashboard.back', { date: dayAndMonth(addDays(absence.endDate, 1)) })}</p>
      </div>
      <WeekStrip from={today} until={absence.endDate} />
    </li>
  );
}
