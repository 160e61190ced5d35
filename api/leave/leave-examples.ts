import { eachDay } from '../contract/calendar-date.js';
import type { DayCostRecord } from '../contract/leave/day-costs.js';
import type {
  LeaveCostsResponse,
  LeaveEffectsResponse,
  LeaveQuoteResponse,
  LeaveReturnsResponse,
} from '../contract/leave/leave-cost-responses.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import type {
  AbsencesResponse,
  LeaveResponse,
  LeavesKeptResponse,
  LeavesResponse,
} from '../contract/leave/leave-responses.js';
import { DEPARTMENT } from '../department/department-examples.js';
import { ACCOUNT, EMPLOYEE, PHOTO } from '../employee/employee-examples.js';

export const LEAVE = '019ab2d4-91b7-7f08-a3c5-0e1d2c3b4a59';
const HOLIDAY = '2026-07-14';
const WEEKEND = new Set(['2026-07-11', '2026-07-12']);

const days: DayCostRecord[] = eachDay('2026-07-06', '2026-07-17').map((day) => {
  if (day === HOLIDAY) return { day, cost: 0, why: 'holiday', holiday: 'Bastille Day', half: null };
  return WEEKEND.has(day)
    ? { day, cost: 0, why: 'free', holiday: null, half: null }
    : { day, cost: 1, why: null, holiday: null, half: null };
});

const leave: LeaveRecord = {
  _id: LEAVE,
  userId: ACCOUNT,
  employeeId: {
    _id: EMPLOYEE,
    employeeId: 'EMP-0042',
    userId: { _id: ACCOUNT, name: 'Amara Okafor', profileImage: PHOTO },
    department: { _id: DEPARTMENT, dep_name: 'Research' },
  },
  leaveType: 'Annual Leave',
  startDate: '2026-07-06',
  endDate: '2026-07-17',
  days: 12,
  reason: 'Two weeks by the sea',
  status: 'Approved',
  note: 'Enjoy!',
  decidedBy: 'Ingrid Solberg',
  decidedAt: '2026-05-12T07:40:11.000Z',
  cancelledBy: null,
  cancelledAt: null,
  cancelReason: null,
  createdAt: '2026-05-11T15:02:48.000Z',
  unit: 'days',
  startsAt: 'morning',
  endsAt: 'evening',
  minutes: null,
  replaces: null,
};

export const LEAVE_EXAMPLES = {
  LeavesResponse: {
    success: true,
    leaves: [{ ...leave, cost: 9 }],
    summary: { total: 1, pending: 0, approved: 1, rejected: 0, cancelled: 0 },
  } satisfies LeavesResponse,
  LeaveResponse: {
    success: true,
    leave: { ...leave, cost: 9, costByDay: days },
  } satisfies LeaveResponse,
  LeavesKeptResponse: {
    success: true,
    leaves: [
      {
        ...leave,
        startDate: '2026-07-10',
        days: 8,
        replaces: '019ab2d3-22b6-7a0e-8c1d-2e3f4a5b6c7d',
        cost: 9,
        costByDay: days,
      },
    ],
  } satisfies LeavesKeptResponse,
  AbsencesResponse: {
    success: true,
    absences: [{ name: 'Amara Okafor', startDate: '2026-07-06', endDate: '2026-07-17' }],
  } satisfies AbsencesResponse,
  LeaveQuoteResponse: {
    success: true,
    unit: 'days',
    cost: 9,
    days,
    available: 18.5,
    remaining: 9.5,
    shortBy: null,
    shortOn: null,
    balanceToBeChecked: false,
    yearsWithoutHolidays: [],
    uses: [
      { allocation: 'carried 2025', amount: 3, until: '2026-09-30' },
      { allocation: '2026', amount: 6, until: '2026-12-31' },
    ],
    takesOut: [],
    faults: [
      {
        code: 'leave.notice',
        text: 'This leave must be requested 14 days ahead: the first possible day is 2026-07-08.',
        refusal: { key: 'leave.notice', parameters: { count: 14, earliest: '2026-07-08' } },
        overridable: false,
      },
    ],
    coverage: [
      { rule: 'July cover', maxAway: 2, block: false, days: [{ day: '2026-07-15', away: 3 }] },
    ],
  } satisfies LeaveQuoteResponse,
  LeaveEffectsResponse: {
    success: true,
    effects: [
      {
        _id: LEAVE,
        employeeId: EMPLOYEE,
        name: 'Amara Okafor',
        unit: 'days',
        cost: 9,
        remaining: 9.5,
        shortBy: null,
      },
    ],
  } satisfies LeaveEffectsResponse,
  LeaveReturnsResponse: {
    success: true,
    returns: [{ _id: LEAVE, on: '2026-07-20' }],
  } satisfies LeaveReturnsResponse,
  LeaveCostsResponse: {
    success: true,
    unit: 'days',
    halfDays: true,
    days,
  } satisfies LeaveCostsResponse,
};
