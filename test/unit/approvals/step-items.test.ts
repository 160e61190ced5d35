import { expect, test } from '@jest/globals';
import { stepItems } from '../../../admin-ui/src/approval/step-items.js';
import type { ApprovalStepState } from '../../../api/contract/leave/approvals.js';

const LEAVE = { createdAt: '2026-11-19T16:42:00.000Z', unit: 'days' as const };
const taken = {
  decision: 'Approved',
  by: 'Ruth',
  at: '2026-11-20T09:12:00.000Z',
  right: 'admin',
} as const;
const kinds = (steps: ApprovalStepState[], status?: 'Approved' | 'Rejected') =>
  stepItems({ ...LEAVE, steps, status }).map(({ kind }) => kind);

test('steps that one person took at once are one, also around a skipped one', () => {
  const steps: ApprovalStepState[] = [
    { who: 'approver', names: [], ...taken },
    { who: 'second', names: [], skipped: true },
    { who: 'hr', names: [], ...taken, right: 'hr' },
  ];
  expect(kinds(steps, 'Approved')).toEqual(['decided', 'skipped']);
});

test('steps of one decision each stay apart', () => {
  expect(
    kinds(
      [
        { who: 'approver', names: [], ...taken },
        { who: 'hr', names: [], ...taken, by: 'Ingrid' },
      ],
      'Approved',
    ),
  ).toEqual(['decided', 'decided']);
});

test('after a refusal, what nobody took is left out', () => {
  expect(
    kinds(
      [
        { who: 'approver', names: [], ...taken, decision: 'Rejected' },
        { who: 'hr', names: [] },
      ],
      'Rejected',
    ),
  ).toEqual(['decided']);
});

test('a pending request without steps waits for HR', () => {
  expect(stepItems({ ...LEAVE, steps: [] })).toEqual([
    { kind: 'current', step: { who: 'hr', names: [], current: true } },
  ]);
});
