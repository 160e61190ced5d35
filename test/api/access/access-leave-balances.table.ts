import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveEntryRecord } from '../../../api/contract/leave/leave-balances.js';
import { previewed } from '../../support/leave-preview.js';
import type { Row, Whose, World } from './access.row.js';

const admins = (route: string, details: Partial<Row> = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: 403,
  another: 403,
  admin: status,
  ...details,
});
const owner = (route: string, details: Partial<Row> = {}): Row => ({
  route,
  anyone: 401,
  own: 200,
  another: 403,
  admin: 200,
  ...details,
});

let counter = 0;
/** Each later than the last: what is closed stays closed. */
const nextDay = () => addDays('2010-01-01', (counter += 1));
const newClosing = async (_: Whose, { admin }: World) => {
  const closing = { leaveType: 'Sick Leave', until: nextDay() };
  return { ...closing, basis: (await previewed(admin, { kind: 'close', ...closing })).basis };
};
const account = ({ record }: Whose) => record.userId._id;
const preview = ({ record }: Whose) => ({
  employeeId: record._id,
  leaveType: 'Casual Leave',
  day: '2026-01-01',
  kind: 'opening',
  amount: 2.5,
});
const entry = (whose: Whose) => ({ ...preview(whose), reason: 'Left from before' });
const newEntry = async (whose: Whose, { admin }: World): Promise<string> => {
  const added: LeaveEntryRecord = (await admin.post('/leave/entry/add', entry(whose))).body.entry;
  return added._id;
};

export const LEAVE_BALANCE_ROWS: Row[] = [
  owner('GET /api/leave/balance/:id', { id: account, query: '?on=2026-12-31' }),
  owner('GET /api/leave/ledger/:id', {
    id: account,
    query: '?leaveType=Annual+Leave&from=2026-01-01&to=2026-12-31',
  }),
  admins('GET /api/leave/balances'),
  admins('GET /api/leave/year-end', { query: '?leaveType=Annual+Leave' }),
  admins('POST /api/leave/close', { body: newClosing }),
  admins('POST /api/leave/entry/add', { body: entry }, 201),
  admins('POST /api/leave/entry/preview', { body: preview }),
  admins('POST /api/leave/entry/reverse/:id', {
    id: newEntry,
    body: () => ({ reason: 'Entered twice' }),
  }),
];
