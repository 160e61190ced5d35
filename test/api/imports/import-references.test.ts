import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { hireCast } from '../../support/cast.js';
import { applied, uploadFile, checked, rowsOf, type UploadedFile } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile({ CURRENCY: 'EUR' });
const { admin, amara } = await hireCast(server);

const read = async (words: string): Promise<EmployeeRecord> => {
  const filter = encodeURIComponent(JSON.stringify({ q: words }));
  const [found] = (await admin.get(`/employee?range=[0,0]&filter=${filter}`)).body.employees;
  return found && (await admin.get(`/employee/single/${found._id}`)).body.employee;
};
const notesOf = async (id: string) =>
  Object.fromEntries(
    (await rowsOf(admin, { _id: id })).map(({ record, notes }) => [record.employeeId, notes]),
  );

const WITHOUT_MATCH = 'Manager “X999” does not match exactly one employee, so it is left out.';

describe('a file with the managers’ IDs and a column of currencies', () => {
  const FILE = [
    'Employee ID;Full Name;Email Address;Department;Manager ID;Salary;Salary Currency;Pay Frequency',
    'M1;Alma Kern;alma.kern@firma.example;Bau;X999;25000;INR;monthly',
    'M2;Arno Kern;arno.kern@firma.example;Bau;M1;32000;INR;monthly',
  ].join('\n');

  test('is asked about the currency as if it stood in each cell, and warns of a manager whom nobody is', async () => {
    const { import: job, proposal } = (await uploadFile(admin, 'employees', FILE))
      .body as UploadedFile;
    expect(proposal.columns).toMatchObject({
      managerId: 'Manager ID',
      currency: 'Salary Currency',
      payPeriod: 'Pay Frequency',
    });
    const check = (mapping: Partial<ImportMapping>) =>
      admin.post(`/import/check/${job._id}`, { mapping: { ...proposal, ...mapping } });
    expect(await check({})).toMatchObject({
      status: 400,
      body: { errors: { currency: expect.stringContaining('INR') } },
    });
    const done = await checked(admin, 'employees', FILE, { currency: 'EUR' });
    expect(done).toMatchObject({
      counts: { new: 2, refused: 0 },
      remarks: [{ key: 'managerLeftOut', count: 1 }],
      warned: 1,
      foreignCurrencies: ['INR'],
    });
    expect(await notesOf(done._id)).toEqual({ M1: [WITHOUT_MATCH], M2: [] });
    await applied(admin, done);
    expect(await read('M1')).toMatchObject({ manager: null, salary: 25_000 });
    expect(await read('M2')).toMatchObject({ manager: { name: 'Alma Kern' } });
  });

  test('keeps the manager who is stored where the ID is of nobody', async () => {
    const line = (manager: string) =>
      `Employee ID,Full Name,Email Address,Department,Manager ID\nM3,Ada Kern,ada.kern@firma.example,Bau,${manager}\n`;
    await applied(admin, await checked(admin, 'employees', line('M1')));
    const again = await checked(admin, 'employees', line('X999'));
    expect(again.counts).toMatchObject({ unchanged: 1, changed: 0 });
    expect(await notesOf(again._id)).toEqual({ M3: [WITHOUT_MATCH] });
    expect(await read('M3')).toMatchObject({ manager: { name: 'Alma Kern' } });
  });
});

test('salary records with a column of currencies are asked about, too', async () => {
  const file = (currency: string) =>
    `Employee ID,Pay Date,Basic Salary,Moneda\n${amara.employeeId},2026-03-31,100.00,${currency}\n`;
  const answer = async (currency: string) => {
    const { import: job, proposal } = (await uploadFile(admin, 'salaries', file(currency)))
      .body as UploadedFile;
    expect(proposal.columns.currency).toBe('Moneda');
    return (await admin.post(`/import/check/${job._id}`, { mapping: proposal })).status;
  };
  expect([await answer('USD'), await answer('EUR'), await answer('€')]).toEqual([400, 200, 200]);
});

describe('others in a row', () => {
  const HEADINGS =
    'Employee ID,Full Name,Email Address,Department,Manager Email,Approver Email,Deputy Email';
  const file = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
  const line = (id: string, others: string) =>
    `${id},Person ${id},${id.toLowerCase()}@firma.example,Bau,${others}`;

  test('are found by email address in the company and further down in the file', async () => {
    const job = await checked(
      admin,
      'employees',
      file(line('E1', `E2@Firma.example,${amara.email},`), line('E2', ',,e1@firma.example')),
    );
    expect(job).toMatchObject({ counts: { new: 2, refused: 0 }, remarks: [] });
    await applied(admin, job);
    expect(await read('E1')).toMatchObject({
      manager: { name: 'Person E2' },
      approver: { _id: amara._id },
    });
    expect(await read('E2')).toMatchObject({ deputy: { name: 'Person E1' } });
  });

  test('are warned of, each, where nobody, oneself or somebody who is refused has it', async () => {
    const nobody = 'nobody@firma.example';
    const job = await checked(
      admin,
      'employees',
      file(
        line('F1', `${nobody},${nobody},${nobody}`),
        line('F2', 'f2@firma.example,f2@firma.example,'),
        line('F3', 'Person F4,,'),
        'F4,Person F4,no address,Bau,,,',
      ),
    );
    expect(await notesOf(job._id)).toEqual({
      F1: [
        'Manager “nobody@firma.example” does not match exactly one employee, so it is left out.',
        'Approver “nobody@firma.example” does not match exactly one other employee, so it is left out.',
        'Deputy “nobody@firma.example” does not match exactly one other employee, so it is left out.',
      ],
      F2: [
        'Manager “f2@firma.example” does not match exactly one employee, so it is left out.',
        'Approver “f2@firma.example” does not match exactly one other employee, so it is left out.',
      ],
      F3: ['Person F4 does not match exactly one employee, so the manager is kept as text.'],
      F4: [],
    });
  });
});

test('a manager whose own row is refused for its dates is warned of, by ID, too', async () => {
  const job = await checked(
    admin,
    'employees',
    [
      'Employee ID,Full Name,Email Address,Department,Manager ID,Hire Date,Earlier Employments',
      'G1,Gro Eins,g1@firma.example,Bau,,2018-02-01,2015-03-01–2018-02-28',
      'G2,Gry Zwei,g2@firma.example,Bau,G1,2019-01-01,',
    ].join('\n'),
  );
  expect(job.counts).toMatchObject({ new: 1, refused: 1 });
  expect((await rowsOf(admin, job, 'refused'))[0]?.faults).toMatchObject([{ field: 'hireDate' }]);
  expect(await notesOf(job._id)).toEqual({
    G1: [],
    G2: ['Manager “G1” does not match exactly one employee, so it is left out.'],
  });
});

test('an address by a pattern of last name and ID keeps the name of somebody who has only one', async () => {
  const job = await checked(
    admin,
    'employees',
    'Employee ID,First Name,Middle Name,Last Name,Department\n1,Ana,María,Lima,Bau\n',
    { emailPattern: '{last}.{id}@firma.example' },
  );
  expect((await rowsOf(admin, job))[0]?.record).toMatchObject({
    name: 'Ana María Lima',
    email: 'lima.1@firma.example',
  });
  const single = await checked(
    admin,
    'employees',
    'Employee ID,Full Name,Department\n1,Madonna,Bau\n',
    { emailPattern: '{last}.{id}@firma.example' },
  );
  expect((await rowsOf(admin, single))[0]?.record).toMatchObject({
    email: 'madonna.1@firma.example',
  });
});
