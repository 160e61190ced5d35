import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarPerson,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import type { LoadedCalendar } from '../api/use-team-calendar';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Timeline } from '../ui/timeline/timeline';
import type { AwayDay } from '../ui/timeline/away-day';
import type { TimelinePerson } from '../ui/timeline/timeline-row';
import { covers } from '../ui/timeline/timeline-shapes';
import { AbsenceDetails } from './absence-details';
import { awayDays, commonLimit } from './away-days';
import { daysIn } from './calendar-period';
import { useCalendarWords } from './use-calendar-words';

/** The page of a request; undefined for those who may not open it. */
export type RequestPath = (absence: CalendarAbsence, person: CalendarPerson) => string | undefined;

interface Props {
  calendar: LoadedCalendar;
  requestPath: RequestPath;
  onDay?: (day: CalendarDate) => void;
  /** A request that wears a ring; its days are marked. */
  ringed?: { _id: string; start: CalendarDate; end: CalendarDate };
  /** Drawn without photos, the first person strong. */
  compact?: boolean;
}

const NO_SCHEDULE: CalendarSchedule = { holidays: [], free: [] };

export function CalendarTimeline({ calendar, requestPath, onDay, ringed, compact = false }: Props) {
  const text = useText();
  const words = useCalendarWords();
  const { longDay, span: spanWords } = useDates();
  const today = useToday();
  const navigate = useNavigate();
  const {
    query: { from, to },
    people,
    schedules,
    rules,
  } = calendar;
  const span = useMemo(() => ({ from, days: daysIn({ from, to }) }), [from, to]);
  const away = useMemo(() => awayDays(calendar), [calendar]);
  const byId = useMemo(() => new Map(people.map((person) => [person._id, person])), [people]);
  const rows = useMemo(
    () =>
      people.map(({ _id, name, profileImage, own, absences, schedule }, index): TimelinePerson => ({
        _id,
        name,
        strong: compact ? index === 0 : own,
        photo: compact ? undefined : <PersonPhoto name={name} image={profileImage} size="s" />,
        absences: ringed
          ? absences.map((absence) => ({ ...absence, ringed: absence._id === ringed._id }))
          : absences,
        schedule: schedules[schedule] ?? NO_SCHEDULE,
        words: words.absences(absences),
      })),
    [people, schedules, ringed, compact, words],
  );

  const pathOf = (person: TimelinePerson, absence: CalendarAbsence) => {
    const found = byId.get(person._id);
    return found && requestPath(absence, found);
  };

  function dayWords(day: CalendarDate, person: TimelinePerson | undefined): string {
    if (!person) return dayAway(day, away.get(day));
    const absences = person.absences.filter((absence) => covers(absence, day));
    const without = words.dayOff(day, person.schedule) ?? text('teamCalendar.nothing');
    return text('teamCalendar.dayOf', {
      name: person.name,
      day: longDay(day),
      words: absences.length > 0 ? words.absences(absences) : without,
    });
  }

  const dayAway = useCallback(
    (day: CalendarDate, { away: count, over, closed }: AwayDay = { away: 0 }) =>
      text(
        over ? 'teamCalendar.awayOver' : closed ? 'teamCalendar.awayClosed' : 'teamCalendar.awayOn',
        { day: longDay(day), count },
      ),
    [text, longDay],
  );

  return (
    <Timeline
      label={text('teamCalendar.label', { period: spanWords(from, to) })}
      span={span}
      people={rows}
      today={today}
      marked={ringed}
      away={away}
      maxAway={commonLimit(rules, { from, to })}
      awayWords={[...away]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([day, count]) => dayAway(day, count))
        .join('. ')}
      dayWords={dayWords}
      details={(person, absence) => (
        <AbsenceDetails
          person={person}
          absence={absence}
          schedule={person.schedule}
          period={{ from, to }}
          to={pathOf(person, absence)}
        />
      )}
      note={(day, { schedule }) => words.holiday(day, schedule)}
      onOpen={(person, absence) => {
        const path = pathOf(person, absence);
        if (path) void navigate(path);
      }}
      onDay={onDay}
    />
  );
}
