import { describe, expect, test } from '@jest/globals';
import type { ApprovalPerson, ApprovalStep } from '../../../api/approval/whose-turn.js';
import {
  leaveSight,
  shownType,
  sightOf,
  type SeenRequest,
} from '../../../api/leave/leave-sight.js';

const person = (name: string, approver: string | null, traits: Partial<ApprovalPerson> = {}) => ({
  accountId: `account of ${name}`,
  employeeId: name,
  name,
  approver,
  deputy: null,
  canSignIn: true,
  away: null,
  ...traits,
});

/** Zoë reports to Søren, he to Henriette. */
const around = (...more: ApprovalPerson[]) => ({
  people: new Map(
    [
      person('Zoë', 'Søren'),
      person('Søren', 'Henriette'),
      person('Henriette', null),
      person('Tomasz', null),
      ...more,
    ].map((one) => [one.name, one] as const),
  ),
  admins: [],
});
const APPROVER: ApprovalStep[] = [{ who: 'approver' }];
const BY_HR: ApprovalStep[] = [{ who: 'hr' }];

const sight = (name: string, request: Partial<SeenRequest> = {}, people = around()) =>
  sightOf(
    { accountId: `account of ${name}`, employeeId: name },
    { employeeId: 'Zoë', chain: APPROVER, typeChain: APPROVER, visibleToTeam: false, ...request },
    people,
  );

const ALL = { request: true, type: true, reason: true };
const DAYS_OF_THE_REQUEST = { request: true, type: false, reason: false };
const DAYS = { request: false, type: false, reason: false };

describe('what is shown of leave', () => {
  test('is all for admins, its owner and those who decide it', () => {
    for (const reader of ['admin', 'owner', 'decider'] as const)
      expect(leaveSight(reader, false)).toEqual(ALL);
  });

  test('is without its type for managers and colleagues, unless the type is open to them', () => {
    expect(leaveSight('manager', false)).toEqual(DAYS_OF_THE_REQUEST);
    expect(leaveSight('manager', true)).toEqual({ ...DAYS_OF_THE_REQUEST, type: true });
    expect(leaveSight('colleague', false)).toEqual(DAYS);
    expect(leaveSight('colleague', true)).toEqual({ ...DAYS, type: true });
  });

  test('has a type, or none, which reads as away', () => {
    expect(shownType(leaveSight('owner', false), 'Sick Leave')).toBe('Sick Leave');
    expect(shownType(leaveSight('manager', false), 'Sick Leave')).toBeNull();
  });
});

describe('the reader of a request', () => {
  test('is its owner, an approver who is asked in any step, or a colleague', () => {
    expect(sight('Zoë', { chain: BY_HR })).toEqual(ALL);
    expect(sight('Søren')).toEqual(ALL);
    expect(sight('Tomasz', { chain: [...BY_HR, { who: 'people', people: ['Tomasz'] }] })).toEqual(
      ALL,
    );
    expect(sight('Tomasz')).toEqual(DAYS);
  });

  test('is a manager where no step is theirs, and sees the type if the team does', () => {
    expect(sight('Henriette')).toEqual(DAYS_OF_THE_REQUEST);
    expect(sight('Søren', { chain: BY_HR })).toEqual(DAYS_OF_THE_REQUEST);
    expect(sight('Søren', { chain: BY_HR, visibleToTeam: true }).type).toBe(true);
  });

  test('sees the type of a request from before approvals if they decide leave of it, never the reason', () => {
    expect(sight('Søren', { chain: null })).toEqual({ ...DAYS_OF_THE_REQUEST, type: true });
    expect(sight('Søren', { chain: null, typeChain: BY_HR })).toEqual(DAYS_OF_THE_REQUEST);
    expect(sight('Tomasz', { chain: null })).toEqual(DAYS);
  });

  test('is a decider as a deputy while the approver is away, and nothing after', () => {
    const away = { deputy: 'Tomasz', away: { until: '2026-12-03', standIn: null } };
    expect(sight('Tomasz', {}, around(person('Søren', 'Henriette', away)))).toEqual(ALL);
    expect(sight('Tomasz', {}, around(person('Søren', 'Henriette', { deputy: 'Tomasz' })))).toEqual(
      DAYS,
    );
  });
});
