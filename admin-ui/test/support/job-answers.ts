import { addDays } from '../../../api/contract/calendar-date.js';
import type {
  JobChangeRecord,
  JobEffect,
  JobPersonEffect,
  JobPreviewRecord,
  JobTimelineRecord,
} from '../../../api/contract/job/job-changes.js';
import { TODAY } from '../../../test/support/calendar.js';

const IN_TEN_DAYS = addDays(TODAY, 10);

const change = (more: Partial<JobChangeRecord>): JobChangeRecord => ({
  _id: '01900000-0000-7000-8000-00000000000a',
  from: '2025-06-16',
  source: 'change',
  state: 'inForce',
  reason: null,
  round: null,
  people: 1,
  values: [],
  salary: null,
  by: { name: 'Ingrid Vasquez' },
  recordedAt: '2025-06-10T08:00:00.000Z',
  settled: null,
  withdrawn: null,
  canWithdraw: true,
  ...more,
});

const PLANNED = change({
  _id: '01900000-0000-7000-8000-000000000001',
  from: IN_TEN_DAYS,
  state: 'planned',
  reason: 'Leads the payroll module',
  values: [
    { kind: 'designation', before: { name: 'Engineer' }, after: { name: 'Senior Engineer' } },
  ],
  salary: { before: 5240, after: 5650 },
  recordedAt: `${TODAY}T00:00:00.000Z`,
});

const ROUND = change({
  _id: '01900000-0000-7000-8000-000000000002',
  from: '2025-11-01',
  reason: 'Annual review',
  round: { percent: 3 },
  people: 31,
  salary: { before: 5080, after: 5240 },
  recordedAt: '2025-10-18T08:00:00.000Z',
});

const moved = (sales: string) =>
  change({
    _id: '01900000-0000-7000-8000-000000000003',
    reason: 'Moved to sales',
    values: [
      {
        kind: 'department',
        before: { _id: '1', name: 'Customer Care' },
        after: { _id: sales, name: 'Sales' },
      },
      { kind: 'manager', before: null, after: { _id: '2', name: 'Amara Okafor' } },
    ],
    recordedAt: '2025-07-03T12:00:00.000Z',
    settled: { from: '2025-07-01', to: '2025-07-31' },
  });

const WITHDRAWN = change({
  _id: '01900000-0000-7000-8000-000000000004',
  from: '2025-04-01',
  state: 'withdrawn',
  values: [
    {
      kind: 'manager',
      before: { _id: '3', name: 'Thandiwe Mokoena' },
      after: { _id: '4', name: 'Aylin Yıldırım' },
    },
  ],
  withdrawn: {
    at: '2025-04-02T08:00:00.000Z',
    by: { name: 'Ingrid Vasquez' },
    reason: 'entered for the wrong person',
  },
  canWithdraw: false,
});

const OPENING = change({
  _id: '01900000-0000-7000-8000-000000000005',
  from: '2021-05-03',
  source: 'opening',
  values: [
    { kind: 'department', before: null, after: { _id: '1', name: 'Customer Care' } },
    { kind: 'designation', before: null, after: { name: 'Engineer' } },
    { kind: 'manager', before: null, after: { _id: '3', name: 'Thandiwe Mokoena' } },
  ],
  salary: { before: null, after: 4640 },
  by: null,
  recordedAt: null,
  canWithdraw: false,
});

/** Hired, moved late, a round, one withdrawn, and a promotion that is planned. */
export const timeline = (sales: string): JobTimelineRecord => ({
  changes: [PLANNED, ROUND, moved(sales), WITHDRAWN, OPENING],
  employments: [{ kind: 'hired', on: '2021-05-03' }],
  today: [
    { kind: 'department', value: { _id: sales, name: 'Sales' }, since: '2025-06-16', next: null },
    {
      kind: 'designation',
      value: { name: 'Engineer' },
      since: '2021-05-03',
      next: { from: IN_TEN_DAYS, value: { name: 'Senior Engineer' } },
    },
    {
      kind: 'manager',
      value: { _id: '2', name: 'Amara Okafor' },
      since: '2025-06-16',
      next: null,
    },
    { kind: 'probationEnd', value: { name: '2021-11-02' }, since: '2021-05-03', next: null },
  ],
  salary: { amount: 5240, since: '2025-11-01' },
});

export const effect = (more: Partial<JobEffect> = {}): JobEffect => ({
  people: 1,
  cost: {
    month: 410,
    year: 4920,
    employerMonth: 410,
    salaries: { before: 4180, after: 4710 },
    lines: [
      { kind: 'salary', name: null, month: 530, department: null },
      { kind: 'item', name: 'Shift allowance', month: -120, department: 'Operations' },
    ],
  },
  pay: {
    people: 1,
    periods: [],
    next: { from: '2026-12-01', to: '2026-12-31', before: 3529, after: 3912.5, toRecover: 0 },
    percent: null,
    unsettled: [],
  },
  balances: [],
  requests: [
    {
      _id: '7',
      employee: { _id: '8', name: 'Giulia Ferri' },
      leaveType: 'Casual Leave',
      startDate: '2026-12-08',
      endDate: '2026-12-09',
      from: { name: 'Eleni' },
      to: { name: 'Thandiwe Mokoena' },
    },
  ],
  coverage: [
    {
      rule: 'Warehouse',
      department: { _id: '9', dep_name: 'Operations' },
      day: '2026-12-24',
      away: 4,
      maxAway: 3,
    },
  ],
  headcount: [
    { department: { _id: '9', dep_name: 'Operations' }, before: 6, after: 5 },
    { department: { _id: '10', dep_name: 'Customer Care' }, before: 10, after: 11 },
  ],
  movedAbsence: 3000,
  warnings: [],
  ...more,
});

export const preview = (more: Partial<JobPreviewRecord> = {}): JobPreviewRecord => ({
  basis: 'first',
  effect: effect(),
  people: [],
  values: [],
  salary: null,
  ...more,
});

export const leftOut = (
  name: string,
  reason: NonNullable<JobPersonEffect['leftOut']>['reason'],
): JobPersonEffect => ({
  employee: {
    _id: name,
    employeeId: name,
    name,
    profileImage: null,
    department: { _id: '9', dep_name: 'Operations' },
  },
  salary: null,
  leftOut: { reason, on: null },
});
