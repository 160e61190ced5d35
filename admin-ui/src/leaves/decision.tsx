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
  return (
    <Panel>
      <section className={classes.decision}>
        <h2>{text('leaves.decision')}</h2>
        {pending ? <DecisionForm leave={leave} /> : <Outcome leave={leave} />}
        {(pending || statusOf(leave) === 'Approved') && <Cancellation leave={leave} />}
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
