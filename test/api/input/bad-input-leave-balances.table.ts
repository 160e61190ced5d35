import { ADDED_ENTRY_KINDS, ENTRY_REASON_MAX } from '../../../api/contract/leave/leave-balances.js';
import { LEAVE_TYPE_NAME_MAX } from '../../../api/contract/leave/leave-types.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const CLOSING = { leaveType: 'Sick Leave', until: '2019-12-31' };
const SOME_ID = '019ab4c2-4d63-7f71-9b2c-3d4e5f607182';

const admin = ({ admin: client }: World) => client;
const reason: FieldKind = { kind: 'text', max: ENTRY_REASON_MAX, multiline: true };

const good = ({ amara }: World) => ({
  employeeId: amara._id,
  leaveType: 'Casual Leave',
  day: '2026-08-12',
  kind: 'adjustment',
  amount: 1.5,
  until: '2027-01-31',
});
const fields: Record<string, FieldKind> = {
  employeeId: { kind: 'id' },
  leaveType: { kind: 'leaveTypeName', max: LEAVE_TYPE_NAME_MAX },
  day: { kind: 'day' },
  kind: { kind: 'choice', of: ADDED_ENTRY_KINDS },
  amount: { kind: 'leaveAmount' },
  until: { kind: 'useBy', optional: true },
};

export const LEAVE_BALANCE_CALLS: BadCall[] = [
  {
    call: 'POST /leave/entry/add',
    by: admin,
    path: () => '/leave/entry/add',
    good: (world) => ({ ...good(world), reason: 'Worked on Saturday' }),
    fields: { ...fields, reason },
  },
  {
    call: 'POST /leave/entry/preview',
    by: admin,
    path: () => '/leave/entry/preview',
    good,
    fields,
  },
  {
    call: 'POST /leave/close',
    by: admin,
    path: () => '/leave/close',
    change: () => ({ kind: 'close', ...CLOSING }),
    good: () => ({ ...CLOSING, basis: SOME_ID }),
    fields: {
      leaveType: { kind: 'leaveTypeName', max: LEAVE_TYPE_NAME_MAX },
      until: { kind: 'day' },
      basis: { kind: 'id' },
    },
  },
  {
    call: 'POST /leave/entry/reverse/:id',
    by: admin,
    path: ({ entry }) => `/leave/entry/reverse/${entry._id}`,
    good: () => ({ reason: 'Entered twice' }),
    fields: { reason },
  },
];
