import type {
  CoverageOutlookResponse,
  CoverageRuleResponse,
  CoverageRulesResponse,
  LeaveSuggestionResponse,
} from '../../contract/leave/coverage-responses.js';
import type { CoverageRuleRecord } from '../../contract/leave/coverage.js';
import type { TeamCalendarResponse } from '../../contract/leave/away-responses.js';
import { DEPARTMENT } from '../../department/department-examples.js';
import { EMPLOYEE, PHOTO } from '../../employee/employee-examples.js';
import { LEAVE } from '../leave-examples.js';

const DAY = '2026-12-15';

const rule: CoverageRuleRecord = {
  _id: '019ab2e0-5c1d-7f2e-8a3b-4c5d6e7f8091',
  name: 'December cover',
  department: { _id: DEPARTMENT, dep_name: 'Research' },
  from: '2026-12-01',
  to: '2026-12-31',
  maxAway: 2,
  block: true,
  version: 1,
  people: 12,
  busiest: { day: DAY, away: 3 },
  daysOver: 1,
};

export const COVERAGE_EXAMPLES = {
  CoverageRulesResponse: { success: true, rules: [rule] } satisfies CoverageRulesResponse,
  CoverageRuleResponse: { success: true, rule } satisfies CoverageRuleResponse,
  CoverageOutlookResponse: {
    success: true,
    outlook: {
      people: 12,
      days: [
        { day: DAY, approved: 2, pending: 1, names: ['Amara Okafor', 'Jon Fosse', 'Tomasz Nowak'] },
      ],
    },
  } satisfies CoverageOutlookResponse,
  LeaveSuggestionResponse: {
    success: true,
    suggestion: { startDate: '2026-07-13', endDate: '2026-07-24' },
  } satisfies LeaveSuggestionResponse,
  TeamCalendarResponse: {
    success: true,
    total: 1,
    people: [
      {
        _id: EMPLOYEE,
        name: 'Amara Okafor',
        profileImage: PHOTO,
        own: false,
        schedule: 0,
        absences: [
          {
            _id: LEAVE,
            startDate: '2026-12-14',
            endDate: '2026-12-17',
            startsAt: 'noon',
            endsAt: 'evening',
            minutes: null,
            status: 'Pending',
            leaveType: 'Annual Leave',
          },
        ],
      },
    ],
    schedules: [
      {
        holidays: [{ day: '2026-12-25', name: 'Christmas Day', half: null }],
        free: [
          { day: '2026-12-19', half: null },
          { day: '2026-12-20', half: null },
        ],
      },
    ],
    away: [{ day: DAY, away: 1 }],
    rules: [
      {
        _id: rule._id,
        name: rule.name,
        maxAway: 2,
        block: true,
        from: rule.from,
        to: rule.to,
        department: 'Research',
        over: [],
      },
    ],
  } satisfies TeamCalendarResponse,
};
