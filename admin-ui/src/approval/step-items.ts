import type { ApprovalStepState } from '../../../api/contract/leave/approvals.js';
import { askedOf, coveredBy } from './asked.js';
import { type LeaveInSteps, isWaiting } from './leave-in-steps.js';

/** Steps that one person took at once are one item. */
export interface DecidedSteps {
  kind: 'decided';
  steps: ApprovalStepState[];
}

export type StepItem =
  | DecidedSteps
  | { kind: 'skipped' | 'current' | 'later'; step: ApprovalStepState };

/** A request from before approvals has no steps, and waits for HR. */
const BY_HR: ApprovalStepState[] = [{ who: 'hr', names: [], current: true }];

/** Once decided, what nobody took is left out. */
export function stepItems(leave: LeaveInSteps): StepItem[] {
  const steps = leave.steps?.length ? leave.steps : BY_HR;
  const covered = coveredBy(askedOf(leave.deciders ?? []), steps);
  const items: StepItem[] = [];
  for (const [place, step] of steps.entries()) {
    const last = items.findLast((item) => item.kind === 'decided');
    if (step.decision && last && isSameDecision(last.steps[0], step)) last.steps.push(step);
    else if (step.decision) items.push({ kind: 'decided', steps: [step] });
    else if (step.current) items.push({ kind: 'current', step });
    else if (step.skipped && (isWaiting(leave) || leave.status === 'Approved'))
      items.push({ kind: 'skipped', step });
    else if (isWaiting(leave) && place > covered) items.push({ kind: 'later', step });
  }
  return items;
}

const isSameDecision = (one: ApprovalStepState | undefined, other: ApprovalStepState) =>
  one?.decision === other.decision && one?.by === other.by && one?.at === other.at;
