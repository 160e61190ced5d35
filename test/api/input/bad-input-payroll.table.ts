import { createHash } from 'node:crypto';
import { COMPONENT_KINDS } from '../../../api/contract/payroll/component-kinds.js';
import { RECOVERY_END_KINDS } from '../../../api/contract/payroll/leaver-settlements.js';
import {
  COMPONENT_NAME_MAX,
  COMPONENT_UNITS,
  HOURS_MAX,
  PAY_NOTE_MAX,
  RATE_MAX,
  WAGE_CODE_MAX,
} from '../../../api/contract/payroll/pay-components.js';
import {
  PAY_EFFECT_KINDS,
  RUN_KINDS,
  RUN_NAME_MAX,
  RUN_REASON_MAX,
} from '../../../api/contract/payroll/pay-runs.js';
import {
  CHANGE_PERCENT_MAX,
  LAST_DAY,
  PAY_FREQUENCIES,
  PRORATIONS,
} from '../../../api/contract/payroll/payroll-settings.js';
import { FINGERPRINT_LENGTH } from '../../../api/contract/payroll/payslip-files.js';
import { BASIS_MAX } from '../../../api/payroll/leavers/leaver.dto.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const admin = ({ admin: client }: World) => client;
const text = (max: number, optional = false): FieldKind => ({ kind: 'text', max, optional });
const choice = (of: readonly string[], optional = true): FieldKind => ({
  kind: 'choice',
  of,
  optional,
});
const count = (min: number, max: number): FieldKind => ({
  kind: 'count',
  min,
  max,
  optional: true,
});
const VERSION: FieldKind = { kind: 'version', optional: true };
const FLAG: FieldKind = { kind: 'flag', optional: true };
const DAY: FieldKind = { kind: 'day', optional: true };
const MONEY: FieldKind = { kind: 'money', optional: true };

const COMPONENT: Record<string, FieldKind> = {
  name: text(COMPONENT_NAME_MAX),
  kind: choice(COMPONENT_KINDS),
  unit: choice(COMPONENT_UNITS),
  prorated: FLAG,
  wageCode: text(WAGE_CODE_MAX, true),
  position: count(1, 1000),
};
const GIVEN: Record<string, FieldKind> = {
  amount: MONEY,
  rate: { kind: 'decimal', max: RATE_MAX, optional: true },
  hours: { kind: 'decimal', max: HOURS_MAX, optional: true },
  hourly: MONEY,
  from: DAY,
  to: DAY,
};
const REASON = { reason: text(RUN_REASON_MAX) };
const reason = () => ({ reason: 'Bank details not confirmed' });
const zoesHold = ({ zoe }: World) => ({ employeeId: zoe._id, ...reason() });

export const PAYROLL_CALLS: BadCall[] = [
  // First: the others change what it pays.
  {
    call: 'POST /payroll/run/approve/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/approve/${payroll.toApprove._id}`,
    good: ({ payroll: { toApprove } }) => ({
      version: toApprove.version,
      people: toApprove.people,
      net: toApprove.net,
    }),
    fields: { version: { kind: 'version' }, people: { kind: 'version' }, net: { kind: 'sum' } },
  },
  {
    call: 'POST /payroll/run/sign/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/sign/${payroll.toSign.run._id}`,
    good: ({ payroll }) => ({ fingerprint: payroll.toSign.fingerprint }),
    fields: { fingerprint: text(FINGERPRINT_LENGTH) },
  },
  // That of no files.
  {
    call: 'POST /payroll/run/publish/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/publish/${payroll.toApprove._id}`,
    good: () => ({ fingerprint: createHash('sha256').digest('hex') }),
    fields: { fingerprint: text(FINGERPRINT_LENGTH) },
  },
  {
    call: 'PUT /payroll/setting',
    by: admin,
    path: () => '/payroll/setting',
    good: () => ({ changePercent: 15 }),
    fields: {
      frequency: choice(PAY_FREQUENCIES),
      firstPeriod: DAY,
      payDay: count(1, LAST_DAY),
      proration: choice(PRORATIONS),
      fourEyes: FLAG,
      changePercent: count(1, CHANGE_PERCENT_MAX),
      leastNetPercent: count(0, CHANGE_PERCENT_MAX),
      companyIban: { kind: 'iban', optional: true },
      companyBic: { kind: 'bic', optional: true },
      version: VERSION,
    },
  },
  {
    call: 'POST /payroll/component/add',
    by: admin,
    path: () => '/payroll/component/add',
    good: () => ({ name: 'Transport' }),
    fields: COMPONENT,
  },
  {
    call: 'PUT /payroll/component/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/component/${payroll.bonus}`,
    good: () => ({ name: 'Bonus', wageCode: '5010' }),
    fields: { ...COMPONENT, active: FLAG, version: VERSION },
  },
  {
    call: 'POST /payroll/assignment/add',
    by: admin,
    path: () => '/payroll/assignment/add',
    good: ({ payroll, zoe }) => ({
      componentId: payroll.bonus,
      employeeId: zoe._id,
      amount: 5,
      from: '2026-01-01',
    }),
    fields: {
      componentId: { kind: 'id' },
      ...GIVEN,
      employeeId: { kind: 'id', optional: true },
      departmentId: { kind: 'id', optional: true },
      runId: { kind: 'id', optional: true },
      note: text(PAY_NOTE_MAX, true),
      reachesBack: FLAG,
    },
  },
  {
    call: 'POST /payroll/assignment/withdraw/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/assignment/withdraw/${payroll.payment}`,
    good: reason,
    fields: REASON,
  },
  {
    call: 'POST /payroll/assignment/end/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/assignment/end/${payroll.assignment}`,
    good: () => ({ on: '2026-01-31' }),
    fields: { on: { kind: 'day' } },
  },
  {
    call: 'POST /payroll/effect',
    by: admin,
    path: () => '/payroll/effect',
    good: ({ zoe }) => ({ kind: 'employment', employeeId: zoe._id }),
    fields: {
      kind: choice(PAY_EFFECT_KINDS),
      employeeId: { kind: 'id', optional: true },
      salary: MONEY,
      componentId: { kind: 'id', optional: true },
      prorated: FLAG,
      departmentId: { kind: 'id', optional: true },
      employees: { kind: 'ids', optional: true },
      assignmentId: { kind: 'id', optional: true },
      on: DAY,
      hireDate: { kind: 'employed', optional: true },
      leftOn: { kind: 'employed', optional: true },
      earlierPeriods: { kind: 'periods', optional: true },
      returnDate: { kind: 'employed', optional: true },
      leaveId: { kind: 'id', optional: true },
      leaves: { kind: 'ids', optional: true },
      leaveTypeId: { kind: 'id', optional: true },
      paid: FLAG,
      change: { kind: 'object', optional: true },
      proration: choice(PRORATIONS),
      leastNetPercent: count(0, CHANGE_PERCENT_MAX),
      ...GIVEN,
    },
  },
  {
    call: 'POST /payroll/run/add',
    by: admin,
    path: () => '/payroll/run/add',
    good: ({ zoe }) => ({ kind: 'offCycle', people: [zoe._id], payDate: '2026-01-15' }),
    fields: {
      kind: choice(RUN_KINDS, false),
      period: DAY,
      people: { kind: 'ids', optional: true },
      everything: FLAG,
      payments: { kind: 'payments', optional: true },
      name: text(RUN_NAME_MAX, true),
      payDate: DAY,
    },
  },
  {
    call: 'POST /payroll/run/reopen/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/reopen/${payroll.approved._id}`,
    good: reason,
    fields: { ...REASON, notSent: FLAG },
  },
  {
    call: 'POST /payroll/run/hold/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/hold/${payroll.draft._id}`,
    good: zoesHold,
    fields: { employeeId: { kind: 'id' }, ...REASON },
  },
  {
    call: 'POST /payroll/run/release/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/release/${payroll.draft._id}`,
    good: ({ zoe }) => ({ employeeId: zoe._id }),
    fields: { employeeId: { kind: 'id' } },
  },
  {
    call: 'POST /payroll/run/unimport/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/run/unimport/${payroll.draft._id}`,
    good: ({ payroll }) => ({ importId: payroll.imported }),
    fields: { importId: { kind: 'id' } },
  },
  {
    call: 'PUT /payroll/file/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/file/${payroll.file}`,
    good: ({ zoe }) => ({ employeeId: zoe._id }),
    fields: { employeeId: { kind: 'id', optional: true } },
  },
  {
    call: 'POST /payroll/slip/reverse/:id',
    by: admin,
    path: ({ payroll }) => `/payroll/slip/reverse/${payroll.paidSlip}`,
    good: reason,
    fields: { ...REASON, payAgain: FLAG },
  },
  {
    call: 'POST /payroll/settlement/accept',
    by: admin,
    path: () => '/payroll/settlement/accept',
    good: ({ zoe }) => ({ basis: `${zoe._id}.0` }),
    fields: { basis: text(BASIS_MAX), leaveTypes: { kind: 'ids', optional: true } },
  },
  {
    call: 'POST /payroll/recovery/end/:id',
    by: admin,
    path: ({ zoe }) => `/payroll/recovery/end/${zoe._id}`,
    good: () => ({ kind: 'repaid', amount: 5 }),
    fields: {
      kind: choice(RECOVERY_END_KINDS, false),
      amount: { kind: 'money' },
      on: DAY,
      reason: text(RUN_REASON_MAX, true),
    },
  },
];
