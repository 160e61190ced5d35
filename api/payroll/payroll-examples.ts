import type {
  AbsentResponse,
  NextRunResponse,
  PayAssignmentResponse,
  PayAssignmentsResponse,
  PayComponentResponse,
  PayComponentsResponse,
  HourlyAmountResponse,
  PayEffectResponse,
  PayRunResponse,
  PayRunsResponse,
  PayrollSettingsResponse,
  RunChangesResponse,
  RunSignaturesResponse,
  RunTotalsResponse,
} from '../contract/payroll/payroll-responses.js';
import type {
  PayAssignmentRecord,
  PayComponentRecord,
} from '../contract/payroll/pay-components.js';
import type { PayRunListRecord } from '../contract/payroll/pay-runs.js';
import { EMPLOYEE } from '../employee/employee-examples.js';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };
const PAY_DATE = '2026-11-30';
const amara = { _id: EMPLOYEE, employeeId: 'EMP-0007', name: 'Amara Okafor' };
const admin = { name: 'Ruth Adeyemi' };

const listed: PayRunListRecord = {
  _id: '019abd0f-1a2b-7c3d-9e4f-5a6b7c8d9e0f',
  kind: 'regular',
  name: null,
  period: NOVEMBER,
  payDate: PAY_DATE,
  state: 'draft',
  people: 41,
  gross: 187_040.16,
  deductions: 5_605,
  net: 181_435.16,
  employerCost: 0,
  change: 4_113.84,
};
const component: PayComponentRecord = {
  _id: '019abd11-2b3c-7d4e-8f5a-6b7c8d9e0f1a',
  name: 'Transport allowance',
  kind: 'earning',
  unit: 'amount',
  prorated: true,
  wageCode: '5010',
  position: 1,
  active: true,
  builtin: false,
  assignments: 12,
  version: 1,
};
const assignment: PayAssignmentRecord = {
  _id: '019abd12-3c4d-7e5f-9a6b-7c8d9e0f1a2b',
  component: {
    _id: component._id,
    name: component.name,
    kind: 'earning',
    unit: 'amount',
    prorated: true,
  },
  scope: 'employee',
  employee: amara,
  department: null,
  run: null,
  amount: 120,
  rate: null,
  hours: null,
  hourly: null,
  from: NOVEMBER.from,
  to: null,
  note: null,
  by: admin,
  recordedAt: '2026-11-05T09:30:00.000Z',
  withdrawn: null,
};

export const PAYROLL_EXAMPLES = {
  PayRunsResponse: { success: true, runs: [listed] } satisfies PayRunsResponse,
  PayRunResponse: {
    success: true,
    run: {
      ...listed,
      version: 3,
      everything: true,
      previous: {
        _id: '019a9f3e-0a1b-7c2d-8e3f-4a5b6c7d8e9f',
        period: OCTOBER,
        people: 40,
        sums: { gross: 182_926.32, deductions: 5_605, net: 177_321.32, employerCost: 0 },
      },
      progress: null,
      computedAt: '2026-11-26T09:40:00.000Z',
      stale: false,
      changes: [{ employee: { _id: EMPLOYEE, name: amara.name }, before: 3200, after: 3400 }],
      warnings: [{ warning: 'differences', people: 1, common: false }],
      toCheck: 1,
      held: 0,
      told: 38,
      changed: 5,
      unchanged: 36,
      made: { by: admin, at: '2026-11-26T09:12:00.000Z' },
      approved: null,
      paid: null,
      approveRefusal: null,
      signature: 'approves',
      fourEyes: false,
      files: { all: 0, published: 0 },
      bankFile: null,
    },
  } satisfies PayRunResponse,
  NextRunResponse: {
    success: true,
    next: {
      ...DECEMBER,
      payDate: '2026-12-31',
      people: 41,
      hires: 1,
      leavers: 0,
      lateHires: 1,
      lateLeavers: 0,
      revisions: 2,
      backdated: 1,
      unpaidDays: 2.5,
      unpaidPeople: 1,
      open: null,
    },
  } satisfies NextRunResponse,
  RunChangesResponse: {
    success: true,
    causes: [
      { kind: 'revision', component: null, people: 2, amount: 1_613.84 },
      { kind: 'oneOff', component: null, people: 3, amount: 1_500 },
      { kind: 'new', component: null, people: 1, amount: 1_000 },
    ],
  } satisfies RunChangesResponse,
  RunSignaturesResponse: {
    success: true,
    fingerprint: '5f7c0e3b9d1a48266c2f4b8e7a90d1c35e8f6b2a4d7c9013f2e5a8b6c4d0e1f7',
    signatures: [{ by: { name: 'Ingrid Solberg' }, at: '2026-11-27T09:12:00.000Z' }],
    unsigned: [
      {
        kind: 'salary',
        by: { name: 'Ingrid Solberg' },
        facts: 2,
        names: ['Amara Okafor', 'Mateo Silva'],
        signers: [{ name: 'Ruth Adler', own: true }],
      },
    ],
    effect: 'approves',
  } satisfies RunSignaturesResponse,
  RunTotalsResponse: {
    success: true,
    departments: [{ name: 'Research', people: 12, amount: 54_310.5, change: 1_200 }],
    components: [{ name: 'Basic Salary', people: 41, amount: 183_600.16, change: null }],
  } satisfies RunTotalsResponse,
  AbsentResponse: {
    success: true,
    absent: [
      {
        payslip: null,
        employee: { ...amara, department: 'Research' },
        reason: 'toRecover',
        previousNet: 3100,
        amount: 1600,
        date: '2026-10-15',
        note: null,
        unusedLeavePaid: false,
      },
    ],
  } satisfies AbsentResponse,
  PayComponentsResponse: { success: true, components: [component] } satisfies PayComponentsResponse,
  PayComponentResponse: { success: true, component } satisfies PayComponentResponse,
  PayAssignmentsResponse: {
    success: true,
    assignments: [assignment],
  } satisfies PayAssignmentsResponse,
  PayAssignmentResponse: { success: true, assignment } satisfies PayAssignmentResponse,
  HourlyAmountResponse: {
    success: true,
    hourly: { salary: 4284.8, weeklyHours: 40, amount: 24.72 },
  } satisfies HourlyAmountResponse,
  PayEffectResponse: {
    success: true,
    effect: {
      people: 1,
      periods: [{ ...OCTOBER, paid: 3000, due: 3200, difference: 200 }],
      next: { ...NOVEMBER, before: 3000, after: 3400, toRecover: 0 },
      percent: null,
      unsettled: [],
    },
  } satisfies PayEffectResponse,
  PayrollSettingsResponse: {
    success: true,
    settings: {
      frequency: 'monthly',
      firstPeriod: '2026-08-01',
      payDay: 31,
      proration: 'calendar',
      fourEyes: true,
      changePercent: 20,
      leastNetPercent: 0,
      companyIban: null,
      companyBic: null,
      version: 2,
      started: true,
      next: [{ ...DECEMBER, payDate: '2026-12-31' }],
      changesFrom: DECEMBER.from,
      versions: [
        { from: '1950-01-01', frequency: 'monthly', proration: 'calendar', leastNetPercent: 0 },
      ],
      admins: 2,
      fourEyesOff: null,
    },
  } satisfies PayrollSettingsResponse,
};
