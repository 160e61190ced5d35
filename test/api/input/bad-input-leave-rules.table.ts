import { LEAVE_COUNTING, POLICY_NAME_MAX } from '../../../api/contract/leave/leave-policies.js';
import { LEAVE_TYPE_NAME_MAX } from '../../../api/contract/leave/leave-types.js';
import {
  FREQUENCIES,
  LEAVE_UNITS,
  PRORATIONS,
  ROUNDING_MODES,
  TIMINGS,
} from '../../../api/contract/leave/policy-rules.js';
import { RULES } from '../../support/leave-rules-by-calls.js';
import type { BadCall } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const text = (max: number): FieldKind => ({ kind: 'text', max });
const choice = (of: readonly string[], optional = false): FieldKind => ({
  kind: 'choice',
  of,
  optional,
});

const AMOUNT: FieldKind = { kind: 'ruleAmount', optional: true };
const WHOLE: FieldKind = { kind: 'wholeNumber', optional: true };
const RULE_FIELDS: Record<string, FieldKind> = {
  rules: { kind: 'object' },
  'rules.tracked': { kind: 'flag' },
  'rules.tiers': { kind: 'tiers' },
  'rules.tiers.0.years': { kind: 'wholeNumber' },
  'rules.tiers.0.amount': { kind: 'ruleAmount' },
  'rules.yearStart': {
    kind: 'code',
    wrong: ['01-29', '00-10', '13-01', '1-1', '2026-01-01', 'Hire', '０１-０１', '01-01\0'],
  },
  'rules.frequency': choice(FREQUENCIES),
  'rules.timing': choice(TIMINGS),
  'rules.proration': choice(PRORATIONS),
  'rules.scale': { kind: 'flag' },
  'rules.step': { kind: 'step' },
  'rules.mode': choice(ROUNDING_MODES),
  'rules.wait': { kind: 'wait', optional: true },
  'rules.wait.months': { kind: 'wholeNumber' },
  'rules.cap': AMOUNT,
  'rules.carry': AMOUNT,
  'rules.carryMonths': WHOLE,
  'rules.negativeLimit': AMOUNT,
  'rules.notice': WHOLE,
  'rules.longest': AMOUNT,
};
const SOME_ID = '019ab4c2-4d63-7f71-9b2c-3d4e5f607182';
const rules = () => ({ ...RULES, wait: { months: 3, for: 'use' } });
const POLICY_NAME = text(POLICY_NAME_MAX);
const TYPE_FIELDS: Record<string, FieldKind> = {
  name: text(LEAVE_TYPE_NAME_MAX),
  unit: choice(LEAVE_UNITS, true),
  counts: choice(LEAVE_COUNTING, true),
  halfDays: { kind: 'flag', optional: true },
  paid: { kind: 'flag', optional: true },
  selfService: { kind: 'flag', optional: true },
  reasonRequired: { kind: 'flag', optional: true },
  visibleToTeam: { kind: 'flag', optional: true },
  exemptFromCoverage: { kind: 'flag', optional: true },
  chain: { kind: 'chain', optional: true },
};
const leaveType = (name: string) => () => ({
  name,
  unit: 'days',
  counts: 'working',
  halfDays: true,
  paid: true,
  selfService: true,
  reasonRequired: true,
  visibleToTeam: false,
  exemptFromCoverage: true,
  chain: [{ who: 'approver' }, { who: 'hr', overCost: 5 }],
});

export const LEAVE_RULES_CALLS: BadCall[] = [
  {
    call: 'POST /leave/type/add',
    by: ({ admin }) => admin,
    path: () => '/leave/type/add',
    good: leaveType('Study Leave'),
    fields: TYPE_FIELDS,
  },
  {
    call: 'PUT /leave/type/:id',
    by: ({ admin }) => admin,
    path: (world) => `/leave/type/${world.leaveType._id}`,
    good: leaveType('Family Leave'),
    fields: {
      ...TYPE_FIELDS,
      archived: { kind: 'flag', optional: true },
      version: { kind: 'version', optional: true },
    },
  },
  {
    call: 'POST /leave/policy/add',
    by: ({ admin }) => admin,
    path: () => '/leave/policy/add',
    good: (world) => ({
      leaveType: world.leaveType._id,
      name: 'Norway',
      from: '2026-01-01',
      rules: rules(),
    }),
    fields: { leaveType: { kind: 'id' }, name: POLICY_NAME, from: { kind: 'day' }, ...RULE_FIELDS },
  },
  {
    call: 'POST /leave/policy/version/:id',
    by: ({ admin }) => admin,
    path: ({ policy }) => `/leave/policy/version/${policy._id}`,
    change: ({ policy }) => ({
      kind: 'version',
      policy: policy._id,
      from: '2026-07-01',
      rules: rules(),
    }),
    good: () => ({ from: '2026-07-01', rules: rules(), basis: SOME_ID }),
    fields: { from: { kind: 'day' }, ...RULE_FIELDS, basis: { kind: 'id' } },
  },
  {
    call: 'PUT /leave/policy/:id',
    by: ({ admin }) => admin,
    path: ({ policy }) => `/leave/policy/${policy._id}`,
    good: () => ({ name: 'Ireland', archived: true }),
    fields: { name: POLICY_NAME, archived: { kind: 'flag', optional: true } },
  },
  {
    call: 'POST /leave/preview',
    by: ({ admin }) => admin,
    path: () => '/leave/preview',
    good: ({ policy }) => ({
      change: { kind: 'version', policy: policy._id, from: '2026-07-01', rules: rules() },
    }),
    fields: { change: { kind: 'object' }, on: { kind: 'exampleDay', optional: true } },
  },
  {
    call: 'POST /leave/career',
    by: ({ admin }) => admin,
    path: () => '/leave/career',
    good: () => ({
      unit: 'days',
      rules: rules(),
      hireDate: '2026-04-16',
      from: '2026-01-01',
      to: '2027-12-31',
    }),
    fields: {
      leaveType: { kind: 'id', optional: true },
      unit: choice(LEAVE_UNITS),
      hireDate: { kind: 'exampleDay' },
      from: { kind: 'exampleDay' },
      to: { kind: 'exampleDay' },
      ...RULE_FIELDS,
    },
  },
];
