import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { CalendarAbsence, CalendarPerson } from '../../../api/contract/leave/team-calendar.js';
import type { LoadedCalendar } from '../api/use-team-calendar';
import { useToday } from '../api/use-today';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { IconButton } from '../ui/button';
import { monthOf } from '../ui/calendar/month-days';
import { Badge } from '../ui/feedback/badge';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { Icon } from '../ui/icon';
import { covers } from '../ui/timeline/timeline-shapes';
import { awayDays, commonLimit } from './away-days';
import type { RequestPath } from './calendar-timeline';
import { firstShown, monthDots, nextAway, peopleOf } from './month-dots';
import { MonthStrip } from './month-strip';
import classes from './phone-month.module.css';
import { useCalendarWords } from './use-calendar-words';

interface Props {
  calendar: LoadedCalendar;
  /** Undefined: the one that says most. */
  day: CalendarDate | undefined;
  requestPath: RequestPath;
  onDay: (day: CalendarDate) => void;
}

interface Away {
  person: CalendarPerson;
  absence: CalendarAbsence;
}

/** The month as a strip of dots, who is away on one of its days, and who else. */
export function PhoneMonth({ calendar, day: wanted, requestPath, onDay }: Props) {
  const text = useText();
  const { longMonth } = useDates();
  const today = useToday();
  const { query: period, schedules, people, rules } = calendar;
  const dots = monthDots(people, schedules, period);
  const away = awayDays(calendar);
  // The month before stays until the next one arrives.
  const isShown = wanted !== undefined && period.from <= wanted && wanted <= period.to;
  const day = isShown ? wanted : firstShown(dots, schedules, period, today ?? period.from);
  const all = people.flatMap((person) =>
    person.absences.map((absence): Away => ({ person, absence })),
  );
  const isOn = ({ absence }: Away) => covers(absence, day);
  const others = all
    .filter((one) => !isOn(one))
    .sort((one, other) => one.absence.startDate.localeCompare(other.absence.startDate));
  const maxAway = commonLimit(rules, period);
  const said = useDaySaid({ calendar, dots, away, day, maxAway });
  const move = (direction: 1 | -1) => {
    const next = nextAway(dots, day, direction);
    return next ? () => onDay(next) : undefined;
  };
  return (
    <>
      <MonthStrip {...{ period, dots, away, schedules, maxAway, day, onDay }} said={said.all} />
      <DayAway
        {...{ day, said, requestPath }}
        of={all.filter(isOn)}
        onPrevious={move(-1)}
        onNext={move(1)}
      />
      <Others title={text('teamCalendar.others', { month: longMonth(monthOf(day)) })} of={others} />
    </>
  );
}

interface DaySaid {
  /** 23 December, 4 of 11 away, limit 2 */
  all: string;
  count: string;
  isOver: boolean;
  holidays: string | undefined;
}

function useDaySaid({
  calendar: { total, schedules },
  dots,
  away,
  day,
  maxAway,
}: {
  calendar: LoadedCalendar;
  dots: ReturnType<typeof monthDots>;
  away: ReturnType<typeof awayDays>;
  day: CalendarDate;
  maxAway: number | undefined;
}): DaySaid {
  const text = useText();
  const words = useCalendarWords();
  const { longDay } = useDates();
  const { away: counted = 0, over, closed } = away.get(day) ?? {};
  const shown = dots.get(day);
  const busiest = Math.max(0, ...[...dots.values()].map(peopleOf));
  const count = [
    maxAway === undefined || maxAway === 0
      ? text('teamCalendar.ofAll', { count: counted, total })
      : text('teamCalendar.ofAllWithLimit', { count: counted, total, max: maxAway }),
    shown && shown.pending > 0 && text('teamCalendar.ofThemPending', { count: shown.pending }),
    closed && text('teamCalendar.noneMay'),
    shown && busiest > 1 && peopleOf(shown) === busiest && text('teamCalendar.busiest'),
  ]
    .filter(Boolean)
    .join(' ');
  const holidays = words.holidays(day, schedules);
  return {
    count,
    isOver: over !== undefined,
    holidays,
    all: [longDay(day), count, holidays].filter(Boolean).join(', '),
  };
}

function DayAway({
  day,
  said,
  of: away,
  requestPath,
  onPrevious,
  onNext,
}: {
  day: CalendarDate;
  said: DaySaid;
  of: Away[];
  requestPath: RequestPath;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const text = useText();
  const { longDay } = useDates();
  return (
    <section aria-label={text('teamCalendar.onDay', { day: longDay(day) })}>
      <header className={classes.head}>
        <div>
          <h2>{longDay(day)}</h2>
          <p data-over={said.isOver}>
            {said.isOver && <StatusGlyph of="negative" />}
            {said.count}
          </p>
          {said.holidays && <p className={classes.holiday}>{said.holidays}</p>}
        </div>
        <IconButton
          aria-label={text('teamCalendar.previousAway')}
          aria-disabled={!onPrevious}
          onClick={onPrevious}
        >
          <Icon of={ChevronLeft} mirrored />
        </IconButton>
        <IconButton
          aria-label={text('teamCalendar.nextAway')}
          aria-disabled={!onNext}
          onClick={onNext}
        >
          <Icon of={ChevronRight} mirrored />
        </IconButton>
      </header>
      {away.length === 0 ? (
        <p className={classes.none}>{text('teamCalendar.noneOnDay')}</p>
      ) : (
        <ul className={classes.list}>
          {away.map(({ person, absence }, place) => (
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
}: Away & { to: string | undefined }) {
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
            {[leaveType && leaveTypeName(text, leaveType), words.span(absence)]
              .filter(Boolean)
              .join(', ')}
          </bdi>
        </small>
      </span>
      <Badge glyph={status === 'Pending' ? 'pending' : 'approved'}>
        {text(`leave.statuses.${status}`)}
      </Badge>
    </li>
  );
}

function Others({ title, of: others }: { title: string; of: Away[] }) {
  const text = useText();
  const id = useId();
  const words = useCalendarWords();
  if (others.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes.list}>
        {others.map(({ person, absence }, place) => (
          <li key={`${person._id} ${place}`} className={classes.row}>
            <span>{words.span(absence)}</span>
            <bdi>{person.name}</bdi>
            <StatusGlyph of={absence.status === 'Pending' ? 'pending' : 'approved'} />
            <span className="visually-hidden">{text(`leave.statuses.${absence.status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
