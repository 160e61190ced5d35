import type {
  ColleaguesResponse,
  DeputyResponse,
  TeamBalancesResponse,
  TeamResponse,
  WaitingLeaveResponse,
} from '../../contract/leave/approval-responses.js';
import type { AwayResponse } from '../../contract/leave/away-responses.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { ACCOUNT, EMPLOYEE, PHOTO } from '../../employee/employee-examples.js';
import { LEAVE_BALANCE_EXAMPLES } from '../../entitlement/balances/balance-examples.js';
import { LEAVE_EXAMPLES } from '../leave-examples.js';

const TOMASZ = '019ab0c4-1d2e-7f3a-8b4c-5d6e7f8091a2';
const AWAY_UNTIL = '2026-05-15';

const { costByDay: _costByDay, ...approved } = LEAVE_EXAMPLES.LeaveResponse.leave;

/** Its approver is away, so that the deputy may decide, too. */
const waiting: LeaveRecord = {
  ...approved,
  status: 'Pending',
  note: null,
  decidedBy: null,
  decidedAt: null,
  waitingFor: ['Søren Kjær', 'Tomasz Nowak'],
  waitingForHr: false,
  waitingSince: '2026-05-11T15:02:48.000Z',
};

const { balances } = LEAVE_BALANCE_EXAMPLES.LeaveBalancesResponse;

export const APPROVAL_EXAMPLES = {
  WaitingLeaveResponse: {
    success: true,
    total: 1,
    waiting: [
      {
        leave: waiting,
        decider: {
          name: 'Tomasz Nowak',
          right: 'deputy',
          step: 0,
          for: 'Søren Kjær',
          awayUntil: AWAY_UNTIL,
        },
        remaining: 9.5,
        shortBy: null,
        unit: 'days',
        balance: balances[0] ?? null,
        alsoAway: [{ name: 'Jon Fosse', startDate: '2026-07-10', endDate: '2026-07-24' }],
        coverage: [],
      },
    ],
  } satisfies WaitingLeaveResponse,
  TeamResponse: {
    success: true,
    team: [
      {
        _id: EMPLOYEE,
        userId: ACCOUNT,
        name: 'Amara Okafor',
        profileImage: PHOTO,
        designation: 'Product Designer',
        status: 'Active',
        direct: true,
        approver: null,
        awayUntil: null,
        standIn: null,
        next: { _id: approved._id, startDate: '2026-07-06', endDate: '2026-07-17' },
      },
      {
        _id: TOMASZ,
        userId: '019ab0c4-2e3f-7a4b-9c5d-6e7f8091a2b3',
        name: 'Tomasz Nowak',
        profileImage: null,
        designation: null,
        status: 'Active',
        direct: false,
        approver: 'Amara Okafor',
        awayUntil: AWAY_UNTIL,
        standIn: 'Amara Okafor',
        next: null,
      },
    ],
  } satisfies TeamResponse,
  TeamBalancesResponse: { success: true, balances } satisfies TeamBalancesResponse,
  AwayResponse: {
    success: true,
    away: [{ _id: TOMASZ, name: 'Tomasz Nowak', until: AWAY_UNTIL, standIn: 'Amara Okafor' }],
    total: 1,
  } satisfies AwayResponse,
  ColleaguesResponse: {
    success: true,
    colleagues: [{ _id: TOMASZ, name: 'Tomasz Nowak', sameDepartment: true }],
  } satisfies ColleaguesResponse,
  DeputyResponse: {
    success: true,
    deputy: { _id: TOMASZ, name: 'Tomasz Nowak', awayUntil: AWAY_UNTIL },
  } satisfies DeputyResponse,
};
