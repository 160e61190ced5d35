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
function WeekStrip({ today, from, until }: Record<'today' | 'from' | 'until', CalendarDate>) {
  const first = inclusiveDays(today, from) - 1;
  const last = Math.min(inclusiveDays(today, until), DAYS) - 1;
  const goesOn = inclusiveDays(today, until) > DAYS;
  const start = first * STEP + 1;
  return (
    <svg
      className={classes.strip}
      width={WIDTH}
      height="16"
      viewBox={`0 0 ${WIDTH} 16`}
      aria-hidden="true"
    >
      {Array.from({ length: DAYS }, (_, day) => day)
        .filter((day) => day < first || day > last)
        .map((day) => (
          <circle key={day} cx={day * STEP + STEP / 2} cy="8" r="2.5" />
        ))}
      {goesOn ? (
        <path d={`M${start + 6} 2H${WIDTH}v12H${start + 6}a6 6 0 0 1 0-12z`} />
      ) : (
        <rect x={start} y="2" width={(last - first + 1) * STEP - 2} height="12" rx="6" />
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

/** Those who begin within the week of the strip, as far as there is place beneath those away today. */
function useComing(
  today: CalendarDate | undefined,
  absences: Leave[] | undefined,
  total: number,
): Leave[] {
  const from = today ?? '';
  const { data = [] } = useGetList<Leave>(
    'leaves',
    {
      filter: {
        status: 'Approved',
        from: today ? addDays(from, 1) : '',
        to: today ? addDays(from, DAYS - 1) : '',
      },
      sort: { field: 'startDate', order: 'ASC' },
      // Those away today may go on into it, and come first.
      pagination: { page: 1, perPage: total + SHOWN },
    },
    { enabled: absences !== undefined && total < SHOWN },
  );
  return total < SHOWN
    ? data.filter(({ startDate }) => startDate > from).slice(0, SHOWN - total)
    : [];
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
  const coming = useComing(today, absences, total);
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
      {today && coming.length > 0 && (
        <>
          <h3 className={classes.coming}>{text('dashboard.coming')}</h3>
          <ul>
            {coming.map((absence) => (
              <Absence key={absence.id} absence={absence} today={today} back={undefined} />
            ))}
          </ul>
        </>
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
        {absence.startDate > today && (
          <p>{text('dashboard.from', { date: dayAndMonth(absence.startDate) })}</p>
        )}
      </div>
      <WeekStrip
        today={today}
        from={absence.startDate > today ? absence.startDate : today}
        until={absence.endDate}
      />
    </li>
  );
}
