import type { LeaveTypeRecord } from '../../contract/leave-policies.js';
import type { LeaveTypesResponse } from '../../contract/leave-policy-responses.js';

const type: LeaveTypeRecord = {
  _id: '01900000-0000-7000-8000-000000000003', name: 'Annual Leave', builtin: true, unit: 'days', counts: 'working', halfDays: true, paid: true, selfService: true,
  visibleToTeam: false, archived: false, version: 1,
};

export const LEAVE_POLICY_EXAMPLES = {
  LeaveTypesResponse: { success: true, types: [type] } satisfies LeaveTypesResponse,
};
