import type { StepDecision } from '../../../../api/contract/leave/approvals.js';
import type { LeaveRecord } from '../../../../api/contract/leave/leaves.js';
import { UndoAction } from '../../approval/undo/undo-action';
import { useText } from '../../i18n/use-text';
import { useLeaveLength } from '../../leaves/use-leave-length';
import { Badge } from '../../ui/feedback/badge';
import classes from './waiting-card.module.css';

const GLYPHS = { Approved: 'approved', Rejected: 'rejected', Passed: 'edited' } as const;

/** In the place of the answers: a request that has been decided here stays until the next load. */
export function DecidedRequest({ of: leave }: { of: LeaveRecord }) {
  const text = useText();
  const lengthOf = useLeaveLength();
  const decision = decisionOf(leave);
  return (
    <>
      <div className={classes.outcome}>
        <Badge glyph={GLYPHS[decision]}>
          {text(`undo.decided.${decision}`, { amount: lengthOf(leave) })}
        </Badge>
      </div>
      <div className={classes.answers}>
        <UndoAction as="button" of={[leave]}>
          <span className="visually-hidden"> {leave.employeeId.userId.name}</span>
        </UndoAction>
      </div>
    </>
  );
}

/** The last step that was taken in a chain. */
function decisionOf({ status, steps = [] }: LeaveRecord): StepDecision {
  if (status === 'Approved' || status === 'Rejected') return status;
  return steps.findLast(({ decision }) => decision)?.decision ?? 'Approved';
}
