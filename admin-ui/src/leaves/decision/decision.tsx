import { useRef } from 'react';
import { useNavigate, Link } from 'react-router';
import { hasSteps } from '../../approval/leave-in-steps';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useToday } from '../../api/use-today';
import { UndoAction } from '../../approval/undo/undo-action';
import { Panel } from '../../ui/layout/panel';
import { Cancellation } from '../change/cancellation';
import { DecisionForm } from './decision-form';
import classes from './decision.module.css';
import { isChanged, isPending, type Leave, statusOf } from '../leave';
import { LeaveStatus } from '../leave-status';
import { Shortening } from '../change/shortening';
import { useGetMany } from 'react-admin';
import { useLeaveLength } from '../use-leave-length';
import { useLeaveSpan } from '../use-leave-span';

export function Decision({ leave }: { leave: Leave }) {
  const text = useText();
  const navigate = useNavigate();
  const today = useToday();
  const pending = isPending(leave);
  const approved = statusOf(leave) === 'Approved';
  const othersDecide =
    leave.othersDecide &&
    (pending || (approved && today !== undefined && leave.startDate <= today));
  const changeable = pending || (approved && !othersDecide);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is gone by then.
  const onDone = () => title.current?.focus();
  const onDecided = (by: 'us' | 'others') => (by === 'us' ? navigate(officePath.leaves) : onDone());
  return (
    <Panel>
      <section className={classes.decision}>
        <h2 ref={title} tabIndex={-1}>
          {text('leaves.decision')}
        </h2>
        {!pending && <Outcome leave={leave} />}
        <Replacements leave={leave} />
        {othersDecide && <p className={classes.others}>{text('leaves.othersDecide')}</p>}
        {pending && !othersDecide && (
          <DecisionForm leave={leave} onDecided={onDecided} page={officePath.leaves} />
        )}
        {changeable && <Shortening leave={leave} onDone={onDone} />}
        {changeable && <Cancellation leave={leave} onDone={onDone} />}
      </section>
    </Panel>
  );
}

/** With steps, they have the note. */
function Outcome({ leave }: { leave: Leave }) {
  const text = useText();
  const { instant } = useDates();
  const at = leave.cancelledAt ?? leave.decidedAt;
  return (
    <>
      <p className={classes.outcome}>
        <LeaveStatus of={leave.status} changed={isChanged(leave)} />
        {at && <time dateTime={at}>{instant(at)}</time>}
        <UndoAction of={[leave]} />
      </p>
      {leave.note && !hasSteps(leave) && (
        <>
          <p className={classes.note}>{leave.note}</p>
          {leave.decidedBy && (
            <p className={classes.by}>{text('leaves.noteBy', { name: leave.decidedBy })}</p>
          )}
        </>
      )}
    </>
  );
}

/** Links a request from which days were taken out with those that keep the rest. */
function Replacements({ leave: { replaces, replacedBy } }: { leave: Leave }) {
  const text = useText();
  const spanOf = useLeaveSpan({ withYear: true });
  const lengthOf = useLeaveLength();
  const ids = replacedBy ?? (replaces ? [replaces] : []);
  const { data = [] } = useGetMany<Leave>('leaves', { ids }, { enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  return (
    <div className={classes.replacements}>
      <p>{text(replacedBy ? 'leaves.replacedBy' : 'leaves.partOf')}</p>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={officePath.leave(other.id)}>{spanOf(other)}</Link>{' '}
            <span>{lengthOf(other)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
