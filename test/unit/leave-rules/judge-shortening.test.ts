import { expect, test } from '@jest/globals';
import {
  judgeShortening,
  type ShorteningFacts,
} from '../../../api/leave/change/leave-shortening.js';
import type { RemainingPart } from '../../../api/leave/check/remaining-leave.js';
import type { LeaveRow } from '../../../api/leave/leave-row.js';

/** Monday of a week to Friday of the next one. */
const TWO_WEEKS = {
  account_id: 'account of nina',
  status: 'Approved',
  start_date: '2026-08-10',
  end_date: '2026-08-21',
  starts_at: 'morning',
  ends_at: 'evening',
  minutes: null,
} as LeaveRow;

const nina = { accountId: 'account of nina', role: 'employee' } as const;
const søren = { accountId: 'account of søren', role: 'employee' } as const;
const ruth = { accountId: 'account of ruth', role: 'admin' } as const;

type Changes = Partial<Omit<ShorteningFacts, 'leave'>> & { leave?: Partial<LeaveRow> };

/** An admin takes Wednesday out of Nina's leave, which nothing speaks against. */
const judged = ({ leave, ...changes }: Changes = {}) =>
  judgeShortening({
    actor: ruth,
    leave: { ...TWO_WEEKS, ...leave },
    from: '2026-08-12',
    to: '2026-08-12',
    mayCancel: false,
    othersDecide: false,
    costs: () => undefined,
    closed: undefined,
    ...changes,
  });

const written = ({ startDate, startsAt, endDate, endsAt, days }: RemainingPart) =>
  `${startDate} ${startsAt} – ${endDate} ${endsAt}, ${days}`;

test.each<[string, Changes, string[]]>([
  [
    'a day in the middle leaves a part before it and one after it',
    {},
    ['2026-08-10 morning – 2026-08-11 evening, 2', '2026-08-13 morning – 2026-08-21 evening, 9'],
  ],
  [
    'the first days leave the rest',
    { from: '2026-08-10', to: '2026-08-13' },
    ['2026-08-14 morning – 2026-08-21 evening, 8'],
  ],
  [
    'leave that ends at noon still does',
    { leave: { ends_at: 'noon' }, from: '2026-08-10', to: '2026-08-19' },
    ['2026-08-20 morning – 2026-08-21 noon, 2'],
  ],
  [
    'an approver shortens leave of their people that has not begun',
    { actor: søren, mayCancel: true, from: '2026-08-12', to: '2026-08-21' },
    ['2026-08-10 morning – 2026-08-11 evening, 2'],
  ],
  [
    'an admin shortens their own leave where nobody else has to decide',
    { leave: { account_id: ruth.accountId }, from: '2026-08-12', to: '2026-08-21' },
    ['2026-08-10 morning – 2026-08-11 evening, 2'],
  ],
  [
    'pending leave is shortened as well',
    { leave: { status: 'Pending' }, from: '2026-08-12', to: '2026-08-21' },
    ['2026-08-10 morning – 2026-08-11 evening, 2'],
  ],
])('%s', (_, changes, parts) => {
  const { refused, ...judgment } = judged(changes);
  expect(refused).toBeUndefined();
  expect(judgment.parts.map(written)).toEqual(parts);
});

test('whole days are taken out', () => {
  expect(judged({ from: '2026-08-12', to: '2026-08-14' }).out).toEqual({
    startDate: '2026-08-12',
    endDate: '2026-08-14',
    startsAt: 'morning',
    endsAt: 'evening',
    minutes: null,
  });
});

test.each<[string, Changes, string]>([
  ['nobody shortens their own leave', { actor: nina, mayCancel: true }, 'access.denied'],
  ['others need a step of it before it begins', { actor: søren }, 'leave.not_yours'],
  ['rejected leave has no days', { leave: { status: 'Rejected' } }, 'leave.already_decided'],
  ['cancelled leave has no days', { leave: { status: 'Cancelled' } }, 'leave.already_decided'],
  [
    'another admin can decide about begun leave of an admin',
    { othersDecide: true },
    'leave.own_decision',
  ],
  ['days before the leave are none of it', { from: '2026-08-09' }, 'request.invalid from'],
  ['days after the leave are none of it', { to: '2026-08-22' }, 'request.invalid to'],
  ['the last day is not before the first', { to: '2026-08-11' }, 'request.invalid to'],
  ['all days are a cancellation', { from: '2026-08-10', to: '2026-08-21' }, 'request.invalid from'],
  ['a part of a day is not shortened', { leave: { minutes: 120 } }, 'request.invalid from'],
  ['a closed year keeps its leave', { closed: '2026-12-31' }, 'leave.closed from'],
  [
    'the right to change the leave comes before its status',
    { actor: søren, leave: { status: 'Rejected' } },
    'leave.not_yours',
  ],
  [
    'the days come before the closed year',
    { from: '2026-08-09', closed: '2026-12-31' },
    'request.invalid from',
  ],
])('%s', (_, changes, expected) => {
  const { refused } = judged(changes);
  expect([refused?.code, ...Object.keys(refused?.errors ?? {})].join(' ')).toBe(expected);
});
