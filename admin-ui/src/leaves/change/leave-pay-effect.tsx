import { useLeaveTypes } from '../../api/use-leave-types';
import { PayEffectNote } from '../../pay-items/pay-effect';
import type { EffectQuery } from '../../pay-items/pay-item-calls';
import type { Leave } from '../leave';

type Change =
  | { kind: 'leaveApproved' | 'leaveCancelled' }
  | { kind: 'leaveShortened'; from: string; to: string };

/** Asked only for types without pay: no other decision about leave changes pay. */
export function LeavePayEffect({ leave, change }: { leave: Leave; change: Change | undefined }) {
  const { data = [] } = useLeaveTypes();
  const employeeId = leave.employeeId?._id;
  const isUnpaid = data.some(({ name, paid }) => name === leave.leaveType && !paid);
  const asked: EffectQuery | undefined =
    change && employeeId && isUnpaid ? { ...change, employeeId, leaveId: leave.id } : undefined;
  return <PayEffectNote asked={asked} />;
}
