import { isBuiltinLeaveType, type LeaveType } from '../../../api/contract/leave-types.js';
import type { Text } from './use-text';

/** Types that admins added have one name in every language. */
export const leaveTypeName = (text: Text, type: LeaveType) =>
  isBuiltinLeaveType(type) ? text(`leave.types.${type}`) : type;
