import type {
  HolidayFileResponse,
  HolidayProposalsResponse,
} from '../contract/working-time/holiday-responses.js';
import type {
  HeldAssignment,
  HolidayCalendarRecord,
  WorkPatternRecord,
} from '../contract/working-time/working-time.js';
import type {
  AssignedResponse,
  AssignmentProposalsResponse,
  AssignmentsResponse,
  EmployeeAssignmentsResponse,
  HolidayCalendarResponse,
  HolidayCalendarsResponse,
  HolidaysResponse,
  WorkPatternResponse,
  WorkPatternsResponse,
} from '../contract/working-time/working-time-responses.js';
import { DEPARTMENT } from '../department/department-examples.js';
import { EMPLOYEE } from '../employee/employee-examples.js';

const pattern: WorkPatternRecord = {
  _id: '019ab4a0-11c2-7d3e-8f40-5a6b7c8d9e01',
  name: 'Four days, Fridays off',
  slots: [
    [240, 210],
    [240, 210],
    [240, 210],
    [240, 210],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  archived: false,
  people: 12,
  everybody: false,
};

const calendar: HolidayCalendarRecord = {
  _id: '019ab4a0-22d3-7e4f-9051-6b7c8d9e0f12',
  name: 'Norway',
  archived: false,
  people: 0,
  everybody: true,
  country: 'NO',
  region: null,
  yearsWithout: [],
};

const held: HeldAssignment[] = [
  {
    subject: 'pattern',
    leaveType: null,
    target: { _id: pattern._id, name: pattern.name },
    from: '2026-03-01',
    own: true,
  },
  {
    subject: 'calendar',
    leaveType: null,
    target: { _id: calendar._id, name: calendar.name },
    from: '2020-01-01',
    own: false,
  },
];

export const WORKING_TIME_EXAMPLES = {
  WorkPatternsResponse: { success: true, patterns: [pattern] } satisfies WorkPatternsResponse,
  WorkPatternResponse: { success: true, pattern } satisfies WorkPatternResponse,
  HolidayCalendarsResponse: {
    success: true,
    calendars: [calendar],
  } satisfies HolidayCalendarsResponse,
  HolidayCalendarResponse: { success: true, calendar } satisfies HolidayCalendarResponse,
  HolidaysResponse: {
    success: true,
    calendar,
    holidays: [
      {
        _id: '019ab4a0-33e4-7f50-8162-7c8d9e0f1a23',
        day: '2026-12-24',
        half: 'afternoon',
        name: 'Christmas Eve',
      },
      {
        _id: '019ab4a0-33e4-7f50-8162-7c8d9e0f1a24',
        day: '2026-12-25',
        half: null,
        name: 'Christmas Day',
      },
    ],
  } satisfies HolidaysResponse,
  HolidayProposalsResponse: {
    success: true,
    countries: ['DE', 'NO'],
    regions: [{ code: 'BY', name: 'Bavaria' }],
    holidays: [
      { day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve', kind: 'bank' },
      { day: '2026-12-25', half: null, name: 'Christmas Day', kind: 'public' },
    ],
  } satisfies HolidayProposalsResponse,
  HolidayFileResponse: {
    success: true,
    entries: 16,
    added: [{ day: '2027-05-17', half: null, name: 'Constitution Day' }],
    present: 11,
    outside: 3,
    leftOut: { total: 1, first: [{ line: 57, name: 'Summer party', fault: 'notHalfDay' }] },
    unread: [{ heading: 'Region', cells: 16, dates: false }],
    opening: null,
  } satisfies HolidayFileResponse,
  EmployeeAssignmentsResponse: {
    success: true,
    people: [
      {
        _id: EMPLOYEE,
        employeeId: 'EMP-0042',
        name: 'Amara Okafor',
        profileImage: null,
        department: { _id: DEPARTMENT, dep_name: 'Research' },
        held,
        coming: [{ subject: 'pattern', target: null, inherit: true, from: '2027-01-01' }],
      },
    ],
    summary: { total: 311, ownPattern: 93, ownCalendar: 0 },
  } satisfies EmployeeAssignmentsResponse,
  AssignmentsResponse: {
    success: true,
    assignments: [
      {
        _id: '019ab4a0-44f5-7061-9273-8d9e0f1a2b34',
        holder: EMPLOYEE,
        subject: 'pattern',
        target: { _id: pattern._id, name: pattern.name },
        inherit: false,
        from: '2026-03-01',
        recordedAt: '2026-02-10T09:12:31.000Z',
        recordedBy: 'Ingrid Solberg',
      },
    ],
    held,
  } satisfies AssignmentsResponse,
  AssignmentProposalsResponse: {
    success: true,
    proposed: [
      { subject: 'pattern', target: { _id: pattern._id, name: pattern.name }, people: 21 },
    ],
  } satisfies AssignmentProposalsResponse,
  AssignedResponse: { success: true, assigned: 3, unchanged: 1 } satisfies AssignedResponse,
};
