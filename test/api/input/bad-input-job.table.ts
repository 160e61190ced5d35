import {
  EMPLOYMENT_TYPE_NAME_MAX,
  FIRST_EMPLOYMENT_TYPES,
} from '../../../api/contract/employee/employment-types.js';
import { JOB_REASON_MAX } from '../../../api/contract/employee/job-facts.js';
import { JOB_BASIS_MAX, JOB_VALUE_MAX, RAISE_MAX } from '../../../api/contract/job/job-changes.js';
import { RATE_MAX } from '../../../api/contract/payroll/pay-components.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const admin = ({ admin: client }: World) => client;
const text = (max: number, optional = true): FieldKind => ({ kind: 'text', max, optional });
const ID: FieldKind = { kind: 'id', optional: true };
const MONEY: FieldKind = { kind: 'money', optional: true };
const OBJECT: FieldKind = { kind: 'object', optional: true };

/** A change, for its preview and for storing it. */
const CHANGE = ({ zoe, sales, amara, policy, payroll }: World) => ({
  people: [zoe._id],
  leaveOut: { hiredAfter: '2026-02-01', raisedSince: '2026-02-15', people: [] },
  from: '2026-03-01',
  reason: 'Promotion',
  set: {
    department: sales._id,
    designation: 'Lead',
    manager: amara._id,
    approver: amara._id,
    location: 'Lyon',
    contractEnd: '2027-06-30',
    probationEnd: '2027-03-31',
    round: { percent: 3, step: 10, limit: 500 },
    salaries: [{ employeeId: zoe._id, salary: 3200 }],
    policy: { leaveType: policy.leaveType._id, policy: policy._id },
    item: { component: payroll.bonus, amount: 100 },
  },
});
const CHANGE_FIELDS: Record<string, FieldKind> = {
  people: { kind: 'ids', optional: true },
  filter: OBJECT,
  leaveOut: OBJECT,
  'leaveOut.people': { kind: 'ids', optional: true },
  from: { kind: 'day' },
  reason: text(JOB_REASON_MAX),
  set: { kind: 'object' },
  'set.department': ID,
  'set.designation': text(100),
  'set.manager': ID,
  'set.approver': ID,
  'set.employmentType': ID,
  'set.location': text(JOB_VALUE_MAX),
  'set.round': OBJECT,
  'set.round.percent': { kind: 'decimal', max: RAISE_MAX, optional: true },
  'set.round.limit': MONEY,
  'set.salaries.0.employeeId': { kind: 'id' },
  'set.salaries.0.salary': { kind: 'money' },
  'set.pattern': ID,
  'set.policy': OBJECT,
  'set.item': OBJECT,
  'set.item.component': { kind: 'id' },
  'set.item.amount': { kind: 'money' },
  'set.item.rate': { kind: 'decimal', max: RATE_MAX, optional: true },
};

/** Calls of jobs. What a change sets is refused at its path. */
export const JOB_CALLS: BadCall[] = [
  {
    call: 'POST /job/add',
    by: admin,
    path: () => '/job/add',
    good: CHANGE,
    fields: { ...CHANGE_FIELDS, basis: text(JOB_BASIS_MAX) },
  },
  {
    call: 'POST /job/preview',
    by: admin,
    path: () => '/job/preview',
    good: (world) => ({ ...CHANGE(world), from: '2026-04-01', leaveOut: { people: [] } }),
    fields: { ...CHANGE_FIELDS, withdraw: ID },
  },
  {
    call: 'POST /job/type/add',
    by: admin,
    path: () => '/job/type/add',
    good: () => ({ name: 'Apprentice' }),
    fields: { name: text(EMPLOYMENT_TYPE_NAME_MAX, false) },
  },
  {
    call: 'PUT /job/type/:id',
    by: admin,
    path: () => `/job/type/${FIRST_EMPLOYMENT_TYPES[0].id}`,
    good: () => ({ name: 'Open-ended', version: 1 }),
    fields: {
      name: text(EMPLOYMENT_TYPE_NAME_MAX, false),
      version: { kind: 'version', optional: true },
    },
  },
  {
    call: 'POST /job/withdraw/:id',
    by: admin,
    path: () => `/job/withdraw/${newId()}`,
    good: ({ zoe }) => ({ people: [zoe._id], reason: 'A mistake' }),
    fields: { people: { kind: 'ids', optional: true }, reason: text(JOB_REASON_MAX, false) },
  },
];
