import { existsSync } from 'node:fs';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { DOCUMENT_FILE } from '../../../api/openapi/document-file.js';
import { TODAY } from '../../support/calendar.js';
import {
  addDepartment,
  form,
  hire,
  PASSWORD,
  paySalary,
  person,
  requestLeave,
} from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { IMPORT_ROWS } from './access-imports.table.js';
import { LEAVE_BALANCE_ROWS } from './access-leave-balances.table.js';
import { LEAVE_RULES_ROWS } from './access-leave-rules.table.js';
import { PAYROLL_ROWS } from './access-payroll.table.js';
import { WORKING_TIME_ROWS } from './access-working-time.table.js';
import type { Row, Whose, World } from './access.row.js';

type Details = Omit<Row, 'route' | 'anyone' | 'own' | 'another' | 'admin'>;

const open = (route: string, status = 200, details: Details = {}): Row => ({
  route,
  anyone: status,
  own: status,
  another: status,
  admin: status,
  ...details,
});
const signedIn = (route: string, details: Details = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: status,
  another: status,
  admin: status,
  ...details,
});
/** About oneself, to an admin about everybody. */
const owner = (route: string, details: Details, status = 200): Row => ({
  route,
  anyone: 401,
  own: status,
  another: 403,
  admin: status,
  ...details,
});
/** About oneself, also when an admin asks. */
const onlyOwner = (route: string, details: Details, admin: number): Row => ({
  route,
  anyone: 401,
  own: 200,
  another: 403,
  admin,
  ...details,
});
const admins = (route: string, details: Details = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: 403,
  another: 403,
  admin: status,
  ...details,
});

let counter = 0;
/** A number nobody had before. */
const next = () => (counter += 1);
const nextDay = () => addDays('2001-01-01', next());

const employee = ({ record }: Whose) => record._id;
const account = ({ record }: Whose) => record.userId._id;
const newLeave = async ({ record, client }: Whose): Promise<string> => {
  const day = nextDay();
  const leave: LeaveRecord = await requestLeave(client, record.userId._id, day, day);
  return leave._id;
};
let weekBegan = '2004-01-05';
const newWeek = async ({ record, client }: Whose): Promise<string> => {
  weekBegan = addDays('2004-01-05', 7 * next());
  const leave: LeaveRecord = await requestLeave(
    client,
    record.userId._id,
    weekBegan,
    addDays(weekBegan, 4),
  );
  return leave._id;
};
const coverageRule = () => ({ name: `Rule ${next()}`, maxAway: 2, block: false });
const newCoverageRule = async (_: Whose, { admin }: World) =>
  (await addCoverageRule(admin, coverageRule()))._id;
const bankAccount = () => ({ iban: 'IE64 IRCE 9205 0112 3456 78', holder: 'Somebody' });
const withBankAccount = async ({ record, client }: Whose, { admin }: World) => {
  await client.confirm();
  await admin.put(`/employee/bank/${record._id}`, bankAccount());
  return record._id;
};
const newSalary = async ({ record }: Whose, { admin }: World) =>
  (await paySalary(admin, record._id, { payDate: nextDay() }))._id;
const newRevision = async ({ record }: Whose, { admin }: World): Promise<string> => {
  const { body } = await admin.post('/payroll/revision/add', {
    employeeId: record._id,
    salary: 3000,
    confirmed: true,
    from: nextDay(),
  });
  return body.revision._id;
};
const jobChange = (whose: Whose) => ({
  people: [employee(whose)],
  from: nextDay(),
  set: { designation: `Title ${next()}` },
});
const newJobChange = async (whose: Whose, { admin }: World): Promise<string> =>
  (await admin.post('/job/add', jobChange(whose))).body.change;
const newEmploymentType = async (_: Whose, { admin }: World): Promise<string> =>
  (await admin.post('/job/type/add', { name: `Type ${next()}` })).body.type._id;
const newDepartment = async (_: Whose, { admin }: World) => {
  const made: DepartmentRecord = await addDepartment(admin, { dep_name: `Department ${next()}` });
  return made._id;
};
const newPerson = async (_: Whose, { admin, sales }: World) => {
  const made = await hire(admin, { employeeId: `N-${next()}`, department: sales._id });
  return made._id;
};
const newSession = async ({ record, client }: Whose): Promise<string> => {
  const other = new Client(client.url);
  await other.signIn(record.email, PASSWORD);
  const { body } = await other.get('/auth/sessions');
  return body.sessions.find((session: { current: boolean }) => session.current)._id;
};
const newFeed = async ({ client }: Whose): Promise<string> =>
  (await client.post('/calendar-feed/add', { kind: 'own' })).body.feed._id;
/** By turns, so that a second address does not replace the first. */
let feeds = 0;
const anotherFeed = () => ({ kind: ['holidays', 'department'][(feeds += 1) % 2] });
const newAddress = async ({ client }: Whose): Promise<string> =>
  (await client.post('/calendar-feed/add', { kind: 'own' })).body.url.split('/').at(-1);
const image = async ({ client }: Whose): Promise<string> => {
  const { body } = await client.get('/auth/verify');
  return body.user.profileImage.split('/').at(-1);
};
const newLogo = async (_: Whose, world: World): Promise<string> => {
  const { body } = await world.admin.put('/setting/company/logo', form({}, world.photo));
  return body.company.logo.split('/').at(-1);
};
const photo = (_: Whose, world: World) => form({}, world.photo);

/** Every route that the server has. */
export const ROWS: Row[] = [
  open('GET /api/health'),
  open('GET /api/health/ready'),
  // Asked by this machine, with no token configured.
  open('GET /api/metrics'),
  open('GET /api/config'),
  open('GET /api/config/logo/:id', 200, { id: newLogo }),
  open('GET /api/docs'),
  open('GET /api/docs/docs.js'),
  open('GET /api/docs/swagger-ui-bundle.js'),
  open('GET /api/docs/swagger-ui.css'),
  open('GET /api/docs-json', existsSync(DOCUMENT_FILE) ? 200 : 404),
  open('POST /api/auth/login', 200, {
    body: ({ record }) => ({ email: record.email, password: PASSWORD }),
  }),
  open('POST /api/auth/forgot-password', 200, { body: ({ record }) => ({ email: record.email }) }),
  // Open to everybody; the link is what lets somebody in, and here it is none.
  open('POST /api/auth/reset-password', 400, {
    body: () => ({ token: 'no link', newPassword: PASSWORD, confirmPassword: PASSWORD }),
  }),
  open('POST /api/auth/link', 400, { body: () => ({ token: 'no link' }) }),
  open('POST /api/leave/link', 404, { body: () => ({ token: 'no link' }) }),
  open('POST /api/leave/link/decide', 404, {
    body: () => ({ token: 'no link', status: 'Approved' }),
  }),
  // The address is the right to read.
  open('GET /api/feed/:file', 200, { id: newAddress }),
  open('GET *', 404),

  signedIn('GET /api/auth/verify'),
  signedIn('GET /api/version'),
  signedIn('POST /api/auth/logout', { endsSession: true }),
  // The password is that of employees: to the admin it is wrong.
  { ...signedIn('POST /api/auth/confirm', { body: () => ({ password: PASSWORD }) }), admin: 400 },
  signedIn('GET /api/auth/sessions'),
  signedIn('GET /api/auth/factor'),
  // Nobody gets as far as having a second factor.
  signedIn('POST /api/auth/factor/start'),
  signedIn('POST /api/auth/factor/enable', { body: () => ({ code: 'no code' }) }, 400),
  signedIn('POST /api/auth/factor/recovery', {}, 409),
  signedIn('DELETE /api/auth/factor', {}, 409),
  onlyOwner('DELETE /api/auth/sessions/:id', { id: newSession }, 404),
  onlyOwner(
    'PUT /api/setting/change-password',
    {
      body: (whose) => ({
        userId: account(whose),
        oldPassword: PASSWORD,
        newPassword: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    },
    403,
  ),
  signedIn('GET /api/setting/employer'),
  admins('GET /api/setting/company'),
  admins('PUT /api/setting/company', { body: () => ({ name: 'Fjord & Söhne' }) }),
  admins('PUT /api/setting/company/logo', { body: photo }),
  admins('DELETE /api/setting/company/logo'),
  admins('GET /api/setting/security'),
  admins('PUT /api/setting/security', { body: () => ({ idleMinutesOffice: 600 }) }),
  admins('GET /api/setting/approvals'),
  admins('PUT /api/setting/approvals', { body: () => ({ escalateDays: 3 }) }),
  signedIn('PUT /api/profile/language', { body: () => ({ language: 'fr' }) }),
  // The admin of this table has no employee record.
  {
    ...signedIn('PUT /api/profile/contact', { body: () => ({ phone: '+47 22 12 34 56' }) }),
    admin: 404,
  },
  signedIn('PUT /api/profile/image', { body: photo }),
  signedIn('GET /api/calendar-feed'),
  // The admin of this table has no employee record.
  { ...signedIn('POST /api/calendar-feed/add', { body: anotherFeed }, 201), admin: 400 },
  onlyOwner('DELETE /api/calendar-feed/:id', { id: newFeed }, 404),
  signedIn('GET /api/notification'),
  signedIn('PUT /api/notification/read', { body: () => ({}) }),

  admins('GET /api/dashboard/body'),
  admins('GET /api/dashboard/charts'),
  admins('GET /api/dashboard/work'),
  // Nothing for those without reports; coming-up-rights.test.ts says who reads what.
  signedIn('GET /api/coming-up', { query: '?from=2026-12-01&to=2026-12-31' }),
  signedIn('GET /api/coming-up/mail'),
  signedIn('PUT /api/coming-up/mail', { body: () => ({ wanted: true }) }),
  admins('GET /api/department'),
  admins('GET /api/department/single', { id: newDepartment }),
  admins(
    'POST /api/department/add',
    { body: () => ({ dep_name: `Department ${next()}`, description: 'Another' }) },
    201,
  ),
  admins('PUT /api/department/:id', {
    id: newDepartment,
    body: () => ({ dep_name: `Department ${next()}`, description: 'Changed' }),
  }),
  admins('PUT /api/department/move/:id', {
    id: newDepartment,
    body: (_, { sales }) => ({ department: sales._id }),
  }),
  admins('POST /api/department/close/preview/:id', {
    id: newDepartment,
    body: () => ({ on: TODAY }),
  }),
  admins('POST /api/department/close/:id', { id: newDepartment, body: () => ({ on: TODAY }) }),
  admins('DELETE /api/department/close/:id', { id: newDepartment }),
  admins('DELETE /api/department/single', { id: newDepartment }),

  admins('GET /api/employee'),
  // Managers see their part.
  admins('GET /api/organisation'),
  admins('GET /api/employee/department/:id', { id: newDepartment }),
  admins('GET /api/employee/next-id'),
  admins('PUT /api/employee/move', {
    body: (_, { amara, sales }) => ({ employees: [amara._id], department: sales._id }),
  }),
  admins(
    'POST /api/employee/add',
    { body: (_, { sales }) => form(person({ employeeId: `N-${next()}`, department: sales._id })) },
    201,
  ),
  owner('GET /api/employee/single/:id', { id: employee }),
  admins('PUT /api/employee/update/:id', {
    id: newPerson,
    body: (_, { sales }) => person({ employeeId: 'N', department: sales._id }),
  }),
  admins('PUT /api/employee/contact/:id', {
    id: newPerson,
    body: () => ({ phone: '+47 22 12 34 56' }),
  }),
  admins('PUT /api/employee/identity/:id', {
    id: newPerson,
    body: () => ({ employeeId: `N-${next()}`, dob: '1990-01-01', gender: 'other' }),
  }),
  admins('PUT /api/employee/employment/:id', {
    id: newPerson,
    body: () => ({ hireDate: '2000-01-01', manager: { name: 'Somebody' }, leftOn: nextDay() }),
  }),
  // A person made here has no last day.
  admins(
    'POST /api/employee/return/:id',
    { id: newPerson, body: () => ({ returnDate: '2026-06-01' }) },
    409,
  ),
  admins('PUT /api/employee/image/:id', { id: newPerson, body: photo }),
  owner('GET /api/employee/image/:id', { id: image }),

  admins('PUT /api/account/:id', { id: newPerson, body: () => ({ disabled: true }) }),
  admins('POST /api/account/link/:id', { id: newPerson }, 201),
  // A person made here has a password.
  admins('POST /api/account/invite/:id', { id: newPerson }, 409),
  admins('POST /api/account/invitees', { body: () => ({ everybody: true }) }),
  // No mail can be sent, and everybody has a password.
  admins('POST /api/account/invite', { body: () => ({ everybody: true }) }, 409),
  admins('POST /api/account/invitation-links', { body: () => ({ ids: [] }) }, 409),
  admins('GET /api/account/sessions/:id', { id: newPerson }),
  admins('DELETE /api/account/sessions/:id', { id: newPerson }),
  admins('DELETE /api/account/session/:id', { id: newSession }),
  admins('DELETE /api/account/factor/:id', { id: newPerson }, 409),

  admins(
    'POST /api/salary/add',
    { body: (whose) => ({ employeeId: employee(whose), basicSalary: 1000, payDate: nextDay() }) },
    201,
  ),
  admins('POST /api/salary/void/:id', { id: newSalary, body: () => ({ reason: 'Entered twice' }) }),
  admins('GET /api/payroll/revision/:employee', { id: account }),
  admins(
    'POST /api/payroll/revision/add',
    {
      body: (whose) => ({
        employeeId: employee(whose),
        salary: 3000,
        from: nextDay(),
        confirmed: true,
      }),
    },
    201,
  ),
  admins('POST /api/payroll/revision/withdraw/:id', { id: newRevision }),
  admins('GET /api/job/planned'),
  owner('GET /api/job/:employee', { id: account }),
  admins('POST /api/job/preview', { body: jobChange }),
  admins('POST /api/job/add', { body: jobChange }, 201),
  admins('GET /api/job/progress/:change', { id: newJobChange }),
  admins('POST /api/job/withdraw/:change', {
    id: newJobChange,
    body: () => ({ reason: 'A mistake' }),
  }),
  admins('GET /api/job/type'),
  admins('POST /api/job/type/add', { body: () => ({ name: `Type ${next()}` }) }, 201),
  admins('PUT /api/job/type/:id', {
    id: newEmploymentType,
    body: () => ({ name: `Type ${next()}` }),
  }),
  admins('DELETE /api/job/type/:id', { id: newEmploymentType }),
  admins('GET /api/salary/warnings/:id', { id: account, query: '?payDate=2026-01-31' }),
  owner('GET /api/employee/bank/:id', { id: employee }),
  owner('PUT /api/employee/bank/:id', { id: withBankAccount, body: bankAccount }),
  owner('GET /api/salary/:id', { id: account }),
  owner('GET /api/salary/pay-access/:id', { id: account }),

  admins('GET /api/leave'),
  owner(
    'POST /api/leave/add',
    {
      body: (whose) => {
        const day = nextDay();
        return {
          userId: account(whose),
          leaveType: 'Sick Leave',
          startDate: day,
          endDate: day,
          reason: 'Ill',
        };
      },
    },
    201,
  ),
  owner('GET /api/leave/quote', {
    id: account,
    query: '?userId=:id&leaveType=Annual+Leave&startDate=2026-07-06&endDate=2026-07-17',
  }),
  owner('GET /api/leave/costs', {
    id: account,
    query: '?userId=:id&leaveType=Annual+Leave&month=2026-07',
  }),
  owner('GET /api/leave/suggestion', {
    id: account,
    query: '?userId=:id&leaveType=Annual+Leave&startDate=2026-12-07&endDate=2026-12-11',
  }),
  admins('GET /api/leave/returns', { id: newLeave, query: '?ids=:id' }),
  admins('GET /api/leave/effects', { id: newLeave, query: '?ids=:id' }),
  admins('GET /api/leave/report', { query: '?from=2026-01-01&to=2026-12-31' }),
  admins('GET /api/leave/report/people'),
  admins('GET /api/leave/away', { id: employee, query: '?ids=:id' }),
  admins('GET /api/leave/away/:id', { id: newDepartment }),
  admins('POST /api/leave/shorten/:id', {
    id: newWeek,
    body: () => ({ from: weekBegan, to: weekBegan, reason: 'Ill' }),
  }),
  signedIn('GET /api/leave/team', { query: '?from=2026-07-01&to=2026-07-31' }),
  owner('GET /api/leave/detail/:id', { id: newLeave }),
  owner('POST /api/leave/withdraw/:id', { id: newLeave, body: () => ({ reason: 'Not needed' }) }),
  admins('PUT /api/leave/:id', { id: newLeave, body: () => ({ status: 'Approved' }) }),
  owner('GET /api/leave/:id', { id: account }),

  // Approvals are off: nobody has a team, and there is no step to pass. What changes with them is in approvals/.
  signedIn('GET /api/leave/waiting'),
  admins('POST /api/leave/pass/:id', { id: newLeave }, 409),
  // Nobody has decided it.
  {
    ...admins('POST /api/leave/undo/:id', { id: newLeave, body: () => ({ version: 1 }) }, 409),
    own: 409,
  },
  signedIn('GET /api/leave/deputy'),
  // The admin of this table has no employee record.
  { ...signedIn('PUT /api/leave/deputy', { body: () => ({ deputy: null }) }), admin: 403 },
  signedIn('GET /api/team'),
  signedIn('GET /api/team/balances/:id', { id: employee }, 403),
  signedIn('GET /api/team/colleagues'),
  signedIn('GET /api/team/calendar', {
    query: `?scope=department&from=${TODAY}&to=${addDays(TODAY, 30)}`,
  }),

  admins('GET /api/coverage'),
  admins('GET /api/coverage/outlook'),
  admins('POST /api/coverage/add', { body: coverageRule }, 201),
  admins('PUT /api/coverage/:id', { id: newCoverageRule, body: coverageRule }),
  admins('DELETE /api/coverage/:id', { id: newCoverageRule }),

  admins('GET /api/audit'),
  admins('GET /api/audit/chain'),
  admins('POST /api/audit/verify'),
  admins('GET /api/history/employee/:id', { id: employee }),
  admins('GET /api/history/leave/:id', { id: newLeave }),

  ...PAYROLL_ROWS,
  ...WORKING_TIME_ROWS,
  ...LEAVE_BALANCE_ROWS,
  ...LEAVE_RULES_ROWS,
  ...IMPORT_ROWS,
];

/** ':id', or ':file' of a calendar. */
const PLACE = /:\w+/;

/** The path of a row's request below /api, for fetch. */
export function pathOf({ route, query = '' }: Row, id = ''): { method: string; path: string } {
  const [method = '', address = ''] = route.split(' ');
  const place =
    address === '*' ? '/no/such/page' : address.replace(/^\/api/, '').replace(PLACE, id);
  if (query.includes(':id')) return { method, path: place + query.replace(':id', id) };
  return { method, path: PLACE.test(address) || id === '' ? place + query : `${place}?id=${id}` };
}
