import { isBuiltinLeaveType, type LeaveType } from '../../../api/contract/leave/leave-types.js';
import type { Text } from './use-text';

/** Types that admins added have one name in every language. 'Away' where the reader may not see the type. */
export function leaveTypeName(text: Text, type: LeaveType | null): string {
  if (type === null) return text('leave.away');
  return isBuiltinLeaveType(type) ? text(`leave.types.${type}`) : type;
}
