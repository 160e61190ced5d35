import { useRef } from 'react';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Panel } from '../ui/panel';
import { Cancellation } from './cancellation';
import { DecisionForm } from './decision-form';
import classes from './decision.module.css';
import { isPending, type Leave, statusOf } from './leave';
import { LeaveStatus } from './leave-status';

/** What can be decided about it, or what was. */
export function Decision({ leave }: { leave: Leave }) {
  const text = useText();
  const pending = isPending(leave);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone then.
  const onOver = () => title.current?.focus();
  return (
    <Panel>
      <section className={classes.decision}>
        <h2 ref={title} tabIndex={-1}>
          {text('leaves.decision')}
        </h2>
        {pending ? <DecisionForm leave={leave} onOver={onOver} /> : <Outcome leave={leave} />}
        {(pending || statusOf(leave) === 'Approved') && <Cancellation leave={leave} onOver={onOver} />}
      </section>
    </Panel>
  );
}

function Outcome({ leave }: { leave: Leave }) {
  const text = useText();
  const { instant } = useDates();
  const at = leave.cancelledAt ?? leave.decidedAt;
  return (
    <>
      <p className={classes.outcome}>
        <LeaveStatus of={leave.status} />
        {at && <time dateTime={at}>{instant(at)}</time>}
      </p>
      {leave.note && (
        <>
          <p className={classes.note}>{leave.note}</p>
          {leave.decidedBy && <p className={classes.by}>{text('leaves.noteBy', { name: leave.decidedBy })}</p>}
        </>
      )}
    </>
  );
}
