import { createHash } from 'node:crypto';
import { Accounts } from '../../api/account/accounts.js';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { TODAY } from './calendar.js';
import { addDepartment, form, hire, paySalary, person, requestLeave, PASSWORD } from './cast.js';
import { accepted, type Client } from './client.js';
import { addPolicy } from './leave-rules-by-calls.js';
import { picture } from './picture.js';
import { rows } from './rows.js';
import { ADMIN, type TestServer } from './server.js';
import { SinglePayments } from './single-payments.js';

/** How many salary records one of them has: more than are read or stored at once. */
export const MANY = 1_100;

/** A company with something of everything that can be stored, texts that are hard to carry included. */
export async function foundVariedCompany(server: TestServer): Promise<void> {
  const admin = await server.admin();
  accepted(await admin.confirm(ADMIN.password));
  await describeCompany(admin);
  const people = await hirePeople(admin);
  const { amara, zoe, leo, eve } = people;
  await tellOfPeople(admin, people);
  const zoeClient = await server.signIn(zoe.email, PASSWORD);
  accepted(await zoeClient.put('/profile/language', { language: 'fr' }));
  const { id: auditor } = await server.app.get(Accounts, { strict: false }).add({
    name: 'Without Record',
    email: 'auditor@company.example',
    role: 'employee',
    passwordHash: null,
  });
  await forgetDetails(server, eve);
  await tellOfImports(server, auditor);

  await payOnce(admin, zoe._id);
  await payOften(server, amara._id);
  await runPayroll(server, admin, zoe._id, leo._id);
  await requestEveryLeave(admin, zoeClient, zoe._id);
  await enterBalances(admin, zoe._id);
  await reviseSalary(admin, leo._id);
  accepted(await zoeClient.put('/notification/read'));
  const { notifications } = accepted(await admin.get('/notification'));
  accepted(await admin.put('/notification/read', { ids: [notifications[0]._id] }));
  const leftOn = addDays(TODAY, -1);
  accepted(await admin.put(`/employee/employment/${leo._id}`, { leftOn }));
}

async function describeCompany(admin: Client): Promise<void> {
  accepted(
    await admin.put('/setting/company', {
      name: '=Fjord & "Söhne"',
      address: 'Storgata 1\n0155 Oslo',
      locale: 'nb-NO',
      timeZone: 'Europe/Oslo',
    }),
  );
  const logo = await picture('png', { width: 90, height: 30 });
  accepted(await admin.put('/setting/company/logo', form({}, logo)));
}

async function hirePeople(admin: Client) {
  const research = await addDepartment(admin, {
    dep_name: 'Forschung & "Entwicklung"',
    description: 'Findet heraus,\nwas „als Nächstes“ kommt;\n\n=SUM(A1:A9)',
  });
  const formula = await addDepartment(admin, {
    dep_name: '=HYPERLINK("http://elsewhere.example";"x")',
    description: "'already quoted",
  });
  await addDepartment(admin, { dep_name: 'Empty, with commas', description: '\t-' });
  const amara = await hire(admin, {
    name: 'Amara Okafor',
    employeeId: "'007",
    email: 'amara@company.example',
    department: research._id,
    role: 'admin',
    salary: '1000000000.00',
    dob: '1900-01-01',
  });
  const zoe = await hire(admin, {
    name: '佐藤 Zoë 🦊 Weiß',
    employeeId: 'Ä-1',
    email: 'Zoe+Weiss@Company.example',
    department: formula._id,
    designation: '+1 "Lead"; <b>bold</b>',
    salary: 0,
  });
  const leo = await hire(admin, {
    email: 'leo@company.example',
    name: '-Leo O’Neill',
    employeeId: '0042',
    department: formula._id,
    salary: '1234.5',
    maritalStatus: 'married',
    gender: 'male',
  });
  const eve = person({
    name: '@Eve',
    employeeId: 'E 1',
    email: 'eve@company.example',
    department: research._id,
  });
  const added = await admin.post('/employee/add', form(eve, await picture('png')));
  return { amara, zoe, leo, eve: accepted(added).employee as EmployeeRecord };
}

type People = Awaited<ReturnType<typeof hirePeople>>;

async function tellOfPeople(admin: Client, { amara, zoe, leo, eve }: People): Promise<void> {
  accepted(
    await admin.put(`/employee/contact/${zoe._id}`, {
      phone: '+47 22 12 34 56',
      address: 'Storgata 1\n0155 Oslo\n"Norge"',
      emergencyContact: "=cmd|' /C calc'!A0",
    }),
  );
  const employ = async ({ _id }: EmployeeRecord, fields: Record<string, unknown>) =>
    accepted(await admin.put(`/employee/employment/${_id}`, fields));
  // Somebody who comes later in the file than those below, somebody from outside, and one who is nobody's.
  await employ(amara, { hireDate: '2011-07-05', manager: { _id: eve._id } });
  await employ(zoe, { hireDate: '2012-01-09', leftOn: '2015-06-30' });
  accepted(await admin.post(`/employee/return/${zoe._id}`, { returnDate: '2020-02-29' }));
  await employ(zoe, { manager: { _id: amara._id } });
  await employ(leo, { manager: { name: '=Albert, Michael' } });
  const photo = await picture('jpeg', { width: 300, height: 200 });
  accepted(await admin.put(`/employee/image/${amara._id}`, form({}, photo)));
  accepted(await admin.put(`/account/${eve.userId._id}`, { disabled: true }));
}

async function payOnce(admin: Client, employeeId: string): Promise<void> {
  const wrong = await paySalary(admin, employeeId, {
    basicSalary: '1000000000.00',
    allowances: '1000000000.00',
    deductions: '0.01',
  });
  const reason = '- entered "twice", sorry';
  accepted(await admin.post(`/salary/void/${wrong._id}`, { reason }));
  await paySalary(admin, employeeId, { basicSalary: '0.07' });
  accepted(
    await admin.put(`/employee/bank/${employeeId}`, {
      iban: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
      bic: 'MALTMTMT',
      holder: '=Zoë & "Weiß"',
    }),
  );
}

/** Approved, rejected, withdrawn, called off, pending and shortened. */
async function requestEveryLeave(admin: Client, own: Client, userId: string): Promise<void> {
  const ask = (from: string, to: string, fields?: Record<string, unknown>) =>
    requestLeave(own, userId, from, to, fields);
  const decide = async ({ _id }: LeaveRecord, status: string, note?: string) =>
    accepted(await admin.put(`/leave/${_id}`, { status, note }));
  const taken = await ask('2026-02-27', '2026-03-01', { reason: '=1+1\nund "so" weiter' });
  await decide(taken, 'Approved', "'Viel Spaß!\nBis bald");
  await decide(await ask('2026-04-06', '2026-04-06', { leaveType: 'Sick Leave' }), 'Rejected');
  const withdrawn = await ask('2026-05-04', '2026-05-08');
  accepted(await own.post(`/leave/withdraw/${withdrawn._id}`));
  const calledOff = await ask('2026-05-04', '2026-05-08');
  await decide(calledOff, 'Approved');
  const reason = 'Called off,\nsadly';
  accepted(await admin.post(`/leave/withdraw/${calledOff._id}`, { reason }));
  await ask('2026-06-01', '2026-06-02');
  const shortened = await ask('2026-06-15', '2026-06-19');
  accepted(
    await admin.post(`/leave/shorten/${shortened._id}`, {
      from: '2026-06-17',
      to: '2026-06-17',
      reason: 'Ill',
    }),
  );
}

async function enterBalances(admin: Client, employeeId: string): Promise<void> {
  const policy = await addPolicy(admin, { name: '=Kurz, "kurz"', type: 'Casual Leave' });
  accepted(
    await admin.post('/work/assignment/add', {
      holders: [employeeId],
      subject: policy.leaveType._id,
      target: policy._id,
      from: '2026-01-01',
    }),
  );
  const entry = {
    employeeId,
    leaveType: 'Casual Leave',
    day: '2026-01-01',
    kind: 'opening',
    amount: 12.125,
    until: '2026-12-31',
    reason: '=Left from "before",\nsays Amara',
  };
  accepted(await admin.post('/leave/entry/add', entry));
  const wrong = accepted(
    await admin.post('/leave/entry/add', { ...entry, amount: -1, until: null }),
  );
  const reason = '-entered twice';
  accepted(await admin.post(`/leave/entry/reverse/${wrong.entry._id}`, { reason }));
}

async function reviseSalary(admin: Client, employeeId: string): Promise<void> {
  const revise = async (fields: Record<string, unknown>) =>
    accepted(await admin.post('/payroll/revision/add', { employeeId, ...fields })).revision;
  for (const from of ['2026-02-01', '2026-03-01'])
    await revise({ salary: 3100, from, confirmed: true, reason: '=Review, "yearly"' });
  const { _id } = await revise({ salary: 3500.5, from: addDays(TODAY, 30) });
  accepted(await admin.post(`/payroll/revision/withdraw/${_id}`));
}

/** A payslip that is paid, one on hold and one that was reversed; the last with a PDF of a payroll office. */
async function runPayroll(
  server: TestServer,
  admin: Client,
  one: string,
  other: string,
): Promise<void> {
  const payments = await SinglePayments.setUp(admin);
  await payments.paid(one, '2026-01-29');
  const held = await payments.draft(other, '2026-01-30');
  accepted(
    await admin.post(`/payroll/run/hold/${held._id}`, {
      employeeId: other,
      reason: '=Wrong "account"',
    }),
  );
  const run = await payments.paid(other, '2026-01-28');
  accepted(
    await admin.post(`/payroll/slip/reverse/${(await payments.payslip(run))._id}`, {
      reason: '-returned by the bank',
    }),
  );
  accepted(
    await admin.post('/payroll/run/add', {
      kind: 'offCycle',
      people: [one],
      everything: false,
      name: '=Nothing',
    }),
  );
  await payments.assignment(one);
  const bytes = Buffer.from('%PDF-1.7\n');
  const file = {
    name: '=payslip.pdf',
    bytes,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const [{ period_id: period }] = (await rows<{ period_id: string }>(
    server,
    'SELECT period_id FROM pay_run WHERE id = ?',
    [run._id],
  )) as [{ period_id: string }];
  await server.app.get(UnitOfWork).write((manager) =>
    insertRow(manager, 'payslip_file', {
      id: newId(),
      employee_id: other,
      matched_by: 'hand',
      period_id: period,
      run_id: run._id,
      ...file,
      created_by: admin.user._id,
      created_at: Date.now(),
      published_at: Date.now(),
    }),
  );
}

/** As an import leaves somebody of whom its file says little. */
async function forgetDetails(server: TestServer, { _id }: EmployeeRecord): Promise<void> {
  await server.app.get(UnitOfWork).write(async (manager) => {
    await manager.query(
      'UPDATE employee SET dob = NULL, gender = NULL, marital_status = NULL, designation = NULL, designation_folded = NULL, salary = NULL WHERE id = ?',
      [_id],
    );
  });
}

async function payOften(server: TestServer, employeeId: string): Promise<void> {
  const days = Array.from({ length: MANY }, (_, n) => addDays('2001-01-01', n));
  await server.app.get(UnitOfWork).write(async (manager) => {
    await insertRows(
      manager,
      'salary',
      [
        'id',
        'employee_id',
        'basic_salary',
        'allowances',
        'deductions',
        'net_salary',
        'pay_date',
        'valid',
        'created_at',
      ],
      days.map((day, n) => [
        newId(),
        employeeId,
        n,
        1,
        0,
        n + 1,
        day,
        1,
        Date.parse(`${day}T23:59:59.999Z`),
      ]),
    );
  });
}

/** More than are read at once, and none of them is exported: imports are not. */
async function tellOfImports(server: TestServer, accountId: string): Promise<void> {
  const told = Array.from({ length: 150 }, () => [
    newId(),
    accountId,
    'import.applied',
    newId(),
    'people.csv',
    1,
  ]);
  await server.app
    .get(UnitOfWork)
    .write((manager) =>
      insertRows(
        manager,
        'notification',
        ['id', 'account_id', 'kind', 'import_id', 'import_name', 'created_at'],
        told,
      ),
    );
}
