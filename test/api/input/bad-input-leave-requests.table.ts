import { COVERAGE_NAME_MAX } from '../../../api/contract/leave/coverage.js';
import { LEAVE_DECISIONS } from '../../../api/contract/leave/leave-statuses.js';
import { LEAVE_ENDS, LEAVE_STARTS } from '../../../api/contract/leave/leave-types.js';
import { LEAVE_NOTE_MAX, LEAVE_REASON_MAX } from '../../../api/contract/leave/leaves.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const text = (max: number, optional = false): FieldKind => ({
  kind: 'text',
  max,
  multiline: true,
  optional,
});
const choice = (of: readonly string[], optional = false): FieldKind => ({
  kind: 'choice',
  of,
  optional,
});
const FLAG: FieldKind = { kind: 'flag', optional: true };

const admin = ({ admin: client }: World) => client;
const amara = ({ amaraClient }: World) => amaraClient;
const withdrawal = ({ leave }: World) => `/leave/withdraw/${leave._id}`;

const DAY: FieldKind = { kind: 'day', optional: true };
const COVERAGE: Record<string, FieldKind> = {
  name: { kind: 'text', max: COVERAGE_NAME_MAX },
  department: { kind: 'id', optional: true },
  from: DAY,
  to: DAY,
  maxAway: { kind: 'version' },
  block: { kind: 'flag' },
};
const coverageRule =
  (name: string) =>
  ({ sales }: World) => ({
    name,
    department: sales._id,
    from: '2026-12-01',
    to: '2026-12-31',
    maxAway: 2,
    block: true,
  });

/** Every call about requests, and about who may be away, that takes a body. */
export const LEAVE_REQUEST_CALLS: BadCall[] = [
  {
    call: 'POST /leave/add',
    by: amara,
    path: () => '/leave/add',
    good: ({ amaraClient }) => ({
      userId: amaraClient.user._id,
      leaveType: 'Annual Leave',
      startDate: '2026-08-03',
      endDate: '2026-08-14',
      reason: 'Rest',
    }),
    fields: {
      userId: { kind: 'id' },
      leaveType: { kind: 'leaveTypeName', max: 40 },
      startDate: { kind: 'day' },
      endDate: { kind: 'day' },
      reason: text(LEAVE_REASON_MAX),
      startsAt: choice(LEAVE_STARTS, true),
      endsAt: choice(LEAVE_ENDS, true),
      minutes: { kind: 'version', optional: true },
      override: FLAG,
      note: text(LEAVE_NOTE_MAX, true),
      takeOut: FLAG,
      approve: FLAG,
      standIn: { kind: 'id', optional: true },
    },
  },
  {
    call: 'PUT /leave/:id',
    by: admin,
    path: ({ leave }) => `/leave/${leave._id}`,
    good: () => ({ status: 'Approved', note: 'Enjoy' }),
    fields: { status: choice(LEAVE_DECISIONS), note: text(LEAVE_NOTE_MAX, true), override: FLAG },
  },
  {
    call: 'POST /leave/pass/:id',
    by: admin,
    path: ({ leave }) => `/leave/pass/${leave._id}`,
    good: () => ({ note: 'You know better' }),
    fields: { note: text(LEAVE_NOTE_MAX, true) },
  },
  {
    call: 'POST /leave/undo/:id',
    by: admin,
    path: ({ leave }) => `/leave/undo/${leave._id}`,
    good: () => ({ version: 1 }),
    fields: { version: { kind: 'version' } },
  },
  {
    call: 'PUT /leave/deputy',
    by: amara,
    path: () => '/leave/deputy',
    good: () => ({ deputy: null }),
    fields: { deputy: { kind: 'id', optional: true } },
  },
  {
    call: "POST /leave/withdraw/:id of another's",
    by: admin,
    path: withdrawal,
    good: () => ({ reason: 'Off' }),
    fields: { reason: text(LEAVE_NOTE_MAX), restoreUntil: { kind: 'day', optional: true } },
  },
  {
    call: 'POST /leave/withdraw/:id of an own',
    by: amara,
    path: withdrawal,
    good: () => ({ reason: 'Off' }),
    fields: { reason: text(LEAVE_NOTE_MAX, true) },
  },
  {
    call: 'POST /leave/shorten/:id',
    by: admin,
    path: ({ leave }) => `/leave/shorten/${leave._id}`,
    good: ({ leave }) => ({ from: leave.startDate, to: leave.startDate, reason: 'Ill' }),
    fields: { from: { kind: 'day' }, to: { kind: 'day' }, reason: text(LEAVE_NOTE_MAX) },
  },
  {
    call: 'POST /coverage/add',
    by: admin,
    path: () => '/coverage/add',
    good: coverageRule('Phones'),
    fields: COVERAGE,
  },
  {
    call: 'PUT /coverage/:id',
    by: admin,
    path: ({ coverageRule: { _id } }) => `/coverage/${_id}`,
    good: coverageRule('Stocktaking'),
    fields: { ...COVERAGE, version: { kind: 'version', optional: true } },
  },
];
