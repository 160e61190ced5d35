import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import type { BuiltinLeaveType } from '../../contract/leave/leave-types.js';

export interface DemoLeave {
  type: BuiltinLeaveType;
  /** Days from today to the first day. */
  start: number;
  days: number;
  status: LeaveStatus;
  reason: string;
  note?: string;
}

export const DEMO_EMPLOYEE_LEAVE: DemoLeave[] = [
  {
    type: 'Annual Leave',
    start: -420,
    days: 12,
    status: 'Approved',
    reason: 'Walking in the Dolomites',
  },
  { type: 'Sick Leave', start: -355, days: 2, status: 'Approved', reason: 'A cold' },
  { type: 'Casual Leave', start: -300, days: 1, status: 'Approved', reason: 'Moving house' },
  { type: 'Annual Leave', start: -244, days: 5, status: 'Approved', reason: 'Visiting family' },
  {
    type: 'Personal Leave',
    start: -190,
    days: 1,
    status: 'Rejected',
    reason: 'Concert in Vienna',
    note: 'Release week: could you take the Monday after?',
  },
  {
    type: 'Emergency Leave',
    start: -150,
    days: 2,
    status: 'Approved',
    reason: 'Water damage at home',
  },
  {
    type: 'Annual Leave',
    start: -98,
    days: 10,
    status: 'Approved',
    reason: 'Two weeks by the sea',
    note: 'Enjoy!',
  },
  { type: 'Sick Leave', start: -41, days: 3, status: 'Approved', reason: 'Migraine' },
  {
    type: 'Casual Leave',
    start: -12,
    days: 1,
    status: 'Approved',
    reason: 'Appointment at the registry office',
  },
  { type: 'Casual Leave', start: 9, days: 1, status: 'Pending', reason: 'A friend’s graduation' },
  { type: 'Annual Leave', start: 31, days: 7, status: 'Pending', reason: 'Skiing with the family' },
  { type: 'Personal Leave', start: 64, days: 2, status: 'Pending', reason: 'Language course' },
];

const REASONS: Record<BuiltinLeaveType, string> = {
  'Sick Leave': 'Not well',
  'Casual Leave': 'An errand that cannot wait',
  'Annual Leave': 'Holiday',
  'Personal Leave': 'Family matters',
  'Emergency Leave': 'Something happened at home',
};
const TYPES = Object.keys(REASONS) as BuiltinLeaveType[];

export function demoLeave(index: number): DemoLeave[] {
  const requests: DemoLeave[] = [];
  for (let round = 0; round < 5; round++) {
    const type = TYPES[(index * 3 + round * 2) % TYPES.length] as BuiltinLeaveType;
    const days = type === 'Annual Leave' ? 5 + ((index + round) % 8) : 1 + ((index + round) % 3);
    const start = -330 + round * 80 + ((index * 7) % 37);
    requests.push({
      type,
      start,
      days,
      status: statusOf(index, round, start, days),
      reason: REASONS[type],
    });
  }
  return requests;
}

function statusOf(index: number, round: number, start: number, days: number): LeaveStatus {
  if (start + days > 0) return index % 4 === 0 ? 'Pending' : 'Approved';
  if ((index + round) % 11 === 0) return 'Cancelled';
  return (index * 5 + round) % 9 === 0 ? 'Rejected' : 'Approved';
}
