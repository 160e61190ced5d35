import { remainingSteps } from '../../approval/leave-in-steps';
import { useTurnWords } from '../../approval/use-turn-words';
import { useText } from '../../i18n/use-text';
import type { Leave } from '../leave';

/** An admin's decision takes all steps that remain, also those of others. */
export function StepsTaken({ leave, className }: { leave: Leave; className?: string }) {
  const text = useText();
  const { names } = useTurnWords()(leave);
  const count = remainingSteps(leave).length;
  if (count === 0) return null;
  // Only the people of a step may pass it on.
  if (!leave.mayPass && !leave.waitingForHr)
    return <p className={className}>{text('approval.takesAll', { names, count })}</p>;
  return count > 1 ? (
    <p className={className}>{text('approval.yoursTakesAll', { count })}</p>
  ) : null;
}
