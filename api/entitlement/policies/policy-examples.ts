import type { LeaveTypeRecord, PolicyRecord } from '../../contract/leave/leave-policies.js';
import type {
  CareerResponse,
  LeaveTypeResponse,
  LeaveTypesResponse,
  PoliciesResponse,
  PolicyResponse,
} from '../../contract/leave/leave-policy-responses.js';
import { EXAMPLE_RULES } from './rules-field.js';

const type: LeaveTypeRecord = {
  _id: '01900000-0000-7000-8000-000000000003',
  name: 'Annual Leave',
  builtin: true,
  unit: 'days',
  counts: 'working',
  halfDays: true,
  paid: true,
  selfService: true,
  reasonRequired: true,
  visibleToTeam: false,
  exemptFromCoverage: false,
  archived: false,
  version: 1,
};

const VERSION = '019ab4b1-3c52-7e60-8a1b-2c3d4e5f6071';

const policy: PolicyRecord = {
  _id: '019ab4b1-2b41-7d5f-9c0a-1b2c3d4e5f60',
  name: 'Ireland',
  leaveType: { _id: type._id, name: type.name, unit: type.unit },
  archived: false,
  people: 34,
  everybody: false,
  versions: [
    {
      _id: VERSION,
      from: '2026-01-01',
      rules: EXAMPLE_RULES,
      recordedAt: '2025-11-24T09:30:11.000Z',
      recordedBy: 'Ingrid Solberg',
    },
  ],
};

export const LEAVE_POLICY_EXAMPLES = {
  LeaveTypesResponse: { success: true, types: [type] } satisfies LeaveTypesResponse,
  LeaveTypeResponse: { success: true, type } satisfies LeaveTypeResponse,
  PoliciesResponse: { success: true, policies: [policy] } satisfies PoliciesResponse,
  PolicyResponse: { success: true, policy } satisfies PolicyResponse,
  CareerResponse: {
    success: true,
    lines: [
      {
        day: '2026-01-01',
        kind: 'accrual',
        amount: 25,
        balance: 25,
        until: '2026-12-31',
        parts: [],
        numbers: { rate: 25, months: 12 },
        source: { version: null },
      },
      {
        day: '2027-01-01',
        kind: 'carried',
        amount: 0,
        balance: 25,
        until: '2027-03-31',
        parts: [{ allocation: '2026', amount: 5 }],
        numbers: { of: 25, limit: 5 },
        source: { version: null },
      },
    ],
  } satisfies CareerResponse,
};
