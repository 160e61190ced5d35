import type { YearEndResponse } from '../../contract/leave/leave-responses.js';

export const LEAVE_YEAR_END_EXAMPLES = {
  YearEndResponse: {
    success: true,
    yearEnd: {
      leaveType: { _id: '01900000-0000-7000-8000-000000000003', name: 'Annual Leave' },
      unit: 'days',
      year: 2026,
      from: '2026-01-01',
      until: '2026-12-31',
      closedUntil: '2025-12-31',
      years: [
        { year: 2025, until: '2025-12-31', state: 'closed' },
        { year: 2026, until: '2026-12-31', state: 'running' },
        { year: 2027, until: '2027-12-31', state: 'coming' },
      ],
      closableFrom: '2027-01-01',
      pending: 14,
      simulation: null,
      perPolicy: [
        {
          policy: { _id: '019ab4b0-11c2-7d3e-8f40-5a6b7c8d9e01', name: 'Annual Leave, Norway' },
          people: 131,
          rest: 812,
          carried: 604.5,
          until: '2027-06-30',
          expiring: 207.5,
          debt: 4,
        },
      ],
    },
  } satisfies YearEndResponse,
};
