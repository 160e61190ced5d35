import type { LeaveApproval } from '../../../api/contract/leave/approvals.js';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

/** 'Søren or HR': any one of them decides. Empty if it waits for nobody. */
export function useWaitingNames(): (
  of: Partial<Pick<LeaveApproval, 'waitingFor' | 'waitingForHr'>>,
) => string {
  const text = useText();
  const either = useListText('disjunction');
  return ({ waitingFor = [], waitingForHr = false }) =>
    either([...waitingFor, ...(waitingForHr ? [text('whoDecides.hr')] : [])]);
}
