import { useState } from 'react';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import { officePath } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { DecisionForm } from '../leaves/decision-form';
import { useRequester } from '../leaves/use-requester';
import { PersonPhoto } from '../people/person-photo';
import { RowAction, RowActionLink } from '../ui/button';
import type { Request } from './use-waiting';
import classes from './waiting-list.module.css';

interface Props {
  request: Request;
  othersAway: number;
  onDecided: () => void;
}

/** Dates and durations stay on one line; a dash would let go otherwise. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

export function WaitingRequest({ request, othersAway, onDecided }: Props) {
  const text = useText();
  const dates = useDates();
  const [asked, setAsked] = useState<LeaveDecision>();
  // The one that was cancelled gets the focus back.
  const [left, setLeft] = useState<LeaveDecision>();
  const { id, leaveType, startDate, endDate, days, createdAt } = request;
  const { name, image, department } = useRequester()(request);
  const whose = <span className="visually-hidden"> {name}</span>;
  const line = {
    type: text(`leave.types.${leaveType}`),
    span: unbroken(dates.span(startDate, endDate)),
    days: unbroken(text('leave.days', { count: days })),
  };

  function cancel() {
    setLeft(asked);
    setAsked(undefined);
  }

  return (
    <li className={classes.request}>
      <PersonPhoto name={name} image={image} size="m" />
      <div className={classes.what}>
        <p className={classes.who}>
          <bdi>{name}</bdi> <span>{dates.ago(createdAt)}</span>
        </p>
        <p className={classes.line}>{text('dashboard.request', line)}</p>
        {othersAway > 0 && (
          <p className={classes.others}>{text('dashboard.othersAway', { count: othersAway, department: department.name })}</p>
        )}
      </div>
      {asked ? (
        <DecisionForm leave={request} chosen={asked} onDecided={onDecided} onCancel={cancel} />
      ) : (
        <div className={classes.actions}>
          <RowAction tone="first" autoFocus={left === 'Approved'} onClick={() => setAsked('Approved')}>
            {text('dashboard.approve')}
            {whose}
          </RowAction>
          <RowAction tone="danger" autoFocus={left === 'Rejected'} onClick={() => setAsked('Rejected')}>
            {text('dashboard.reject')}
            {whose}
          </RowAction>
          <RowActionLink to={officePath.leave(id)}>
            {text('dashboard.view')}
            {whose}
          </RowActionLink>
        </div>
      )}
    </li>
  );
}
