import type { LinkedLeaveResponse } from '../../contract/leave/approval-responses.js';

export const LEAVE_LINK_EXAMPLES = {
  LinkedLeaveResponse: {
    success: true,
    request: {
      name: 'Amara Okafor',
      approver: 'Tomasz Nowak',
      actsFor: 'Søren Lund',
      startDate: '2026-07-06',
      endDate: '2026-07-17',
      startsAt: 'morning',
      endsAt: 'evening',
      minutes: null,
      leaveType: null,
      unit: 'days',
      cost: 9,
      remaining: 9.5,
      othersAway: 1,
      state: 'open',
      status: 'Pending',
      decidedBy: null,
      waitingFor: ['Søren Lund', 'Tomasz Nowak'],
      waitingForHr: false,
    },
  } satisfies LinkedLeaveResponse,
};
