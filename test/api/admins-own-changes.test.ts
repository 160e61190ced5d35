import { beforeEach, expect, test } from '@jest/globals';
import { ChangesRecorded } from '../../api/audit/audit.events.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { NotificationRecord } from '../../api/contract/notification/notifications.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { Events } from '../../api/platform/events/events.js';
import { setToday } from '../support/calendar.js';
import { hire, hireCast, PASSWORD, paySalary, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { applied, checked, undone } from '../support/imports.js';
import {
  previewed,
  storeAssignment,
  storeHolidayDays,
  storeVersion,
} from '../support/leave-preview.js';
import {
  addPolicy,
  addWorkPattern,
  FOUR_DAYS,
  leaveType,
  RULES,
} from '../support/leave-rules-by-calls.js';
import { serverWithMailbox } from '../support/mailbox.js';
import { PayrollCalls } from '../support/payroll.js';
import { countRows, rows, store } from '../support/rows.js';
import { ADMIN } from '../support/server.js';
import { storePolicy } from '../support/stored-leave-rules.js';

/** An admin with an employee record, newly hired before each test. */
let ines: EmployeeRecord;
let inesClient: Client;
let hired = 0;

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const TODAY = '2026-11-25';
setToday(server, TODAY);
const cast = await hireCast(server);
await storePolicy(server, { from: '2024-01-01' });
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
await payroll.setUp('2026-11-01');
const bonus = await payroll.component({ name: 'Bonus' });
const run = await payroll.start();
beforeEach(async () => {
  ines = await hire(cast.admin, {
    employeeId: `M-${++hired}`,
    name: 'Ines Admin',
    department: cast.sales._id,
    role: 'admin',
    hireDate: '2024-03-01',
  });
  inesClient = await server.signIn(ines.email, PASSWORD);
  for (const table of ['admin_notification_read', 'admin_notification', 'notification', 'mail'])
    await store(server, `DELETE FROM ${table}`);
});

const news = async (client: Client) =>
  (await client.get('/notification')).body.notifications as NotificationRecord[];
const told = async (client = cast.ruthClient) =>
  (await news(client)).map(({ kind }) => kind).filter((kind) => kind.startsWith('own.'));
const person = async (id: string) =>
  (await inesClient.get(`/employee/single/${id}`)).body.employee as EmployeeRecord;
const update = async (id: string, changes: object) =>
  inesClient.put(`/employee/update/${id}`, { ...(await person(id)), ...changes });
const entry = (employeeId: string) =>
  inesClient.post('/leave/entry/add', {
    employeeId,
    leaveType: 'Annual Leave',
    day: TODAY,
    kind: 'adjustment',
    amount: 30,
    reason: 'Because I can',
  });

/** A change of an employee by an admin, and the kind of notification if that employee is the admin. */
const MATTERS: [name: string, kind: string, change: (id: string) => Promise<{ status: number }>][] =
  [
    ['the salary of an employee', 'own.pay', (id) => update(id, { salary: 9000 })],
    [
      'a salary from a day on',
      'own.pay',
      (id) =>
        inesClient.post('/payroll/revision/add', {
          employeeId: id,
          salary: 9500,
          confirmed: true,
          from: '2026-01-31',
        }),
    ],
    [
      'a salary record',
      'own.pay',
      (id) =>
        inesClient.post('/salary/add', {
          employeeId: id,
          basicSalary: '9000.00',
          payDate: '2026-01-31',
        }),
    ],
    [
      'a pay item',
      'own.pay',
      (id) =>
        inesClient.post('/payroll/assignment/add', {
          componentId: bonus,
          employeeId: id,
          from: TODAY,
          amount: '500.00',
        }),
    ],
    [
      'a single payment',
      'own.pay',
      (id) =>
        inesClient.post('/payroll/assignment/add', {
          componentId: bonus,
          employeeId: id,
          runId: run._id,
          amount: '500.00',
        }),
    ],
    [
      'a payslip on hold',
      'own.pay',
      (id) => inesClient.post(`/payroll/run/hold/${run._id}`, { employeeId: id, reason: 'Later' }),
    ],
    [
      'an off-cycle run of one person',
      'own.pay',
      (id) =>
        inesClient.post('/payroll/run/add', { kind: 'offCycle', people: [id], everything: true }),
    ],
    [
      'a bank account',
      'own.pay',
      async (id) => {
        await inesClient.confirm();
        const account = { iban: 'DE02120300000000202051', holder: 'Somebody', version: 0 };
        return inesClient.put(`/employee/bank/${id}`, account);
      },
    ],
    ['an entry in the ledger', 'own.balance', entry],
    [
      'a hire date',
      'own.employment',
      (id) => inesClient.put(`/employee/employment/${id}`, { hireDate: '2019-03-01' }),
    ],
    [
      'a last day',
      'own.employment',
      async (id) => {
        await inesClient.confirm();
        return inesClient.put(`/employee/employment/${id}`, { leftOn: '2027-12-31' });
      },
    ],
    [
      'an assigned policy',
      'own.policy',
      async (id) => {
        const { _id, leaveType } = await addPolicy(cast.admin, { name: `Generous ${++hired}` });
        return inesClient.post('/work/assignment/add', {
          holders: [id],
          subject: leaveType._id,
          target: _id,
          from: TODAY,
        });
      },
    ],
    [
      'an assigned work pattern',
      'own.policy',
      async (id) => {
        const { pattern } = (
          await cast.admin.post('/work/pattern/add', {
            name: `One day ${++hired}`,
            slots: [[240, 240], ...Array(6).fill([0, 0])],
          })
        ).body;
        return inesClient.post('/work/assignment/add', {
          holders: [id, cast.amara._id],
          subject: 'pattern',
          target: pattern._id,
          from: TODAY,
        });
      },
    ],
  ];

test.each(MATTERS)(
  '%s, changed by an admin for themselves, is news to every other admin, once',
  async (_name, kind, change) => {
    expect((await change(ines._id)).status).toBeLessThan(300);
    const expected = {
      _id: expect.any(String),
      kind,
      createdAt: expect.any(String),
      read: false,
      employee: { _id: ines._id, name: 'Ines Admin' },
    };
    for (const client of [cast.admin, cast.ruthClient])
      expect(await news(client)).toEqual([expected]);
    for (const client of [inesClient, cast.amaraClient]) expect(await news(client)).toEqual([]);
    expect(await countRows(server, 'admin_notification')).toBe(1);
  },
);

test.each(MATTERS)(
  '%s, changed for somebody else, is news to nobody',
  async (_name, _kind, change) => {
    const nina = await hire(cast.admin, {
      employeeId: `M-${++hired}`,
      department: cast.sales._id,
      hireDate: '2024-03-01',
    });
    expect((await change(nina._id)).status).toBeLessThan(300);
    expect(await told()).toEqual([]);
  },
);

test('either id of the admin is the admin', async () => {
  await paySalary(inesClient, ines.userId._id);
  expect((await entry(ines.userId._id)).status).toBe(201);
  expect(await told()).toEqual(['own.balance', 'own.pay']);
});

test('taking a change back notifies the other admins as well', async () => {
  const salary = await paySalary(inesClient, ines._id);
  const { entry: added } = (await entry(ines._id)).body;
  expect((await inesClient.post(`/salary/void/${salary._id}`, { reason: 'Wrong' })).status).toBe(
    200,
  );
  expect(
    (await inesClient.post(`/leave/entry/reverse/${added._id}`, { reason: 'Wrong' })).status,
  ).toBeLessThan(300);
  expect(await told()).toEqual(['own.balance', 'own.pay', 'own.balance', 'own.pay']);
});

test('an edit that keeps the pay, other fields and refused changes notify nobody', async () => {
  await update(ines._id, { designation: 'Head of everything' });
  await inesClient.put(`/employee/contact/${ines._id}`, { phone: '+47 12 34 56 78' });
  await inesClient.put(`/employee/employment/${ines._id}`, { manager: { _id: cast.zoe._id } });
  expect((await update(ines._id, { salary: -1 })).status).toBe(400);
  expect(await told()).toEqual([]);
});

test('leave that an admin cancels for themselves notifies the others; withdrawing a pending request does not', async () => {
  const [pending, approved] = [
    await requestLeave(inesClient, ines._id, '2027-02-01', '2027-02-05'),
    await requestLeave(inesClient, ines._id, '2027-03-01', '2027-03-05'),
  ];
  await cast.ruthClient.put(`/leave/${approved._id}`, { status: 'Approved' });
  await inesClient.post(`/leave/withdraw/${pending._id}`);
  expect(await told()).toEqual([]);
  expect(
    (await inesClient.post(`/leave/withdraw/${approved._id}`, { reason: 'Called off' })).status,
  ).toBe(200);
  expect(await told()).toEqual(['own.leave']);
});

test('a policy and a calendar that the admin is assigned by name are their own, also when shared, such as with somebody who left; those of everybody and of others are not', async () => {
  const policy = await addPolicy(cast.admin, { name: `Mine ${hired}`, from: '2025-01-01' });
  const { calendar } = (await cast.admin.post('/holiday/add', { name: `Mine ${hired}` })).body;
  const assign = (holders: string[]) =>
    Promise.all(
      [
        [policy.leaveType._id, policy._id],
        ['calendar', calendar._id],
      ].map(([subject, target]) =>
        storeAssignment(cast.ruthClient, { holders, subject, target, from: TODAY }),
      ),
    );
  const carryOver = async (carry: number) => {
    const version = { from: TODAY, rules: { ...RULES, carry } };
    expect((await storeVersion(inesClient, policy._id, version)).status).toBe(201);
  };
  const addHoliday = async (day: string, name: string) => {
    const days = { add: [{ day, name }] };
    expect((await storeHolidayDays(inesClient, calendar._id, days)).status).toBe(200);
  };
  await assign([ines._id]);
  await carryOver(60);
  await addHoliday('2027-05-17', 'My day');
  expect(await told()).toEqual(['own.policy', 'own.policy']);
  await assign([cast.amara._id]);
  await carryOver(61);
  expect(await told()).toEqual(['own.policy', 'own.policy', 'own.policy']);
  await inesClient.put(`/employee/employment/${cast.amara._id}`, { leftOn: TODAY });
  await addHoliday('2027-05-18', 'My other day');
  expect(await told()).toHaveLength(4);
  await store(
    server,
    "UPDATE leave_assignment SET holder = '*', employee_id = NULL WHERE policy_id = ? AND holder = ?",
    [policy._id, ines._id],
  );
  await store(server, 'DELETE FROM leave_assignment WHERE calendar_id = ? AND holder = ?', [
    calendar._id,
    ines._id,
  ]);
  await carryOver(62);
  await addHoliday('2027-05-19', 'Their day');
  expect(await told()).toHaveLength(4);
});

test('an assignment to everybody is no own matter, one to all who match is', async () => {
  const { pattern } = (
    await cast.admin.post('/work/pattern/add', {
      name: `Everybody ${hired}`,
      slots: [...Array(5).fill([240, 240]), [0, 0], [0, 0]],
    })
  ).body;
  const assign = async (holders: unknown) => {
    const change = { holders, subject: 'pattern', target: pattern._id, from: TODAY };
    const { basis } = await previewed(inesClient, { kind: 'assignment', ...change });
    return inesClient.post('/work/assignment/add', { ...change, basis });
  };
  expect(await assign('*')).toMatchObject({ status: 201, body: { assigned: 1 } });
  expect(await told()).toEqual([]);
  await store(server, "DELETE FROM leave_assignment WHERE subject = 'pattern'");
  expect(await assign({ filter: { department: ines.department._id } })).toMatchObject({
    status: 201,
  });
  expect(await told()).toEqual(['own.policy']);
});

test('a pattern for everybody, its end and holidays of everybody are own pay for who is alone with them', async () => {
  const pattern = await addWorkPattern(cast.admin, 'Four days', FOUR_DAYS);
  const { calendar } = (await cast.admin.post('/holiday/add', { name: 'Of everybody' })).body;
  const assign = (holders: unknown, subject: string, target: string, by = inesClient) =>
    storeAssignment(by, { holders, subject, target, from: TODAY });
  const addDay = (day: string) =>
    storeHolidayDays(inesClient, calendar._id, { add: [{ day, name: 'Ours' }] });
  await assign('*', 'pattern', pattern);
  await assign('*', 'calendar', calendar._id);
  await addDay('2027-05-21');
  expect(await told()).toEqual([]);
  const others = (
    await rows<{ id: string }>(server, 'SELECT id FROM employee WHERE id <> ?', [ines._id])
  ).map(({ id }) => id);
  await assign(others, 'pattern', pattern, cast.ruthClient);
  await assign(others, 'calendar', calendar._id, cast.ruthClient);
  const [ofEverybody] = await rows<{ id: string }>(
    server,
    "SELECT id FROM leave_assignment WHERE holder = '*' AND subject = 'pattern' AND live = 1",
  );
  const change = { kind: 'assignmentEnd', assignment: ofEverybody?.id };
  const { basis } = await previewed(inesClient, change);
  await inesClient.post(`/work/assignment/end/${ofEverybody?.id}`, { basis });
  expect(await told()).toEqual(['own.pay']);
  await assign('*', 'pattern', pattern);
  expect(await told()).toEqual(['own.pay', 'own.pay']);
  await addDay('2027-05-24');
  expect(await told()).toEqual(['own.pay', 'own.pay', 'own.pay']);
  await store(server, 'DELETE FROM leave_assignment WHERE subject IN (?, ?)', [
    'pattern',
    'calendar',
  ]);
});

test('a type of leave that is no longer paid is own pay for an admin who has taken it', async () => {
  const type = await leaveType(cast.admin);
  const change = async (fields: object) =>
    expect(
      (await inesClient.put(`/leave/type/${type._id}`, { name: type.name, ...fields })).status,
    ).toBe(200);
  const paid = (isPaid: boolean) => change({ paid: isPaid });
  await requestLeave(inesClient, ines._id, '2027-02-01', '2027-02-05');
  await paid(false);
  expect(await told()).toEqual([]);
  const { leaves } = (await inesClient.get(`/leave/${ines._id}`)).body;
  await cast.ruthClient.put(`/leave/${leaves[0]._id}`, { status: 'Approved' });
  await paid(true);
  expect(await told()).toEqual(['own.pay']);
  await change({ reasonRequired: true });
  expect(await told()).toEqual(['own.pay']);
});

test('an item of a department, and a component, are own pay for who is alone with them; a setting of payroll always is', async () => {
  const office = (await cast.admin.post('/department/add', { dep_name: 'Own', description: 'x' }))
    .body.department._id;
  const own = await payroll.component({ name: 'Car' });
  const item = (departmentId: string) =>
    inesClient.post('/payroll/assignment/add', {
      componentId: own,
      departmentId,
      from: TODAY,
      amount: '500.00',
    });
  await item(cast.sales._id);
  expect(await told()).toEqual([]);
  await cast.admin.put(`/employee/update/${ines._id}`, {
    ...(await person(ines._id)),
    department: office,
  });
  await item(office);
  expect(await told()).toEqual(['own.pay']);
  const prorated = (prorated: boolean) =>
    inesClient.put(`/payroll/component/${own}`, { name: 'Car', kind: 'earning', prorated });
  await prorated(true);
  expect(await told()).toHaveLength(1);
  await store(server, 'DELETE FROM pay_assignment WHERE department_id = ?', [cast.sales._id]);
  await prorated(false);
  expect(await told()).toHaveLength(2);
  await inesClient.put('/payroll/setting', { payDay: 27 });
  expect(await told()).toHaveLength(3);
});

test('an import notifies once for each kind of change to the admin who applies or undoes it', async () => {
  const pay = `Employee ID,Pay Date,Basic Salary\n${ines.employeeId},2026-01-31,9000\n${ines.employeeId},2026-02-28,9000\n${cast.amara.employeeId},2026-02-28,900\n`;
  const job = await applied(
    inesClient,
    await checked(inesClient, 'salaries', pay, { dateOrder: 'year-first' }),
  );
  expect(job).toMatchObject({ state: 'Applied', counts: { new: 3 } });
  expect(await told()).toEqual(['own.pay']);
  expect((await undone(inesClient, job)).state).toBe('Undone');
  expect(await told()).toEqual(['own.pay', 'own.pay']);

  const people = `Employee ID,Full Name,Email,Department,Salary,Hire Date\n${ines.employeeId},Ines Admin,${ines.email},Sales,9000,2019-03-01\n`;
  expect(
    await applied(
      inesClient,
      await checked(inesClient, 'employees', people, {
        dateOrder: 'year-first',
        payPeriod: 'month',
      }),
    ),
  ).toMatchObject({ state: 'Applied', counts: { changed: 1 } });
  expect((await told()).slice(0, 2).sort()).toEqual(['own.employment', 'own.pay']);

  const balances = `Employee ID,Leave Type,Balance,Counts From\n${ines.employeeId},Annual Leave,30,2026-01-01\n`;
  expect(
    (
      await applied(
        inesClient,
        await checked(inesClient, 'balances', balances, {
          dateOrder: 'year-first',
          balanceMeaning: 'on-top',
        }),
      )
    ).state,
  ).toBe('Applied');
  expect((await told())[0]).toBe('own.balance');

  const before = (await told()).length;
  const byRuth = `Employee ID,Pay Date,Basic Salary\n${ines.employeeId},2026-03-31,9000\n`;
  expect(
    (
      await applied(
        cast.ruthClient,
        await checked(cast.ruthClient, 'salaries', byRuth, { dateOrder: 'year-first' }),
      )
    ).state,
  ).toBe('Applied');
  expect(await told(cast.admin)).toHaveLength(before);
});

test('two changes of a kind that one unit records one after the other are one notification', async () => {
  const change = {
    action: 'salary.add',
    subject: 'salary',
    id: 'a',
    name: 'a',
    employeeId: ines._id,
  } as const;
  const both = async () => {
    for (const changes of [[change], [change]])
      await server.app.get(Events).emit(
        new ChangesRecorded(
          {
            accountId: ines.userId._id,
            employeeId: ines._id,
            name: ines.name ?? '',
            role: 'admin',
          },
          changes,
        ),
      );
  };
  await server.app.get(UnitOfWork).write(both);
  expect(await told()).toEqual(['own.pay']);
  await both();
  expect(await told()).toEqual(['own.pay', 'own.pay', 'own.pay']);
});

test('the other admins get a mail without figures, in their language; the admin gets none', async () => {
  await cast.ruthClient.put('/profile/language', { language: 'fr' });
  await paySalary(inesClient, ines._id);
  const mails = await Promise.all(
    [cast.ruth.email, ADMIN.email].map((address) =>
      eventually(async () => mailbox.to(address).find(({ text }) => text.includes(ines._id))),
    ),
  );
  expect(mails.map(({ headers }) => headers.subject?.[0])).toEqual([
    'Ines Admin a modifié son propre salaire',
    'Ines Admin changed their own pay',
  ]);
  for (const { text } of mails) expect(text).not.toContain('1000');
  expect(await countRows(server, 'mail', 'account_id = ?', [ines.userId._id])).toBe(0);
  await cast.ruthClient.put('/profile/language', { language: 'en' });
});

test('the notification is stored with the change or not at all, and each admin reads it for themselves', async () => {
  await paySalary(inesClient, ines._id);
  expect(
    (
      await inesClient.post('/salary/add', {
        employeeId: ines._id,
        basicSalary: '1.00',
        payDate: '2026-01-31',
      })
    ).status,
  ).toBe(409);
  const [only, ...more] = await news(cast.ruthClient);
  expect(more).toEqual([]);
  expect(
    (await cast.ruthClient.put('/notification/read', { ids: [only?._id] })).body,
  ).toMatchObject({ unread: 0 });
  expect(await news(cast.ruthClient)).toMatchObject([{ read: true }]);
  expect((await cast.admin.get('/notification')).body.unread).toBe(1);
  expect(await news(cast.zoeClient)).toEqual([]);
});
