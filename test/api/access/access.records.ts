import { addDays } from '../../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import {
  addDepartment,
  form,
  hire,
  PASSWORD,
  paySalary,
  requestLeave,
} from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { uploadFile, checked } from '../../support/imports.js';
import { previewed } from '../../support/leave-preview.js';
import { addLeaveType, addPolicy, RULES } from '../../support/leave-rules-by-calls.js';
import { SinglePayments } from '../../support/single-payments.js';
import type { Id, Whose, World } from './access.row.js';

let counter = 0;
/** A number that nothing had before. */
export const next = () => (counter += 1);
export const nextDay = () => addDays('2001-01-01', next());
const nextName = () => `Named ${next()}`;

export const account: Id = ({ record }) => record.userId._id;
export const employee: Id = ({ record }) => record._id;

export const newLeave: Id = async ({ record, client }) => {
  const day = nextDay();
  return (await requestLeave(client, record.userId._id, day, day))._id;
};
export const newSession: Id = async ({ record, client }) => {
  const other = new Client(client.url);
  await other.signIn(record.email, PASSWORD);
  const { body } = await other.get('/auth/sessions');
  return body.sessions.find((session: { current: boolean }) => session.current)._id;
};
export const newLogo: Id = async (_, world) => {
  const { body } = await world.admin.put('/setting/company/logo', form({}, world.photo));
  return body.company.logo.split('/').at(-1);
};

let payments: Promise<SinglePayments> | undefined;
const single = ({ admin }: World) => (payments ??= SinglePayments.setUp(admin));
const newRun = async ({ record }: Whose, world: World, state: 'draft' | 'approved' | 'paid') =>
  (await single(world))[state](record._id, nextDay());
const paidRun = (whose: Whose, world: World): Promise<PayRunRecord> => newRun(whose, world, 'paid');

export const paidSlip: Id = async (whose, world) =>
  (await (await single(world)).payslip(await paidRun(whose, world)))._id;
/** A PDF of a person, in an approved run. */
async function approvedFile(whose: Whose, world: World) {
  const own = await single(world);
  const { _id: run } = await newRun(whose, world, 'approved');
  return { admin: own.admin, run, file: await own.file({ _id: run }, whose.record.employeeId) };
}
export const publishedFile: Id = async (whose, world) => {
  const { admin, ...made } = await approvedFile(whose, world);
  const { fingerprint } = (await admin.get(`/payroll/run/files/${made.run}`)).body;
  await admin.post(`/payroll/run/publish/${made.run}`, { fingerprint });
  return made.file;
};

const newDepartment: Id = async (_, { admin }) =>
  (await addDepartment(admin, { dep_name: nextName() }))._id;
const newPerson: Id = async (_, { admin, sales }) =>
  (await hire(admin, { employeeId: `N-${next()}`, department: sales._id }))._id;
const newPolicy: Id = async (_, { admin }) => (await addPolicy(admin, { name: nextName() }))._id;
export const newCalendar: Id = async (_, { admin }) =>
  (await admin.post('/holiday/add', { name: nextName() })).body.calendar._id;
const slots: PatternSlot[] = Array<PatternSlot>(7).fill([240, 0]);
const salaries = () => `Employee ID,Pay Date,Basic Salary\nI-${next()},2020-01-31,1000.00`;

/** A new record of each kind, by the address below which its calls are. */
const RECORDS: Record<string, Id> = {
  account: newPerson,
  'account/session': newSession,
  coverage: async (_, { admin }) =>
    (await addCoverageRule(admin, { name: nextName(), maxAway: 2, block: false }))._id,
  department: newDepartment,
  employee: newPerson,
  'employee/department': newDepartment,
  'history/leave': newLeave,
  holiday: newCalendar,
  import: async (_, { admin }) => (await checked(admin, 'salaries', salaries()))._id,
  'import/mapping': async (_, { admin }) => {
    const { body } = await uploadFile(admin, 'salaries', salaries());
    await admin.post(`/import/check/${body.import._id}`, {
      mapping: body.proposal,
      saveAs: nextName(),
    });
    return (await admin.get('/import/mapping?kind=salaries')).body.mappings[0]._id;
  },
  leave: newLeave,
  'leave/away': newDepartment,
  'leave/entry': async ({ record }, { admin }) =>
    (
      await admin.post('/leave/entry/add', {
        employeeId: record._id,
        leaveType: 'Casual Leave',
        day: '2026-01-01',
        kind: 'opening',
        amount: 2.5,
        reason: 'Left from before',
      })
    ).body.entry._id,
  'leave/policy': newPolicy,
  /** Ended, because what is stored of a running one changes by itself. */
  'leave/preview': async (whose, world) => {
    const policy = await newPolicy(whose, world);
    const change = { kind: 'version', policy, from: '2026-07-01', rules: RULES };
    return (await previewed(world.admin, change))._id;
  },
  'leave/type': async (_, { admin }) => (await addLeaveType(admin, { name: nextName() }))._id,
  'payroll/assignment/end': async ({ record }, world) =>
    (await single(world)).assignment(record._id),
  'payroll/assignment/withdraw': async (whose, world) =>
    (await single(world)).payment(await paidRun(whose, world)),
  'payroll/component': async (_, world) =>
    (await (await single(world)).admin.post('/payroll/component/add', { name: nextName() })).body
      .component._id,
  'payroll/file': async (whose, world) => (await approvedFile(whose, world)).file,
  'payroll/revision': async ({ record }, { admin }) =>
    (
      await admin.post('/payroll/revision/add', {
        employeeId: record._id,
        salary: 3000,
        confirmed: true,
        from: nextDay(),
      })
    ).body.revision._id,
  'payroll/run': async (whose, world) => (await newRun(whose, world, 'draft'))._id,
  'payroll/run/bank': async (whose, world) => (await paidRun(whose, world))._id,
  'payroll/run/files': async (whose, world) => (await newRun(whose, world, 'approved'))._id,
  'payroll/run/handover': async (whose, world) => (await newRun(whose, world, 'approved'))._id,
  'payroll/run/pay': async (whose, world) => (await newRun(whose, world, 'approved'))._id,
  'payroll/run/reopen': async (whose, world) => (await newRun(whose, world, 'approved'))._id,
  'payroll/run/zip': async (whose, world) => (await newRun(whose, world, 'approved'))._id,
  'payroll/slip': paidSlip,
  salary: async ({ record }, { admin }) =>
    (await paySalary(admin, record._id, { payDate: nextDay() }))._id,
  'work/assignment/end': async ({ record }, { admin }) => {
    const from = `19${50 + (next() % 50)}-06-01`;
    const { body: made } = await admin.post('/holiday/add', { name: nextName() });
    await admin.post('/work/assignment/add', {
      holders: [record._id],
      subject: 'calendar',
      target: made.calendar._id,
      from,
    });
    const { body } = await admin.get(`/work/assignment/${record._id}`);
    return body.assignments.find((one: { from: string }) => one.from === from)._id;
  },
  'work/pattern': async (_, { admin }) =>
    (await admin.post('/work/pattern/add', { name: nextName(), slots })).body.pattern._id,
};

/** The record that a path names; the person, if no kind of record stands there. */
export function recordOf(route: string): Id {
  if (route.endsWith(':employee')) return account;
  const parts = route.replace(/^\w+ \/api\//, '').split('/');
  const kinds = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return RECORDS[kinds.find((kind) => RECORDS[kind]) ?? ''] ?? employee;
}

/** Values of the fields of a body that name records, or that must be new. */
export function valuesOf({ record }: Whose, { amara, sales }: World): Record<string, unknown> {
  return {
    name: nextName(),
    dep_name: nextName(),
    employeeId: record._id,
    userId: record.userId._id,
    department: sales._id,
    departmentId: sales._id,
    employees: [amara._id],
    holders: [record._id],
    payDate: nextDay(),
  };
}
