import { addDays } from '../../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { SinglePayments } from '../../support/single-payments.js';
import type { Row, Whose, World } from './access.row.js';

type Details = Omit<Row, 'route' | 'anyone' | 'own' | 'another' | 'admin'>;

const admins = (route: string, details: Details = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: 403,
  another: 403,
  admin: status,
  ...details,
});
/** Own payslips, once they are paid; others' are answered as unknown ones are. */
const owner = (route: string, details: Details): Row => ({
  route,
  anyone: 401,
  own: 200,
  another: 403,
  admin: 200,
  ...details,
});

let days = 0;
/** Each person has one salary record of a day. */
const payDate = () => addDays('2003-01-01', (days += 1));

let payments: Promise<SinglePayments> | undefined;
const made = ({ admin }: World) => (payments ??= SinglePayments.setUp(admin));

/** The run of the last id. */
let last: PayRunRecord | undefined;
const newRun =
  (state: 'draft' | 'approved' | 'paid') =>
  async ({ record }: Whose, world: World): Promise<string> => {
    last = await (await made(world))[state](record._id, payDate());
    return last._id;
  };
const paidSlip = async (whose: Whose, world: World): Promise<string> => {
  await newRun('paid')(whose, world);
  return (await (await made(world)).payslip(last as PayRunRecord))._id;
};
const paidPayment = async (whose: Whose, world: World): Promise<string> => {
  await newRun('paid')(whose, world);
  return (await made(world)).payment(last as PayRunRecord);
};
const newComponent = async (_: Whose, world: World): Promise<string> =>
  (await (await made(world)).admin.post('/payroll/component/add', component())).body.component._id;
const component = () => ({ name: `Component ${(days += 1)}` });
const bonus = async (world: World) => ({
  componentId: (await made(world)).bonus,
  amount: 5,
  from: '2026-01-01',
});
const employeeId = ({ record }: Whose) => record._id;
const account = ({ record }: Whose) => record.userId._id;
const reason = () => ({ reason: 'Wrong account' });

/** A file of one bonus for the person. */
const amounts = ({ record }: Whose) => {
  const data = new FormData();
  data.append(
    'file',
    new Blob([`Employee ID,Component,Amount\n${record.employeeId},Bonus of one run,1\n`]),
    'amounts.csv',
  );
  return data;
};
/** In the run of the last id; without one, an id that nothing has. */
const newImport = async ({ record }: Whose, world: World) =>
  last?.state === 'draft' ? (await made(world)).imported(last, record.employeeId) : record._id;
const pdfForm = (name: string) => {
  const data = new FormData();
  data.append('file', new Blob([`%PDF-1.7 ${(days += 1)}`]), `${name}.pdf`);
  return data;
};
const seen = async (runId: string, world: World) => ({
  fingerprint: (await (await made(world)).admin.get(`/payroll/run/files/${runId}`)).body
    .fingerprint,
});
const newFile =
  (published: boolean) =>
  async (whose: Whose, world: World): Promise<string> => {
    const own = await made(world);
    const runId = await newRun('approved')(whose, world);
    const id = await own.file({ _id: runId }, whose.record.employeeId);
    if (published) await own.admin.post(`/payroll/run/publish/${runId}`, await seen(runId, world));
    return id;
  };

export const PAYROLL_ROWS: Row[] = [
  admins('GET /api/payroll/setting'),
  admins('PUT /api/payroll/setting', { body: () => ({ changePercent: 25 }) }),
  admins('GET /api/payroll/component'),
  admins('POST /api/payroll/component/add', { body: component }, 201),
  admins('PUT /api/payroll/component/:id', { id: newComponent, body: component }),
  admins('GET /api/payroll/assignment'),
  admins(
    'POST /api/payroll/assignment/add',
    { body: async (whose, world) => ({ employeeId: employeeId(whose), ...(await bonus(world)) }) },
    201,
  ),
  admins('POST /api/payroll/assignment/end/:id', {
    id: async (whose, world) => (await made(world)).assignment(employeeId(whose)),
    body: () => ({ on: '2026-01-31' }),
  }),
  admins('POST /api/payroll/assignment/withdraw/:id', { id: paidPayment, body: reason }),
  admins('GET /api/payroll/hourly/:employee', { id: employeeId, query: '?on=2026-01-31' }),
  admins('POST /api/payroll/effect', {
    body: (whose) => ({ employeeId: employeeId(whose), salary: 3100, from: '2026-01-01' }),
  }),

  admins('GET /api/payroll/run'),
  admins('GET /api/payroll/run/next'),
  admins('GET /api/payroll/run/:id', { id: newRun('draft') }),
  admins('GET /api/payroll/run/slips/:id', { id: newRun('draft') }),
  admins('GET /api/payroll/run/changes/:id', { id: newRun('draft') }),
  admins('GET /api/payroll/run/totals/:id', { id: newRun('draft') }),
  admins('GET /api/payroll/run/absent/:id', { id: newRun('draft') }),
  admins('GET /api/payroll/run/zip/:id', { id: newRun('approved') }),
  admins(
    'POST /api/payroll/run/add',
    { body: () => ({ kind: 'offCycle', payDate: payDate() }) },
    201,
  ),
  admins('POST /api/payroll/run/compute/:id', { id: newRun('draft') }),
  admins('POST /api/payroll/run/approve/:id', {
    id: newRun('draft'),
    body: () => ({ version: last?.version ?? 1, people: last?.people ?? 1, net: last?.net ?? 1 }),
  }),
  admins('GET /api/payroll/run/signatures/:id', { id: newRun('draft') }),
  admins('POST /api/payroll/run/sign/:id', {
    id: newRun('draft'),
    body: async (_, world) => ({
      fingerprint: last ? await (await made(world)).fingerprint(last) : '0'.repeat(64),
    }),
  }),
  admins('POST /api/payroll/run/reopen/:id', { id: newRun('approved'), body: reason }),
  admins('POST /api/payroll/run/pay/:id', { id: newRun('approved') }),
  admins('POST /api/payroll/run/discard/:id', { id: newRun('draft') }),
  admins('POST /api/payroll/run/hold/:id', {
    id: newRun('draft'),
    body: (whose) => ({ employeeId: employeeId(whose), ...reason() }),
  }),
  admins('POST /api/payroll/run/release/:id', {
    id: newRun('draft'),
    body: (whose) => ({ employeeId: employeeId(whose) }),
  }),
  admins('GET /api/payroll/run/bank/:id', { id: newRun('paid') }),
  admins('GET /api/payroll/run/handover/:id', { id: newRun('approved') }),
  admins('POST /api/payroll/run/import/:id', { id: newRun('draft'), body: amounts }),
  admins('GET /api/payroll/run/imports/:id', { id: newRun('draft') }),
  admins('POST /api/payroll/run/unimport/:id', {
    id: newRun('draft'),
    body: async (whose, world) => ({ importId: await newImport(whose, world) }),
  }),
  admins('POST /api/payroll/run/files/:id', {
    id: newRun('approved'),
    body: ({ record }) => pdfForm(record.employeeId),
  }),
  admins('GET /api/payroll/run/files/:id', { id: newRun('approved') }),
  admins('POST /api/payroll/run/publish/:id', {
    id: newRun('approved'),
    body: (_, world) => (last ? seen(last._id, world) : { fingerprint: '0'.repeat(64) }),
  }),
  admins('PUT /api/payroll/file/:id', {
    id: newFile(false),
    body: (whose) => ({ employeeId: employeeId(whose) }),
  }),
  admins('DELETE /api/payroll/file/:id', { id: newFile(false) }),
  admins('POST /api/payroll/slip/reverse/:id', { id: paidSlip, body: reason }),
  admins('GET /api/payroll/settlement/:employee', { id: account }),
  admins(
    'POST /api/payroll/settlement/accept',
    { body: (whose) => ({ basis: `${employeeId(whose)}.0` }) },
    409,
  ),
  admins('GET /api/payroll/recovery'),
  admins(
    'POST /api/payroll/recovery/end/:employee',
    { id: account, body: () => ({ kind: 'repaid', amount: 1 }) },
    400,
  ),
  admins('POST /api/payroll/recovery/sign/:id', { id: account }, 404),
  admins('POST /api/payroll/recovery/withdraw/:id', { id: account }, 404),

  owner('GET /api/payslip/:employee', { id: account }),
  owner('GET /api/payslip/single/:id', { id: paidSlip }),
  owner('GET /api/payslip/files/:employee', { id: account }),
  owner('GET /api/payslip/file/:id', { id: newFile(true) }),
  owner('GET /api/payslip/pdf/:id', { id: paidSlip }),
];
