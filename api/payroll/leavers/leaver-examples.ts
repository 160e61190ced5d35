import type {
  LeaverSettlementRecord,
  RecoveryEndRecord,
} from '../../contract/payroll/leaver-settlements.js';
import type {
  LeaverSettlementResponse,
  RecoveryEndsResponse,
} from '../../contract/payroll/payroll-responses.js';
import { EMPLOYEE } from '../../employee/employee-examples.js';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const amara = { _id: EMPLOYEE, name: 'Amara Okafor' };

const end: RecoveryEndRecord = {
  _id: '019abd60-7c8d-7e9f-8a0b-1c2d3e4f5a6b',
  employee: amara,
  kind: 'waived',
  amount: 600,
  on: '2026-11-20',
  reason: 'Agreed when they left',
  by: { name: 'Ruth Adeyemi' },
  at: '2026-11-20T09:30:00.000Z',
  signed: null,
  signature: 'approves',
};

const settlement: LeaverSettlementRecord = {
  employee: { ...amara, employeeId: 'EMP-0007' },
  lastDay: '2026-11-15',
  run: { _id: '019abd0f-1a2b-7c3d-9e4f-5a6b7c8d9e0f', period: NOVEMBER },
  salary: 3100,
  worked: { halfDays: 10, minutes: 2400, weeks: 1 },
  unused: [
    {
      leaveType: {
        _id: '019abd61-8d9e-7f0a-9b1c-2d3e4f5a6b7c',
        name: 'Annual Leave',
        unit: 'days',
        counts: 'working',
      },
      amount: 22,
      each: 143.0769,
    },
  ],
  owed: [],
  total: 3147.69,
  basis: `${EMPLOYEE}.3f1c9d5b0a7e4c2d8f6b1a9e0c3d7f5b2a8e6d4c1b0f9a7e5d3c2b1a0f8e6d4c`,
  accepted: [],
  toRecover: {
    amount: 1600,
    parts: [
      {
        component: 'Basic Salary',
        period: { from: '2026-10-01', to: '2026-10-31' },
        amount: 1600,
      },
    ],
  },
  ends: [end],
};

export const LEAVER_EXAMPLES = {
  LeaverSettlementResponse: { success: true, settlement } satisfies LeaverSettlementResponse,
  RecoveryEndsResponse: { success: true, ends: [end] } satisfies RecoveryEndsResponse,
};
