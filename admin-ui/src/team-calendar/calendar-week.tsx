import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { addDays, type CalendarDate, eachDay } from '../../../api/contract/calendar-date.js';
import type { CalendarAbsence, CalendarPerson } from '../../../api/contract/leave/team-calendar.js';
import type { LoadedCalendar } from '../api/use-team-calendar';
import { useToday } from '../api/use-today';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Button } from '../ui/button';
import { Badge } from '../ui/feedback/badge';
import { headMark, isFreeForAll, isOffForAll } from '../ui/timeline/timeline-shapes';
import { awayDays } from './away-days';
import classes from './calendar-week.module.css';
import { weekOf } from './calendar-period';
import type { RequestPath } from './calendar-timeline';
import { PeriodStepper } from './period-stepper';
import type { CalendarChoice } from './use-calendar-choice';
import { useCalendarWords } from './use-calendar-words';

export function WeekStepper({ choice: { day, showDay } }: { choice: CalendarChoice }) {
  const text = useText();
  const { shortSpan } = useDates();
  const today = useToday();
  if (!day) return null;
  const { from, to } = weekOf(day);
  return (
    <div className={classes.bar}>
      <PeriodStepper
        label={shortSpan(from, to, today?.slice(0, 4))}
        previous={text('teamCalendar.previousWeek')}
        next={text('teamCalendar.nextWeek')}
        onStep={(count) => showDay(addDays(day, 7 * count))}
      />
      <Button variant="quiet" onClick={() => today && showDay(today)}>
        {text('teamCalendar.today')}
      </Button>
    </div>
  );
}

interface Props {
  calendar: LoadedCalendar;
  day: CalendarDate;
  requestPath: RequestPath;
  onDay: (day: CalendarDate) => void;
}

interface Away {
  person: CalendarPerson;
  absence: CalendarAbsence;
}

/** A strip of seven days, who is away on the chosen one, and who else this week. */
export function CalendarWeek({ calendar, day: wanted, requestPath, onDay }: Props) {
  const text = useText();
  const { longDay } = useDates();
  const words = useCalendarWords();
  const {
    query: { from, to },
    schedules,
  } = calendar;
  // The week before stays until the next one arrives.
  const day = wanted < from ? from : wanted > to ? to : wanted;
  const all = calendar.people.flatMap((person) =>
    person.absences.map((absence): Away => ({ person, absence })),
  );
  const isOn = ({ absence: { startDate, endDate } }: Away) => startDate <= day && endDate >= day;
  const onThisDay = all.filter(isOn);
  const others = all.filter((away) => !isOn(away));
  return (
    <>
      <WeekStrip calendar={calendar} day={day} onDay={onDay} />
      <AwayList
        title={text('teamCalendar.onDay', { day: longDay(day) })}
        note={words.holidays(day, schedules)}
        of={onThisDay}
        requestPath={requestPath}
        none={text('teamCalendar.noneOnDay')}
      />
      <AwayList
        title={text('teamCalendar.laterInWeek')}
        of={others}
        requestPath={requestPath}
        none={text('teamCalendar.noMore')}
      />
    </>
  );
}

function WeekStrip({ calendar, day: chosen, onDay }: Omit<Props, 'requestPath'>) {
  const text = useText();
  const { longDay, weekdayLetter } = useDates();
  const today = useToday();
  const words = useCalendarWords();
  const away = awayDays(calendar);
  const {
    query: { from, to },
    schedules,
  } = calendar;
  return (
    <div className={classes.strip} role="group" aria-label={text('teamCalendar.daysOfWeek')}>
      {eachDay(from, to).map((day) => {
        const { away: count, over, closed } = away.get(day) ?? { away: 0 };
        const said = [
          text('teamCalendar.dayAway', { day: longDay(day), count }),
          closed && text('teamCalendar.noneMay'),
          words.holidays(day, schedules),
        ];
        return (
          <button
            key={day}
            type="button"
            data-free={isFreeForAll(schedules, day)}
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
          >
            <small aria-hidden="true">{weekdayLetter(day)}</small>
            <b aria-hidden="true" data-mark={headMark(schedules, day)}>
              {Number(day.slice(8))}
            </b>
            <span
              aria-hidden="true"
              className={classes.count}
              data-over={over}
              data-closed={closed}
              data-none={count === 0}
            >
              {(count > 0 || !isOffForAll(schedules, day)) && count}
            </span>
            <span className="visually-hidden">{said.filter(Boolean).join(', ')}</span>
          </button>
        );
      })}
    </div>
  );
}

interface AwayListProps {
  title: string;
  /** Beneath the title. */
  note?: string;
  of: Away[];
  requestPath: RequestPath;
  none: string;
}

function AwayList({ title, note, of: all, requestPath, none }: AwayListProps) {
  const id = useId();
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={classes.holiday}>{note}</p>}
      {all.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {all.map(({ person, absence }, place) => (
            <AwayPerson
              key={`${person._id} ${place}`}
              person={person}
              absence={absence}
              to={requestPath(absence, person)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function AwayPerson({
  person: { name, profileImage },
  absence,
  to,
}: Away & { to: string | undefined }): ReactNode {
  const text = useText();
  const words = useCalendarWords();
  const { status, leaveType } = absence;
  return (
    <li>
      <PersonPhoto name={name} image={profileImage} size="m" />
      <span>
        {to ? (
          <Link className={classes.link} to={to}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        <small>
          <bdi>
            {[words.span(absence), leaveType && leaveTypeName(text, leaveType)]
              .filter(Boolean)
              .join(', ')}
          </bdi>
        </small>
      </span>
      {status === 'Pending' && <Badge glyph="pending">{text('leave.statuses.Pending')}</Badge>}
    </li>
  );
}
