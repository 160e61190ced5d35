import type {
  EntryEffectResponse,
  LeaveAccountsResponse,
  LeaveBalancesResponse,
  LeaveEntryResponse,
  LeaveLedgerResponse,
} from '../../contract/leave/leave-balance-responses.js';
import type {
  LeaveBalanceRecord,
  LeaveEntryRecord,
  LedgerLineRecord,
} from '../../contract/leave/leave-balances.js';

const employee = {
  _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
  employeeId: 'EMP-0042',
  name: 'Amara Okafor',
};
const leaveType = {
  _id: '01900000-0000-7000-8000-000000000003',
  name: 'Annual Leave',
  unit: 'days' as const,
};
const policy = { _id: '019ab4b0-11c2-7d3e-8f40-5a6b7c8d9e01', name: 'Annual Leave, Norway' };
const version = '019ab4b0-22d3-7e4f-9051-6b7c8d9e0f12';
const entryId = '019ab4b0-33e4-7f50-8162-7c8d9e0f1a23';

const balance: LeaveBalanceRecord = {
  leaveType,
  tracked: true,
  balance: 18.5,
  left: 12.5,
  taken: 9.5,
  booked: 2,
  reserved: 4,
  available: 12.5,
  granted: 28,
  carriesOver: 5,
  ledgerToday: 18.5,
  leaveYear: { from: '2026-01-01', to: '2026-12-31' },
  endedOn: null,
  policy: { ...policy, since: '2025-01-01' },
  pattern: {
    _id: '019ab4a0-11c2-7d3e-8f40-5a6b7c8d9e01',
    name: 'Four days, Fridays off',
    since: '2026-07-01',
  },
  expiring: [{ amount: 7.5, on: '2026-12-31' }],
  next: { on: '2027-01-01', amount: 25 },
};

const lines: LedgerLineRecord[] = [
  {
    day: '2026-01-01',
    kind: 'carried',
    amount: 0,
    balance: 3,
    until: '2026-03-31',
    parts: [{ allocation: '2025', amount: 3 }],
    numbers: { of: 3, limit: 5 },
    source: { version },
  },
  {
    day: '2026-01-01',
    kind: 'accrual',
    amount: 25,
    balance: 28,
    until: '2026-12-31',
    parts: [],
    numbers: { rate: 25, months: 12 },
    source: { version },
  },
  {
    day: '2026-02-16',
    kind: 'taken',
    amount: -1,
    balance: 27,
    until: null,
    parts: [{ allocation: 'carried 2025', amount: 1 }],
    numbers: {},
    source: { leave: '019ab2d4-91b7-7f08-a3c5-0e1d2c3b4a59' },
    request: {
      startDate: '2026-02-16',
      endDate: '2026-02-17',
      moved: {
        before: 2,
        after: 1,
        holidays: [
          { day: '2026-02-17', half: null, name: 'Company day', removed: false, on: '2026-01-20' },
        ],
      },
    },
  },
  {
    day: '2026-08-12',
    kind: 'credit',
    amount: 1.5,
    balance: 28.5,
    until: '2027-01-31',
    parts: [],
    numbers: {},
    source: { entry: entryId },
    reason: 'Worked on Saturday, 8 August',
    by: 'Ruth Adeyemi',
    reversible: true,
  },
];

const leaveYears = ['2025', '2026', '2027', '2028'].map((year) => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
}));

const entry: LeaveEntryRecord = {
  _id: entryId,
  employeeId: employee._id,
  leaveType,
  day: '2026-08-12',
  kind: 'credit',
  amount: 1.5,
  until: '2027-01-31',
  reason: 'Worked on Saturday, 8 August',
  reverses: null,
  at: '2026-08-12T08:30:02.871Z',
  by: 'Ruth Adeyemi',
};

export const LEAVE_BALANCE_EXAMPLES = {
  LeaveBalancesResponse: {
    success: true,
    employee,
    on: '2026-11-22',
    balances: [balance],
    incomplete: [],
  } satisfies LeaveBalancesResponse,
  LeaveLedgerResponse: {
    success: true,
    employee,
    leaveType,
    today: '2026-11-22',
    leaveYears,
    lines,
  } satisfies LeaveLedgerResponse,
  LeaveAccountsResponse: {
    success: true,
    accounts: [
      {
        _id: employee._id,
        employee: { ...employee, profileImage: null },
        department: { _id: '019ab0bf-0d4b-7c22-b0c9-7a8e6f5d4c3b', dep_name: 'Research' },
        leaveType,
        policy,
        taken: 9.5,
        booked: 2,
        reserved: 4,
        available: 12.5,
        expires: { amount: 7.5, on: '2026-12-31' },
        incomplete: null,
      },
    ],
    summary: {
      people: 233,
      withoutPolicy: 15,
      incomplete: 2,
      taken: 2711.5,
      booked: 310,
      reserved: 96.5,
      available: { people: 231, amount: 1569.5 },
      noneLeft: 9,
      negative: { people: 4, amount: -6.5 },
      expiring: { people: 61, amount: 286.5, from: '2026-12-31', to: '2027-01-14' },
    },
  } satisfies LeaveAccountsResponse,
  EntryEffectResponse: {
    success: true,
    effect: {
      on: '2026-11-22',
      before: balance,
      after: { ...balance, balance: 16, available: 14, granted: 29.5 },
      lost: [{ why: 'capped', amount: 0.5, cap: 30 }],
    },
  } satisfies EntryEffectResponse,
  LeaveEntryResponse: { success: true, entry } satisfies LeaveEntryResponse,
};
