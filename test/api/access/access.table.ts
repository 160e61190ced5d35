import { existsSync } from 'node:fs';
import { addDays } from '../../../api/contract/calendar-date.js';
import { DOCUMENT_FILE } from '../../../api/openapi/document-file.js';
import type { Route } from '../../../api/openapi/routes.js';
import { TODAY } from '../../support/calendar.js';
import { form, PASSWORD, requestLeave } from '../../support/cast.js';
import {
  DESCRIBED,
  exampleForm,
  exampleBody,
  exampleQuery,
  isForAdminsOnly,
  nameOf,
} from '../../support/described-requests.js';
import {
  account,
  employee,
  newCalendar,
  newLeave,
  newLogo,
  newSession,
  nextDay,
  paidSlip,
  publishedFile,
  recordOf,
  valuesOf,
} from './access.records.js';
import {
  approver,
  open,
  owner,
  signedIn,
  type Id,
  type Row,
  type Whose,
  type World,
} from './access.row.js';

const bankAccount = () => ({ iban: 'IE64 IRCE 9205 0112 3456 78', holder: 'Somebody' });
const withBankAccount = async ({ record, client }: Whose, { admin }: World) => {
  await client.confirm();
  await admin.put(`/employee/bank/${record._id}`, bankAccount());
  return record._id;
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
const sickDay = ({ record }: Whose) => {
  const day = nextDay();
  const userId = record.userId._id;
  return { userId, leaveType: 'Sick Leave', startDate: day, endDate: day, reason: 'Ill' };
};
let weekBegan = '2004-01-05';
const newWeek: Id = async ({ record, client }) => {
  weekBegan = addDays(weekBegan, 7);
  const end = addDays(weekBegan, 4);
  return (await requestLeave(client, record.userId._id, weekBegan, end))._id;
};
const photo = (_: Whose, world: World) => form({}, world.photo);

/** Every route but those for admins alone: who may make it is written here a second time. */
const WRITTEN: Row[] = [
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
  signedIn('POST /api/auth/confirm', { body: () => ({ password: PASSWORD }), admin: 400 }),
  signedIn('GET /api/auth/sessions'),
  signedIn('GET /api/auth/factor'),
  // Nobody gets as far as having a second factor.
  signedIn('POST /api/auth/factor/start'),
  signedIn('POST /api/auth/factor/enable', { body: () => ({ code: 'no code' }) }, 400),
  signedIn('POST /api/auth/factor/recovery', {}, 409),
  signedIn('DELETE /api/auth/factor', {}, 409),
  owner('DELETE /api/auth/sessions/:id', { id: newSession, admin: 404 }),
  owner('PUT /api/setting/change-password', {
    body: ({ record }) => ({
      userId: record.userId._id,
      oldPassword: PASSWORD,
      newPassword: PASSWORD,
      confirmPassword: PASSWORD,
    }),
    admin: 403,
  }),
  signedIn('GET /api/setting/employer'),
  signedIn('PUT /api/profile/language', { body: () => ({ language: 'fr' }) }),
  // The admin of this table has no employee record.
  signedIn('PUT /api/profile/contact', { body: () => ({ phone: '+47 22 12 34 56' }), admin: 404 }),
  signedIn('PUT /api/profile/image', { body: photo }),
  signedIn('GET /api/calendar-feed'),
  // The admin of this table has no employee record.
  signedIn('POST /api/calendar-feed/add', { body: anotherFeed, admin: 400 }, 201),
  owner('DELETE /api/calendar-feed/:id', { id: newFeed, admin: 404 }),
  signedIn('GET /api/notification'),
  signedIn('PUT /api/notification/read', { body: () => ({}) }),

  owner('GET /api/employee/single/:id', { id: employee }),
  owner('GET /api/employee/image/:id', { id: image }),

  owner('GET /api/employee/bank/:id', { id: employee }),
  owner('PUT /api/employee/bank/:id', { id: withBankAccount, body: bankAccount }),
  owner('GET /api/salary/:id', { id: account }),
  owner('GET /api/salary/pay-access/:id', { id: account }),

  owner('POST /api/leave/add', { body: sickDay }, 201),
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
  signedIn('GET /api/leave/team', { query: '?from=2026-07-01&to=2026-07-31' }),
  owner('GET /api/leave/detail/:id', { id: newLeave }),
  owner('POST /api/leave/withdraw/:id', { id: newLeave, body: () => ({ reason: 'Not needed' }) }),
  owner('GET /api/leave/:id', { id: account }),
  // Also for approvers, of which there are none while approvals are off; what changes with them is in approvals/.
  approver('PUT /api/leave/:id', { id: newLeave, body: () => ({ status: 'Approved' }) }),
  approver('POST /api/leave/shorten/:id', {
    id: newWeek,
    body: () => ({ from: weekBegan, to: weekBegan, reason: 'Ill' }),
  }),
  approver('POST /api/leave/pass/:id', { id: newLeave }, 409),

  signedIn('GET /api/leave/waiting'),
  signedIn('GET /api/leave/deputy'),
  // The admin of this table has no employee record.
  signedIn('PUT /api/leave/deputy', { body: () => ({ deputy: null }), admin: 403 }),
  signedIn('GET /api/team'),
  signedIn('GET /api/team/balances/:id', { id: employee }, 403),
  signedIn('GET /api/team/colleagues'),
  signedIn('GET /api/team/calendar', {
    query: `?scope=department&from=${TODAY}&to=${addDays(TODAY, 30)}`,
  }),

  owner('GET /api/payslip/:employee', { id: account }),
  owner('GET /api/payslip/single/:id', { id: paidSlip }),
  owner('GET /api/payslip/files/:employee', { id: account }),
  owner('GET /api/payslip/file/:id', { id: publishedFile }),
  owner('GET /api/payslip/pdf/:id', { id: paidSlip }),

  signedIn('GET /api/holiday'),
  signedIn('GET /api/holiday/:id', { id: newCalendar, query: '?year=2026' }),
  owner('GET /api/work/assignment/:id', { id: employee }),

  owner('GET /api/leave/balance/:id', { id: account, query: '?on=2026-12-31' }),
  owner('GET /api/leave/ledger/:id', {
    id: account,
    query: '?leaveType=Annual+Leave&from=2026-01-01&to=2026-12-31',
  }),
  signedIn('GET /api/leave/type'),
];

/** A request as the documentation shows it, about a record that exists. */
function adminRow(route: Route): Row {
  const { pathValues, endpoint } = route;
  const name = nameOf(route);
  const query = exampleQuery(route);
  const named = pathValues.length > 0 || query.includes(':id') || endpoint.query?.id?.required;
  return {
    route: name,
    anyone: 401,
    own: 403,
    another: 403,
    admin: 'may',
    id: named ? recordOf(name) : undefined,
    query,
    body: (whose, world) =>
      endpoint.multipart
        ? exampleForm(route, valuesOf(whose, world), world.photo)
        : exampleBody(route, valuesOf(whose, world)),
  };
}

/** Every route that the server has. A call whose role is forgotten is not for admins alone, and is missing in `WRITTEN`. */
export const ROWS: Row[] = [...WRITTEN, ...DESCRIBED.filter(isForAdminsOnly).map(adminRow)];

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
