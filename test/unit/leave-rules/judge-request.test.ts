import { expect, test } from '@jest/globals';
import {
  factsAtStart,
  type ApprovalPerson,
  type ApprovalStep,
} from '../../../api/approval/whose-turn.js';
import { Problem } from '../../../api/contract/problem.js';
import type { EmployeeReference } from '../../../api/employee/employee-access.js';
import type { LeaveType } from '../../../api/entitlement/entitlement.tables.js';
import { requirePassed } from '../../../api/leave/check/leave-refusals.js';
import {
  judgeRequest,
  type LeaveRequest,
  type RequestFacts,
} from '../../../api/leave/request/judge-request.js';
import type { RequestedLeave } from '../../../api/leave/requested-leave.js';
import { yearly } from '../leave-balances/facts.js';
import { personOf, TYPE } from '../leave-balances/returning.arbitrary.js';

const TODAY = '2026-06-01';
const EMPLOYED = [{ hiredOn: '2020-01-01', leftOn: null }];
/** Monday to Friday. */
const WEEK: RequestedLeave = {
  startDate: '2026-08-10',
  endDate: '2026-08-14',
  startsAt: 'morning',
  endsAt: 'evening',
  minutes: null,
};
const OTHER = {
  _id: 'holiday',
  leaveType: 'Annual Leave',
  typeId: 'annual',
  startDate: '2026-08-10',
  endDate: '2026-08-21',
};
const BROKEN = {
  rule: 'Summer',
  block: true,
  maxAway: 2,
  days: [{ day: '2026-08-10', away: 3 }],
};
const nina = { employeeId: 'nina', accountId: 'account of nina', role: 'employee' } as const;
const ruth = { employeeId: 'ruth', accountId: 'account of ruth', role: 'admin' } as const;
const soren = { employeeId: 'søren', accountId: 'account of søren', role: 'employee' } as const;

/** Nina has 20 days a year and asks for a week of August, which nothing speaks against. */
function judged(
  changes: Partial<RequestFacts> = {},
  asked: Partial<Omit<LeaveRequest, 'type'>> & { type?: Partial<LeaveType> } = {},
) {
  const request = {
    employee: { id: 'nina', accountId: nina.accountId } as EmployeeReference,
    requested: WEEK,
    takeOut: false,
    approve: false,
    standIn: null,
    ...asked,
    type: { ...TYPE, selfService: 1, ...asked.type } as LeaveType,
  };
  return judgeRequest({
    actor: nina,
    request,
    today: TODAY,
    sight: { balance: true, coverage: 'everybody' },
    standIn: { id: request.standIn },
    mayOverride: false,
    takesOut: [],
    closed: undefined,
    closedOther: undefined,
    overlap: undefined,
    coverage: [],
    chain: undefined,
    periods: EMPLOYED,
    person: withRules(yearly(20)),
    ...changes,
  });
}

const withRules = (rules: ReturnType<typeof yearly>) =>
  personOf({ periods: EMPLOYED, rules: [{ from: '2020-01-01', rules, version: 'v1' }] });

const codes = (problems: readonly Problem[]) =>
  problems.map(({ code, errors = {} }) => [code, ...Object.keys(errors)].join(' '));

function told(run: () => unknown): string {
  try {
    return JSON.stringify(run());
  } catch (error) {
    if (error instanceof Problem) return codes([error]).join();
    throw error;
  }
}

test('a week of somebody with 20 days costs five days and leaves fifteen', () => {
  expect(judged()).toMatchObject({
    cost: 5000,
    available: 20_000,
    remaining: 15_000,
    binding: [],
    overridable: [],
    toBeChecked: false,
    replaced: [],
  });
});

test('nothing is costed or compared without a policy', () => {
  expect(judged({ person: undefined })).toMatchObject({
    cost: null,
    remaining: null,
    binding: [],
    overridable: [],
  });
});

test('the first of several refusals is a closed year, then the stand-in, the employment and an overlap', () => {
  const facts: Partial<RequestFacts> = {
    closed: '2026-12-31',
    standIn: { id: 'ole', refused: Problem.at('standIn', 'Not a colleague.') },
    periods: [{ hiredOn: '2020-01-01', leftOn: '2026-08-12' }],
    overlap: { type: null, start: '2026-08-10', end: '2026-08-10', status: 'Pending' },
  };
  expect(codes(judged(facts).binding)).toEqual([
    'leave.closed startDate',
    'request.invalid standIn',
    'request.invalid endDate',
    'leave.overlap startDate',
  ]);
});

test('days without work cost nothing and are refused, unless they lie outside the employment', () => {
  const weekend = { requested: { ...WEEK, startDate: '2026-08-15', endDate: '2026-08-16' } };
  expect(codes(judged({}, weekend).binding)).toEqual(['request.invalid startDate']);
  const left = [{ hiredOn: '2020-01-01', leftOn: '2026-08-15' }];
  expect(codes(judged({ periods: left }, weekend).binding)).toEqual(['request.invalid endDate']);
});

test('the rules of the policy come before coverage, and coverage before the balance', () => {
  const strict = yearly(3, { notice: 90, longest: 4000 });
  const { overridable } = judged(
    { person: withRules(strict), coverage: [BROKEN] },
    { type: { selfService: 0 } },
  );
  expect(codes(overridable)).toEqual([
    'type.entered_by_admins leaveType',
    'leave.notice startDate',
    'leave.too_long endDate',
    'leave.coverage startDate',
    'leave.insufficient endDate',
  ]);
});

test('a coverage rule that only warns refuses nothing', () => {
  expect(judged({ coverage: [{ ...BROKEN, block: false }] }).overridable).toEqual([]);
});

test('an approver who does not see the balance learns nothing of it, and it is checked later', () => {
  const poor = { person: withRules(yearly(3)), actor: soren };
  const hidden = { balance: false, coverage: 'everybody' } as const;
  expect(judged({ ...poor, sight: hidden })).toMatchObject({
    cost: 5000,
    available: null,
    remaining: null,
    shortfall: undefined,
    overridable: [],
    toBeChecked: true,
  });
});

test('days come out of other leave only by an admin whose decision it is', () => {
  const takenOut = { takeOut: true };
  expect(judged({ actor: ruth, mayOverride: true, takesOut: [OTHER] }, takenOut)).toMatchObject({
    replaced: [OTHER],
    binding: [],
  });
  expect(codes(judged({ actor: ruth }, takenOut).binding)).toEqual(['leave.own_decision']);
  expect(judged({ actor: ruth, mayOverride: true, takesOut: [OTHER] }).replaced).toEqual([]);
});

test('leave that takes the place of other leave is approved with that, and by the admin where there is none', () => {
  const asked = { takeOut: true, approve: true };
  expect(judged({ actor: ruth, mayOverride: true, takesOut: [OTHER] }, asked)).toMatchObject({
    approves: false,
    binding: [],
  });
  expect(judged({ actor: ruth, mayOverride: true }, asked)).toMatchObject({
    approves: true,
    binding: [],
  });
});

test('a closed year of the leave that makes room refuses as one of the type itself does, once', () => {
  const other = { closedOther: '2026-12-31' };
  expect(codes(judged(other).binding)).toEqual(['leave.closed startDate']);
  expect(codes(judged({ ...other, closed: '2026-12-31' }).binding)).toEqual([
    'leave.closed startDate',
  ]);
});

const person = (name: string, approver: string | null = null): ApprovalPerson => ({
  accountId: `account of ${name}`,
  employeeId: name,
  name,
  approver,
  deputy: null,
  canSignIn: true,
  away: null,
});
const AROUND = {
  people: new Map([
    ['nina', person('nina', 'søren')],
    ['søren', person('søren')],
  ]),
  admins: [person('ruth')],
};
const chain = (overCost?: number) =>
  factsAtStart(AROUND, 'nina', [{ who: 'approver', ...(overCost !== undefined && { overCost }) }]);

test('a request waits for the approver, and begins behind the step of an approver who adds it', () => {
  expect(judged({ chain: chain() }).chain).toMatchObject({
    isApproved: false,
    own: undefined,
    deciders: [{ name: 'søren' }],
  });
  expect(judged({ chain: chain(), actor: soren }).chain).toMatchObject({
    isApproved: true,
    own: 0,
    deciders: [],
  });
});

test('a request below the cost of every step is approved at once, unless its balance is still to be checked', () => {
  expect(judged({ chain: chain(6000) }).chain).toMatchObject({ isApproved: true, own: undefined });
  const hidden = { balance: false, coverage: 'everybody' } as const;
  expect(judged({ chain: chain(6000), actor: soren, sight: hidden }).chain).toMatchObject({
    isApproved: false,
    deciders: [{ name: 'ruth', right: 'hr' }],
  });
});

const binding = [new Problem('leave.overlap', 'Overlap')];
const overridable = [new Problem('leave.notice', 'Notice'), new Problem('leave.coverage', 'Away')];

test.each([
  ['nothing speaks against it', { overridable: [] }, {}, '{}'],
  ['nothing has to be overridden', { overridable: [] }, { override: true, note: 'Agreed' }, '{}'],
  ['an override lacks its note', { overridable: [] }, { override: true }, 'request.invalid note'],
  ['a rule is broken', { overridable }, { note: 'Agreed' }, 'leave.notice'],
  [
    'rules are overridden with a note',
    { overridable },
    { override: true, note: 'Agreed' },
    '{"overridden":"leave.notice, leave.coverage","note":"Agreed"}',
  ],
  [
    'a binding refusal is overridden without a note',
    { binding, overridable },
    { override: true },
    'leave.overlap',
  ],
])('where %s', (_, refusals, override, expected) => {
  expect(told(() => requirePassed(refusals, override))).toBe(expected);
});

test('is approved in the same step by an admin where nobody but HR is asked', () => {
  const others = codes([Problem.at('approve', 'Others decide.')]);
  const byAdmin = { actor: ruth, mayOverride: true };
  expect(judged(byAdmin, { approve: true })).toMatchObject({ mayApprove: true, binding: [] });
  expect(codes(judged({}, { approve: true }).binding)).toEqual(others);
  const asks = (...chain: ApprovalStep[]) => ({
    ...byAdmin,
    chain: factsAtStart(AROUND, 'nina', chain),
  });
  expect(judged(asks({ who: 'hr' }), { approve: true }).mayApprove).toBe(true);
  // Søren is her approver, and an admin.
  const admin = { ...soren, role: 'admin' } as const;
  const own = (...chain: ApprovalStep[]) =>
    judged({ ...asks(...chain), actor: admin }, { approve: true });
  expect(own({ who: 'approver' }, { who: 'hr' })).toMatchObject({ approves: true, binding: [] });
  expect(codes(own({ who: 'approver' }, { who: 'people' }).binding)).toEqual(others);
  expect(own()).toMatchObject({ approves: false, mayApprove: false, binding: [] });
  for (const chain of [
    [{ who: 'approver' }],
    [{ who: 'hr' }, { who: 'approver' }],
    [{ who: 'approver' }, { who: 'hr' }],
  ] satisfies ApprovalStep[][])
    expect(codes(judged(asks(...chain), { approve: true }).binding)).toEqual(others);
});
