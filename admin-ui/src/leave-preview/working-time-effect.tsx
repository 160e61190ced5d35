import { PayEffectNote } from '../pay-items/pay-effect';
import type { LeaveChange } from './preview-calls';

/** Patterns and holidays change pay; policies change none. */
export function WorkingTimeEffect({ change }: { change: LeaveChange }) {
  const movesWorkingTime =
    change.kind === 'holidays' ||
    ((change.kind === 'assignment' || change.kind === 'assignmentEnd') &&
      ['pattern', 'calendar'].includes(change.subject));
  return <PayEffectNote asked={movesWorkingTime ? { kind: 'workingTime', change } : undefined} />;
}
