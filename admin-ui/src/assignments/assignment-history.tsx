import { useState } from 'react';
import { addDays } from '../../../api/contract/calendar-date.js';
import {
  EVERYBODY,
  type AssignmentRecord,
  type AssignmentSubject,
} from '../../../api/contract/working-time/working-time.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './assignments.module.css';
import { TakeBack } from './take-back';
import { useAssignments } from './use-assignments';
import { useTargetName } from './use-targets';

interface Props {
  /** An employee's id, or '*'. */
  holder: string;
  subject: AssignmentSubject;
  onEnd: () => void;
}

export function AssignmentHistory({ holder, subject, onEnd }: Props) {
  const text = useText();
  const { day } = useDates();
  const today = useToday();
  const { data, error } = useAssignments(holder);
  const [asked, setAsked] = useState<AssignmentRecord>();
  const nameOf = useTargetName();
  if (error) return <p role="status">{text('assignments.failed')}</p>;
  if (!data || !today) return <Skeleton width="100%" height={56} />;
  const all = data.filter((one) => one.subject === subject);
  const own = all.filter((one) => one.holder === holder);
  const current = own.find(({ from }) => from <= today);
  const common =
    holder === EVERYBODY
      ? undefined
      : all.find((one) => one.holder === EVERYBODY && one.from <= today);

  function period({ from }: AssignmentRecord, next: AssignmentRecord | undefined): string {
    if (next)
      return text('assignments.fromTo', { from: day(from), to: day(addDays(next.from, -1)) });
    return text(from > String(today) ? 'assignments.planned' : 'assignments.since', {
      date: day(from),
    });
  }

  return (
    <section className={classes.history} aria-label={text('assignments.history')}>
      <h3>{text('assignments.history')}</h3>
      {own.length === 0 && (
        <p>{text(holder === EVERYBODY ? 'assignments.nothingCommon' : 'assignments.nothingOwn')}</p>
      )}
      <ul>
        {own.map((one, index) => (
          <li key={one._id}>
            <span>
              <bdi>{nameOf(one)}</bdi>
              <small>{period(one, own[index - 1])}</small>
            </span>
            {one === current && index === 0 && one.target && (
              <RowAction onClick={onEnd}>
                {text('assignments.end')}
                <bdi className="visually-hidden"> {nameOf(one)}</bdi>
              </RowAction>
            )}
            <RowAction tone="danger" onClick={() => setAsked(one)}>
              {text('assignments.takeBack')}
              <span className="visually-hidden">
                {' '}
                {text('assignments.named', { name: nameOf(one), date: day(one.from) })}
              </span>
            </RowAction>
          </li>
        ))}
      </ul>
      {common && (
        <p>{text('assignments.common', { name: nameOf(common), date: day(common.from) })}</p>
      )}
      {asked && <TakeBack assignment={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
