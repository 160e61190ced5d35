import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import {
  addDays,
  type CalendarDate,
  eachDay,
  inclusiveDays,
} from '../../../api/contract/calendar-date.js';
import { officePath, filtered } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useRequester } from '../leaves/use-requester';
import { PersonPhoto } from '../people/person-photo';
import { useApi } from '../api/use-api';
import { useToday } from '../api/use-today';
import classes from './away-today.module.css';
import { ListSkeleton, PanelError, TitledPanel } from './titled-panel';
import type { Leave } from '../leaves/leave';

const DAYS = 7;
const STEP = 14;
const WIDTH = DAYS * STEP;

function Weekdays({ from }: { from: CalendarDate }) {
  const text = useText();
  const { weekdayLetter, weekday } = useDates();
  return (
    <span
      className={classes.letters}
      role="img"
      aria-label={text('dashboard.nextDays', { date: weekday(from) })}
    >
      {eachDay(from, addDays(from, DAYS - 1)).map((day) => (
        <span key={day}>{weekdayLetter(day)}</span>
      ))}
    </span>
  );
}

/** The bar ends flat when the absence goes beyond the week. */
function WeekStrip({ from, until }: { from: CalendarDate; until: CalendarDate }) {
  const awayDays = inclusiveDays(from, until);
  const freeDays = Array.from({ length: Math.max(0, DAYS - awayDays) }, (_, day) => awayDays + day);
  return (
    <svg
      className={classes.strip}
      width={WIDTH}
      height="16"
      viewBox={`0 0 ${WIDTH} 16`}
      aria-hidden="true"
    >
      {freeDays.map((day) => (
        <circle key={day} cx={day * STEP + STEP / 2} cy="8" r="2.5" />
      ))}
      {awayDays > DAYS ? (
        <path d={`M7 2H${WIDTH}v12H7A6 6 0 0 1 7 2z`} />
      ) : (
        <rect x="1" y="2" width={awayDays * STEP - 2} height="12" rx="6" />
      )}
    </svg>
  );
}

const SHOWN = 7;

/** The first day of work after each absence. */
function useReturns(ids: string[] | undefined): Map<string, CalendarDate | null> | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['leaves', 'returns', ids],
    queryFn: async () =>
      new Map((await api.leaveReturns(ids ?? [])).map(({ _id, on }) => [_id, on])),
    enabled: ids !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

export function AwayToday() {
  const text = useText();
  const today = useToday();
  const filter = { status: 'Approved', from: today ?? '', to: today ?? '' };
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Leave>(
    'leaves',
    { filter, sort: { field: 'endDate', order: 'ASC' }, pagination: { page: 1, perPage: SHOWN } },
    { enabled: today !== undefined },
  );
  const absences = today ? data : undefined;
  const failure = absences ? null : error;
  const returns = useReturns(absences?.map(({ id }) => id));
  return (
    <TitledPanel
      title={text('dashboard.away')}
      aside={today && absences?.length ? <Weekdays from={today} /> : undefined}
      busy={!absences && !failure}
    >
      {failure && <PanelError failure={failure} onRetry={() => void refetch()} />}
      {!absences && !failure && <ListSkeleton rows={5} />}
      {absences?.length === 0 && <p>{text('dashboard.nobodyAway')}</p>}
      {today && absences && absences.length > 0 && (
        <ul>
          {absences.map((absence) => (
            <Absence
              key={absence.id}
              absence={absence}
              today={today}
              back={returns?.get(absence.id)}
            />
          ))}
        </ul>
      )}
      {absences && total > SHOWN && (
        <Link className={classes.more} to={filtered(officePath.leaves, filter)}>
          {text('dashboard.more', { count: total - SHOWN })}
        </Link>
      )}
    </TitledPanel>
  );
}

function Absence({
  absence,
  today,
  back,
}: {
  absence: Leave;
  today: CalendarDate;
  back: CalendarDate | null | undefined;
}) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const { id, name, image } = useRequester()(absence);
  const shown = <bdi>{name}</bdi>;
  return (
    <li className={classes.absence}>
      <PersonPhoto name={name} image={image} />
      <div>
        {id ? (
          <Link className={classes.link} to={officePath.employee(id)}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {back && <p>{text('dashboard.back', { date: dayAndMonth(back) })}</p>}
      </div>
      <WeekStrip from={today} until={absence.endDate} />
    </li>
  );
}
