import { expect, test } from '@jest/globals';
import { whoDecides } from '../../../admin-ui/src/approval/who-decides.js';
import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/leave/approvals.js';

const APPROVER: ApprovalStepState = { who: 'approver', names: ['Søren'], current: true };
const SECOND: ApprovalStepState = { who: 'second', names: ['Henriette'] };
const HR: ApprovalStepState = { who: 'hr', names: [] };
const soren: DeciderRecord = { name: 'Søren', right: 'approver', step: 0 };
const away = { ...soren, awayUntil: '2026-12-03' };

test('the approver, then the others in their order', () => {
  expect(whoDecides({ steps: [APPROVER, SECOND, HR], deciders: [soren] })).toEqual({
    first: ['Søren'],
    then: [['Henriette'], [null]],
  });
});

test('a step that is skipped or has nobody is not named', () => {
  expect(
    whoDecides({
      steps: [APPROVER, { ...SECOND, skipped: true }, { who: 'people', names: [] }, HR],
      deciders: [soren],
    }),
  ).toEqual({ first: ['Søren'], then: [[null]] });
});

test('a deputy decides for an approver who is away', () => {
  const tomasz: DeciderRecord = {
    name: 'Tomasz',
    right: 'deputy',
    step: 0,
    for: 'Søren',
    awayUntil: '2026-12-03',
  };
  expect(whoDecides({ steps: [APPROVER, HR], deciders: [away, tomasz] })).toEqual({
    first: ['Tomasz'],
    away: { name: 'Søren', until: '2026-12-03', isActedFor: true },
    then: [[null]],
  });
});

test('without a deputy the next step decides, which takes the step of the one who is away as well', () => {
  const henriette: DeciderRecord = { name: 'Henriette', right: 'second', step: 1, early: 'away' };
  expect(whoDecides({ steps: [APPROVER, SECOND, HR], deciders: [away, henriette] })).toEqual({
    first: ['Henriette'],
    away: { name: 'Søren', until: '2026-12-03', isActedFor: false },
    then: [[null]],
  });
});

test('the deputy of a later approver takes the steps up to that approver’s', () => {
  const acting: DeciderRecord = {
    name: 'Tomasz',
    right: 'deputy',
    step: 1,
    for: 'Henriette',
    awayUntil: '2026-12-05',
    early: 'away',
  };
  expect(whoDecides({ steps: [APPROVER, SECOND, HR], deciders: [away, acting] })?.then).toEqual([
    [null],
  ]);
});

test('all admins are HR, behind the last step as well', () => {
  const admins: DeciderRecord[] = ['Ruth', 'Ada'].map((name) => ({
    name,
    right: 'hr',
    step: 1,
    early: 'nobody',
  }));
  expect(whoDecides({ steps: [{ ...APPROVER, names: [] }], deciders: admins })).toEqual({
    first: [null],
    then: [],
  });
});

test('the only one there is named although they are away', () => {
  expect(whoDecides({ steps: [APPROVER], deciders: [away] })).toEqual({
    first: ['Søren'],
    then: [],
  });
});

test('nobody is named where nobody can decide', () => {
  expect(whoDecides({ steps: [APPROVER], deciders: [] })).toBeUndefined();
});
