import { describe, expect, test } from '@jest/globals';
import type { JobFact } from '../../../api/contract/employee/job-facts.js';
import {
  judgeJobChange,
  type AskedJobChange,
  type PersonOfChange,
} from '../../../api/job/judge-job-change.js';

const RECORDED = { recordedAt: 5, recordedBy: 'hr' };

const fact = (kind: JobFact['kind'], from: string, value: string, more: Partial<JobFact> = {}) => ({
  changeId: `${kind} ${from}`,
  kind,
  from,
  valueId: null,
  value,
  source: 'change' as const,
  withdrawnAt: null,
  ...RECORDED,
  ...more,
});

const ZOE: PersonOfChange = {
  id: 'zoe',
  accountId: 'zoe account',
  name: 'Zoë',
  facts: [
    fact('designation', '1950-01-01', 'Analyst', { source: 'opening' }),
    fact('department', '1950-01-01', '', { source: 'opening', valueId: 'sales', value: null }),
  ],
  employments: [{ hiredOn: '2020-03-01', leftOn: null }],
  salary: 300_000,
  salaries: [
    { from: '1950-01-01', salary: 280_000, isOpening: true, ...RECORDED },
    { from: '2026-01-01', salary: 300_000, isOpening: false, ...RECORDED },
  ],
  assignments: new Map(),
};

const ASKED: AskedJobChange = {
  from: '2027-01-01',
  reason: null,
  values: [],
  salary: null,
  round: null,
  assignments: [],
  item: null,
  leaveOut: { hiredAfter: null, raisedSince: null, onProbation: false, people: new Set() },
};
const title = (value: string | null) => ({ kind: 'designation', valueId: null, value }) as const;
const judge = (asked: Partial<AskedJobChange>, person: Partial<PersonOfChange> = {}) =>
  judgeJobChange({ ...ZOE, ...person }, { ...ASKED, ...asked });

test('all that is asked is recorded if something differs, beside what holds before', () => {
  const { refusal, values } = judge({
    values: [title('Lead'), { kind: 'department', valueId: 'sales', value: null }],
  });
  expect(refusal).toBeNull();
  expect(values.map(({ before, after }) => [before?.value, after.value])).toEqual([
    ['Analyst', 'Lead'],
    [null, null],
  ]);
});

test('what holds already is no change', () => {
  expect(judge({ values: [title('Analyst')] }).refusal?.reason).toBe('unchanged');
});

test('a later fact stays and is named', () => {
  const later = fact('designation', '2027-06-01', 'Head');
  const { refusal, later: stays } = judge(
    { values: [title('Lead')] },
    { facts: [...ZOE.facts, later] },
  );
  expect(refusal).toBeNull();
  expect(stays).toEqual([later]);
});

describe('a refusal', () => {
  test('of a day before the hire date names it', () => {
    expect(judge({ from: '2020-02-29', values: [title('Lead')] }).refusal).toMatchObject({
      reason: 'notEmployed',
      on: '2020-03-01',
    });
  });

  test('of a day that is taken names what was recorded, until it is withdrawn', () => {
    const taken = fact('designation', '2027-01-01', 'Head');
    const refused = judge({ values: [title('Lead')] }, { facts: [...ZOE.facts, taken] });
    expect(refused.refusal).toMatchObject({
      reason: 'sameDay',
      recorded: { subject: 'designation', ...RECORDED },
    });
    const withdrawn = { ...taken, withdrawnAt: 6 };
    expect(
      judge({ values: [title('Lead')] }, { facts: [...ZOE.facts, withdrawn] }).refusal,
    ).toBeNull();
  });

  test('of a salary or a pattern that is recorded for the day', () => {
    const salary = { salary: 310_000, rule: null, byPerson: new Map<string, number>() };
    expect(judge({ from: '2026-01-01', salary }).refusal?.recorded?.subject).toBe('salary');
    const own = [{ from: '2027-01-01', target: 'full', inherit: false, ...RECORDED }];
    expect(
      judge(
        { assignments: [{ subject: 'pattern', target: 'four days' }] },
        { assignments: new Map([['pattern', { own, everybody: [] }]]) },
      ).refusal?.recorded?.subject,
    ).toBe('pattern');
  });

  test('of somebody who would manage or approve for themselves', () => {
    expect(
      judge({ values: [{ kind: 'manager', valueId: 'zoe', value: null }] }).refusal?.reason,
    ).toBe('ownManager');
    expect(
      judge({ values: [{ kind: 'approver', valueId: 'zoe', value: null }] }).refusal?.reason,
    ).toBe('ownApprover');
  });
});

describe('a salary round', () => {
  const rule = { percent: 300, amount: null, step: 1_000, limit: null };
  const round = { salary: null, rule, byPerson: new Map<string, number>() };

  test('raises up to the next step, at most to its limit', () => {
    expect(judge({ salary: round }).salary).toMatchObject({ before: 300_000, after: 309_000 });
    expect(judge({ salary: { ...round, rule: { ...rule, limit: 5_000 } } }).salary).toMatchObject({
      after: 305_000,
      unlimited: 309_000,
    });
  });

  test('keeps an amount that was entered by hand', () => {
    const byPerson = new Map([['zoe', 320_000]]);
    expect(judge({ salary: { ...round, byPerson } }).salary).toMatchObject({
      after: 320_000,
      isByHand: true,
    });
  });

  test('leaves out those who were hired or raised late, are on probation, or are named', () => {
    const leaveOut = (rules: Partial<AskedJobChange['leaveOut']>) =>
      judge(
        { salary: round, leaveOut: { ...ASKED.leaveOut, ...rules } },
        { facts: [...ZOE.facts, fact('probationEnd', '2026-12-01', '2027-02-28')] },
      ).refusal;
    expect(leaveOut({ hiredAfter: '2020-02-01' })).toEqual({
      reason: 'hiredAfter',
      on: '2020-03-01',
    });
    expect(leaveOut({ hiredAfter: '2020-03-01' })).toBeNull();
    expect(leaveOut({ raisedSince: '2026-01-01' })).toEqual({
      reason: 'raisedSince',
      on: '2026-01-01',
    });
    expect(leaveOut({ raisedSince: '2026-01-02' })).toBeNull();
    expect(leaveOut({ onProbation: true })).toEqual({ reason: 'onProbation', on: '2027-02-28' });
    expect(leaveOut({ people: new Set(['zoe']) })).toEqual({ reason: 'byHand', on: null });
  });

  test('says of somebody without a salary that there is none', () => {
    expect(judge({ salary: round }, { salary: null, salaries: [] }).refusal?.reason).toBe(
      'noSalary',
    );
  });

  test('keeps a later salary and names it', () => {
    const later = { from: '2027-06-01', salary: 330_000, isOpening: false, ...RECORDED };
    expect(judge({ salary: round }, { salaries: [...ZOE.salaries, later] }).salary?.later).toEqual({
      from: '2027-06-01',
      salary: 330_000,
    });
  });
});

test('a pattern differs from that of everybody, and a later one of the person stays', () => {
  const everybody = [{ from: '2020-01-01', target: 'full', inherit: false }];
  const own = [{ from: '2027-03-01', target: 'half', inherit: false, ...RECORDED }];
  const assignments = new Map([['pattern', { own, everybody }]]);
  const pattern = (target: string) =>
    judge({ assignments: [{ subject: 'pattern', target }] }, { assignments });
  expect(pattern('full').refusal?.reason).toBe('unchanged');
  expect(pattern('four days').assignments).toEqual([
    { subject: 'pattern', target: 'four days', before: 'full', later: '2027-03-01' },
  ]);
});
