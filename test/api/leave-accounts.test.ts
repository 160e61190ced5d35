import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LeaveUpkeep } from '../../api/entitlement/leave-upkeep.js';
import { Clock } from '../../api/platform/config/clock.js';
import type { LeaveAccountRecord } from '../../api/contract/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave-types.js';
import { hire, hireCast, requestLeave, type Cast } from '../support/cast.js';
import { storePolicy } from '../support/stored-leave-rules.js';
import { countRows, rows, store } from '../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../support/server.js';
import { query } from './lists/list.data.js';

let server: TestServer;
let cast: Cast;
let today = '2026-11-22';
let clock: ReturnType<typeof jest.spyOn>;

beforeAll(async () => {
  server = await startServer();
  clock = jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => today);
  cast = await hireCast(server);
  await storePolicy(server, { name: 'Annual', from: '2026-01-01', rules: { tiers: [{ years: 0, amount: 25_000 }], carry: 5_000, carryMonths: 6 } });
  await storePolicy(server, { leaveType: 'Sick Leave', name: 'Sick', from: '2026-01-01', rules: { tracked: false, tiers: [{ years: 0, amount: 0 }], negativeLimit: null } });
  const { admin, amara, zoe } = cast;
  const { _id } = await requestLeave(admin, amara._id, '2026-04-06', '2026-04-10');
  await admin.put(`/leave/${_id}`, { status: 'Approved' });
  await requestLeave(admin, zoe._id, '2026-12-14', '2026-12-15');
  await upkeep();
  await admin.confirm(ADMIN.password);
});
beforeEach(() => {
  today = '2026-11-22';
});
afterAll(() => {
  clock.mockRestore();
  return server.stop();
});

const upkeep = () => server.app.get(LeaveUpkeep, { strict: false }).run();
const list = async (asked: Parameters<typeof query>[0] = {}) => (await cast.admin.get(`/leave/balances${query(asked)}`)).body;
const names = async (asked: Parameters<typeof query>[0]) => (await list(asked)).accounts.map(({ employee }: LeaveAccountRecord) => employee.name.split(' ')[0]);
const account = (employeeId: string, type = BUILTIN_LEAVE_TYPE_IDS['Annual Leave']) =>
  rows(server, 'SELECT taken, booked, reserved, available, expires_on AS expiresOn, as_of AS asOf, stale FROM leave_account WHERE employee_id = ? AND leave_type_id = ?', [employeeId, type]);

describe('the list of balances', () => {
  test('has everybody for whom a policy holds, and a summary of all', async () => {
    const { accounts, summary } = await list({ range: [0, 9], sort: ['name', 'ASC'] });
    expect(accounts[0]).toEqual({
      _id: cast.amara._id, employee: { _id: cast.amara._id, employeeId: 'R-1', name: 'Amara Okafor', profileImage: null }, department: { _id: cast.research._id, dep_name: 'Research' },
      leaveType: { _id: expect.any(String), name: 'Annual Leave', unit: 'days' }, policy: { _id: expect.any(String), name: 'Annual' },
      taken: 5, booked: 0, reserved: 0, available: 20, expires: { amount: 15, on: '2026-12-31' },
    });
    expect(summary).toEqual({ people: 3, taken: 5, booked: 0, reserved: 2, negative: 0 });
  });

  test.each<[Parameters<typeof query>[0], string[]]>([
    [{ sort: ['name', 'DESC'] }, ['Zoë', 'Ruth', 'Amara']], [{ sort: ['employeeId', 'ASC'] }, ['Amara', 'Ruth', 'Zoë']], [{ sort: ['department', 'DESC'], range: [0, 0] }, ['Zoë']],
    [{ sort: ['available', 'ASC'] }, ['Amara', 'Zoë', 'Ruth']], [{ sort: ['available', 'DESC'], range: [0, 0] }, ['Ruth']], [{ sort: ['expiresOn', 'ASC'], range: [0, 2], filter: { q: 'zoe' } }, ['Zoë']],
    [{ filter: { below: 23 } }, ['Amara']], [{ filter: { above: '24.5' } }, ['Ruth']], [{ filter: { below: 24, status: 'Active', q: 'a' }, sort: ['available', 'DESC'] }, ['Zoë', 'Amara']],
    [{ filter: { expiresBefore: '2026-12-30' } }, []], [{ filter: { expiresBefore: '2026-12-31' }, sort: ['name', 'ASC'] }, ['Amara', 'Ruth', 'Zoë']],
    [{ filter: { leaveType: 'Casual Leave' } }, []], [{ filter: { leaveType: 'Sick Leave', status: 'Active' }, sort: ['name', 'ASC'], range: [1, 1] }, ['Ruth']],
  ])('sorts and filters: %j', async (asked, expected) => {
    const found = await names(asked);
    expect(found.slice(0, 3)).toEqual(expected);
  });

  test('shows another day, derived for the page', async () => {
    const { accounts, summary } = await list({ range: [0, 0], sort: ['name', 'ASC'], filter: { on: '2027-01-15' } });
    expect(accounts[0]).toMatchObject({ employee: { name: 'Amara Okafor' }, taken: 0, available: 30, expires: { amount: 5, on: '2027-06-30' } });
    expect(summary).toBeNull();
    for (const asked of [{ filter: { on: '2027-01-15', below: 2 } }, { filter: { on: '2027-01-15' }, sort: ['available', 'ASC'] }, { filter: { on: '2030-01-01' } }, { filter: { on: 'x' } }, { filter: { leaveType: 'x' } }, { filter: { below: 'x' } }]) {
      expect({ asked, ...(await cast.admin.get(`/leave/balances${query(asked)}`)) }).toMatchObject({ asked, status: 400 });
    }
  });

  test('comes as a file, too', async () => {
    const { body } = await cast.admin.get(`/leave/balances${query({ sort: ['name', 'ASC'] })}`, { accept: 'text/csv' });
    const [head, first] = String(body).trim().split(/\r?\n/);
    expect(head).toContain('Available');
    expect(first).toBe('R-1,Amara Okafor,Research,Annual Leave,Annual,days,5,0,0,20,15,2026-12-31');
  });
});

describe('the index of balances', () => {
  test('follows an entry in the same unit', async () => {
    const { entry } = (await cast.admin.post('/leave/entry/add', { employeeId: cast.ruth._id, leaveType: 'Annual Leave', day: '2026-11-01', kind: 'credit', amount: 1, reason: 'Weekend' })).body;
    expect(await account(cast.ruth._id)).toMatchObject([{ available: 26_000 }]);
    await cast.admin.post(`/leave/entry/reverse/${entry._id}`, { reason: 'Not so' });
    expect(await account(cast.ruth._id)).toMatchObject([{ available: 25_000 }]);
  });

  test('follows the calendar: what is booked becomes taken, a year grants anew', async () => {
    today = '2026-12-14';
    await upkeep();
    expect(await account(cast.zoe._id)).toMatchObject([{ reserved: 2_000, available: 23_000, asOf: '2026-12-14' }]);
    today = '2027-01-01';
    await upkeep();
    expect(await account(cast.amara._id)).toMatchObject([{ taken: 0, available: 30_000, asOf: '2027-01-01' }]);
    expect(await countRows(server, 'leave_account', 'stale = 1 OR changes_on <= ?', [today])).toBe(0);
    today = '2026-11-22';
    await store(server, 'UPDATE leave_account SET stale = 1');
    await upkeep();
  });

  test('is made again where rows are missing, stale or older than the facts; what holds no more is removed', async () => {
    const before = await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id');
    await store(server, 'DELETE FROM leave_account WHERE employee_id = ?', [cast.zoe._id]);
    await store(server, 'UPDATE leave_account SET available = 1, seen_version = seen_version - 1 WHERE employee_id = ?', [cast.amara._id]);
    await store(server, 'UPDATE leave_account SET taken = 1, stale = 1 WHERE employee_id = ?', [cast.ruth._id]);
    await upkeep();
    expect(await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id')).toEqual(before);
    await store(server, "UPDATE leave_assignment SET live = NULL WHERE subject = ?", [BUILTIN_LEAVE_TYPE_IDS['Sick Leave']]);
    await store(server, 'UPDATE leave_account SET stale = 1');
    await upkeep();
    expect(await countRows(server, 'leave_account', 'leave_type_id = ?', [BUILTIN_LEAVE_TYPE_IDS['Sick Leave']])).toBe(0);
  });

  test('lists somebody who is hired later', async () => {
    const added = await hire(cast.admin, { employeeId: 'S-2', department: cast.sales._id });
    await upkeep();
    expect(await account(added._id)).toMatchObject([{ available: 25_000, stale: 0 }]);
  });

  test('does not move while nothing changes', async () => {
    await upkeep();
    const before = await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id');
    const writes = jest.spyOn(server.app.get(LeaveUpkeep, { strict: false })['accounts'], 'refreshStale');
    await upkeep();
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
    expect(await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id')).toEqual(before);
  });

  test('answers nothing by itself: with wrong rows or none, balances and ledgers are the same', async () => {
    const answers = async () => [(await cast.admin.get(`/leave/balance/${cast.amara._id}`)).body, (await cast.admin.get(`/leave/ledger/${cast.amara._id}?leaveType=Annual Leave`)).body];
    const before = await answers();
    await store(server, 'UPDATE leave_account SET available = -77000, taken = 99000, stale = 0, changes_on = NULL');
    expect(await answers()).toEqual(before);
    await store(server, 'DELETE FROM leave_account');
    expect(await answers()).toEqual(before);
  });
});
