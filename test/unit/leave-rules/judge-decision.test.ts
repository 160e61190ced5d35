import { expect, test } from '@jest/globals';
import { factsAtStart, type ApprovalStep } from '../../../api/approval/whose-turn.js';
import type { LeaveDecision } from '../../../api/contract/leave/leave-statuses.js';
import type { Problem } from '../../../api/contract/problem.js';
import {
  judgeDecision,
  type DecidedLeaveFacts,
  type StepToTake,
} from '../../../api/leave/deciding/judge-decision.js';
import type { LeaveRow } from '../../../api/leave/leave-row.js';
import { yearly } from '../leave-balances/facts.js';
import { personOf, TYPE } from '../leave-balances/returning.arbitrary.js';

const EMPLOYED = [{ hiredOn: '2020-01-01', leftOn: null }];
const ENDED = [{ hiredOn: '2020-01-01', leftOn: '2026-08-12' }];
/** Monday to Friday: five days. */
const WEEK = {
  id: 'week',
  leave_type_id: TYPE.id,
  leave_type: TYPE.name,
  unit: TYPE.unit,
  counts: TYPE.counts,
  start_date: '2026-08-10',
  end_date: '2026-08-14',
  starts_at: 'morning',
  ends_at: 'evening',
  minutes: null,
} as LeaveRow;
const BROKEN = {
  rule: 'Summer',
  block: true,
  maxAway: 2,
  days: [{ day: '2026-08-10', away: 3 }],
};
const THREE: ApprovalStep[] = [
  { who: 'approver' },
  { who: 'second', overCost: 6000 },
  { who: 'hr' },
];

const withDays = (count: number, leave: Parameters<typeof personOf>[0]['leave'] = []) =>
  personOf({
    periods: EMPLOYED,
    rules: [{ from: '2020-01-01', rules: yearly(count), version: 'v1' }],
    leave,
  });

interface Decision extends Partial<DecidedLeaveFacts> {
  status?: LeaveDecision;
  chain?: ApprovalStep[];
  /** The last step that is taken. */
  through?: number;
  hasSteps?: boolean;
}

/** The only step of a week is taken; 20 days a year are enough for it. */
function judged({
  status = 'Approved',
  chain = [{ who: 'approver' }],
  through = 0,
  hasSteps = true,
  ...facts
}: Decision = {}) {
  const taken: StepToTake = {
    row: WEEK,
    turn: {
      deciders: [],
      hasSteps,
      facts: factsAtStart({ people: new Map(), admins: [] }, 'nina', chain, 5000),
    },
    right: { decider: undefined, through },
  };
  return judgeDecision(taken, status, {
    closed: undefined,
    periods: EMPLOYED,
    person: withDays(20),
    coverage: [],
    ...facts,
  });
}

const codes = (problems: readonly Problem[]) =>
  problems.map(({ code, errors = {} }) => [code, ...Object.keys(errors)].join(' '));

test.each<[string, Decision, object]>([
  ['the only step approves the leave', {}, { next: 1, isLast: true, isApproved: true }],
  [
    'a step that its cost skips is passed over',
    { chain: THREE },
    { next: 2, isLast: false, isApproved: false },
  ],
  [
    'a step that its cost reaches comes next',
    { chain: [{ who: 'approver' }, { who: 'second', overCost: 5000 }] },
    { next: 1, isLast: false, isApproved: false },
  ],
  [
    'an admin takes all steps that remain',
    { chain: THREE, through: 2 },
    { next: 3, isLast: true, isApproved: true },
  ],
  [
    'a rejection is the last step, wherever it stands',
    { chain: THREE, status: 'Rejected' },
    { next: 3, isLast: true, isApproved: false },
  ],
])('%s', (_, decision, expected) => {
  expect(judged(decision)).toEqual({ ...expected, binding: [], overridable: [] });
});

test.each<[string, Decision, string[], string[]]>([
  ['leave of a closed year is not approved', { closed: '2026-12-31' }, ['leave.closed status'], []],
  [
    'leave of a closed year is not rejected either',
    { closed: '2026-12-31', status: 'Rejected' },
    ['leave.closed status'],
    [],
  ],
  [
    'days after the employment are not approved',
    { periods: ENDED },
    ['request.invalid endDate'],
    [],
  ],
  [
    'admins decide without steps about days after the employment',
    { periods: ENDED, hasSteps: false },
    [],
    [],
  ],
  [
    'a balance that is too small can be overridden',
    { person: withDays(3) },
    [],
    ['leave.insufficient endDate'],
  ],
  ['nothing is compared without a policy', { person: undefined }, [], []],
  [
    'a coverage rule that blocks can be overridden',
    { coverage: [BROKEN] },
    [],
    ['leave.coverage startDate'],
  ],
  [
    'a coverage rule that warns refuses nothing',
    { coverage: [{ ...BROKEN, block: false }] },
    [],
    [],
  ],
  [
    'the balance comes before coverage, and a closed year before the employment',
    { closed: '2026-12-31', periods: ENDED, person: withDays(3), coverage: [BROKEN] },
    ['leave.closed status', 'request.invalid endDate'],
    ['leave.insufficient endDate', 'leave.coverage startDate'],
  ],
  [
    'a step that is not the last compares nothing',
    { chain: THREE, periods: ENDED, person: withDays(3), coverage: [BROKEN] },
    [],
    [],
  ],
  [
    'a rejection compares nothing',
    { status: 'Rejected', periods: ENDED, person: withDays(3), coverage: [BROKEN] },
    [],
    [],
  ],
])('%s', (_, decision, binding, overridable) => {
  const refused = judged(decision);
  expect(codes(refused.binding)).toEqual(binding);
  expect(codes(refused.overridable)).toEqual(overridable);
});

test('the days that the request itself reserves are not counted twice', () => {
  const reserved = ['10', '11', '12', '13', '14'].map((day) => ({
    leaveId: WEEK.id,
    day: `2026-08-${day}`,
    kind: 'reserved' as const,
  }));
  expect(judged({ person: withDays(5, reserved) }).overridable).toEqual([]);
  const others = reserved.map((day) => ({ ...day, leaveId: 'another week' }));
  expect(codes(judged({ person: withDays(5, others) }).overridable)).toEqual([
    'leave.insufficient endDate',
  ]);
});
