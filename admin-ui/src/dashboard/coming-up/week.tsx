import { Link } from 'react-router';
import { addDays, eachDay, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { ComingUpEvent } from '../../../../api/contract/coming-up/coming-up.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { useComingUpWords } from '../../people/use-coming-up-words';
import { pathOf } from './event-path';
import classes from './coming-up.module.css';

/** More people of one event are counted. */
const NAMED = 3;

/** A place for each day from today on. */
export function Week({ of: events, today }: { of: ComingUpEvent[]; today: CalendarDate }) {
  const text = useText();
  const { weekdayAlone, dayAndMonth } = useDates();
  return (
    <ol className={classes.week}>
      {eachDay(today, addDays(today, 6)).map((day) => {
        const found = events.filter((event) => event.day === day);
        return (
          <li key={day} data-today={day === today} data-empty={found.length === 0}>
            <p className={classes.day}>
              <b>{weekdayAlone(day)}</b> <span>{dayAndMonth(day)}</span>
              {day === today && <span className="visually-hidden">{text('comingUp.today')}</span>}
            </p>
            {found.length === 0 && (
              <span className={classes.nothingOn}>
                <span className="visually-hidden">{text('comingUp.nothingOn')}</span>
              </span>
            )}
            {found.map((event) => (
              <Happening key={keyOf(event)} of={event} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Happening({ of: event }: { of: ComingUpEvent }) {
  const text = useText();
  const wordsOf = useComingUpWords();
  const named = event.people.slice(0, NAMED);
  const more = event.count - named.length;
  return (
    <>
      {named.map(({ _id, name }) => (
        <Link key={_id} to={pathOf(event, _id)}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <small>{wordsOf(event)}</small>
        </Link>
      ))}
      {more > 0 && (
        <p className={classes.more}>
          {event.kind === 'change' ? (
            <Link to={officePath.plannedChanges}>{text('comingUp.more', { count: more })}</Link>
          ) : (
            text('comingUp.more', { count: more })
          )}
        </p>
      )}
    </>
  );
}

const keyOf = ({ kind, people }: ComingUpEvent) => `${kind} ${people[0]?._id}`;
