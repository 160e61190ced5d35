/** The types that every installation has; admins may add more. */
export const LEAVE_TYPES = [
  'Sick Leave',
  'Casual Leave',
  'Annual Leave',
  'Personal Leave',
  'Emergency Leave',
] as const;
export type BuiltinLeaveType = (typeof LEAVE_TYPES)[number];

export function isBuiltinLeaveType(type: string): type is BuiltinLeaveType {
  return (LEAVE_TYPES as readonly string[]).includes(type);
}

/** The name of a leave type: one of these, or of those that admins add. */
export type LeaveType = BuiltinLeaveType | (string & {});

/** The ids of the types that every installation has. */
export const BUILTIN_LEAVE_TYPE_IDS: Record<BuiltinLeaveType, string> = {
  'Sick Leave': '01900000-0000-7000-8000-000000000001',
  'Casual Leave': '01900000-0000-7000-8000-000000000002',
  'Annual Leave': '01900000-0000-7000-8000-000000000003',
  'Personal Leave': '01900000-0000-7000-8000-000000000004',
  'Emergency Leave': '01900000-0000-7000-8000-000000000005',
};

export const LEAVE_TYPE_NAME_MAX = 40;

/** Calendar days per request. */
export const LONGEST_LEAVE_DAYS = 366;

/** Where on the first day leave begins, and where on the last day it ends. */
export const LEAVE_STARTS = ['morning', 'noon'] as const;
export type StartOfLeave = (typeof LEAVE_STARTS)[number];
export const LEAVE_ENDS = ['noon', 'evening'] as const;
export type EndOfLeave = (typeof LEAVE_ENDS)[number];
