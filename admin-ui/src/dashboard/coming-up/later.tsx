import { Link } from 'react-router';
import type { ComingUpEvent, ComingUpKind } from '../../../../api/contract/coming-up/coming-up.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { useComingUpWords } from '../../people/use-coming-up-words';
import { pathOf } from './event-path';
import classes from './coming-up.module.css';

const DAYS_SHOWN = 3;

type AskedEvent = ComingUpEvent & { kind: Exclude<ComingUpKind, 'birthday' | 'anniversary'> };

/** Birthdays have time. */
const isAsked = (event: ComingUpEvent): event is AskedEvent =>
  event.kind !== 'birthday' && event.kind !== 'anniversary';

/** The next days on which something comes up for HR. */
export function Later({ of: events }: { of: ComingUpEvent[] }) {
  const text = useText();
  const { dayAndMonth } = useDates();
  const wordsOf = useComingUpWords();
  const asked = events.filter(isAsked);
  const days = [...new Set(asked.map(({ day }) => day))].slice(0, DAYS_SHOWN);
  if (days.length === 0) return null;

  /** 2 contracts end. Salaries of 38 people. Zoë Marchetti – Becomes Team Lead */
  function said(event: AskedEvent): string {
    const { kind, people, count, changes } = event;
    const isSalary = changes.length === 1 && changes[0]?.subject === 'salary';
    if (count > 1 && (kind !== 'change' || isSalary))
      return text(`comingUp.many.${kind === 'change' ? 'salary' : kind}`, { count });
    const who = count === 1 ? (people[0]?.name ?? '') : text('comingUp.people', { count });
    return text('comingUp.of', { who, what: wordsOf(event) });
  }

  function summary(event: AskedEvent, others: number): string {
    const who = said(event);
    return others === 0 ? who : text('comingUp.whoAndMore', { who, count: others });
  }

  return (
    <div className={classes.later}>
      <h3>{text('comingUp.later')}</h3>
      <ul>
        {days.map((day) => {
          const [first, ...others] = asked.filter((event) => event.day === day);
          const [person] = first?.people ?? [];
          return (
            first &&
            person && (
              <li key={day}>
                <Link
                  to={
                    first.kind === 'change' && first.count > 1
                      ? officePath.plannedChanges
                      : pathOf(first, person._id)
                  }
                >
                  <b>{dayAndMonth(day)}</b> {summary(first, others.length)}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
