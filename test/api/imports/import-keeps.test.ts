import { expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import {
  applied,
  checked,
  importOf,
  rowsOf,
  uploadFile,
  waitForImport,
} from '../../support/imports.js';
import { serverOfFile, startServer } from '../../support/server.js';

// Each is a fault that was there once.

const server = await serverOfFile({ CURRENCY: 'EUR' });
setToday(server, '2026-11-25');
const cast = await hireCast(server);

const read = async ({ _id }: { _id: string }) =>
  (await cast.admin.get(`/employee/single/${_id}`)).body.employee as EmployeeRecord;

test('a value for all rows fills only what is not known of somebody (it overwrote what was)', async () => {
  const known = await hire(cast.admin, {
    name: 'Kaia Known',
    employeeId: 'K-1',
    email: 'kaia@company.example',
    department: cast.sales._id,
    designation: 'Head',
    salary: '5000',
  });
  const file =
    'Employee ID,Full Name,Email Address\nK-1,Kaia Known,kaia@company.example\nK-2,Nils New,nils@company.example\n';
  const constants = {
    department: 'Field',
    dob: '1980-02-29',
    gender: 'female',
    maritalStatus: 'married',
    designation: 'Agent',
    salary: '2500.50',
  };
  const job = await checked(cast.admin, 'employees', file, { constants });
  expect(job).toMatchObject({
    counts: { new: 1, unchanged: 1, changed: 0 },
    departments: ['Field'],
  });
  await applied(cast.admin, job);
  expect(await read(known)).toMatchObject({
    designation: 'Head',
    salary: 5000,
    dob: '1990-05-17',
    maritalStatus: 'single',
    department: { dep_name: 'Sales' },
  });
  const [added] = (await cast.admin.get('/employee?filter={"q":"K-2"}&range=[0,9]')).body.employees;
  expect(added).toMatchObject({
    designation: 'Agent',
    maritalStatus: 'married',
    department: { dep_name: 'Field' },
  });
});

test('blank cells of contact details and manager keep what is stored (they cleared it)', async () => {
  const bo = await hire(cast.admin, {
    name: 'Bo Kept',
    employeeId: 'B-1',
    email: 'bo@company.example',
    department: cast.sales._id,
    phone: '+47 22 12 34 56',
    manager: JSON.stringify({ _id: cast.zoe._id }),
  });
  await cast.admin.put(`/employee/contact/${bo._id}`, {
    address: 'Storgata 1',
    emergencyContact: 'Ola',
  });
  const file =
    'Employee ID,Full Name,Email Address,Department,Manager,Manager ID,Phone,Address,Emergency Contact\nB-1,Bo Kept,bo@company.example,Sales,,,,,Kari\n';
  const job = await checked(cast.admin, 'employees', file);
  expect((await rowsOf(cast.admin, job))[0]?.changes).toEqual([
    expect.objectContaining({ field: 'emergencyContact', before: 'Ola', after: 'Kari' }),
  ]);
  await applied(cast.admin, job);
  expect(await read(bo)).toMatchObject({
    phone: '+47 22 12 34 56',
    address: 'Storgata 1',
    emergencyContact: 'Kari',
    manager: { _id: cast.zoe._id },
  });
});

test('a blank name, address or department of a known person keeps what is stored, and is missing of a new one (the row was refused)', async () => {
  const lea = await hire(cast.admin, {
    name: 'Lea Kept',
    employeeId: 'L-1',
    email: 'lea@company.example',
    department: cast.sales._id,
    designation: 'Clerk',
  });
  const file =
    'Employee ID,Full Name,Email Address,Department,Designation\nL-1,,,,Lead\nL-2,,,,Clerk\nL-3,Lou New,lou@company.example,Sales,Clerk\n';
  const job = await checked(cast.admin, 'employees', file);
  const [refused, changed] = await rowsOf(cast.admin, job);
  expect(job.counts).toMatchObject({ refused: 1, changed: 1, new: 1 });
  expect(refused?.faults.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Full Name is missing.',
    'Email Address is missing.',
    'Department is missing.',
  ]);
  expect(changed).toMatchObject({
    result: 'changed',
    changes: [{ field: 'designation', before: 'Clerk', after: 'Lead' }],
    record: { name: 'Lea Kept', email: 'lea@company.example', department: 'Sales' },
  });
  await applied(cast.admin, job);
  expect(await read(lea)).toMatchObject({
    name: 'Lea Kept',
    designation: 'Lead',
    department: { dep_name: 'Sales' },
    userId: { email: 'lea@company.example' },
  });
});

test('half a blank name of a known person keeps what is stored, and the other half is missing of a new one (the row was refused)', async () => {
  const mia = await hire(cast.admin, {
    name: 'Mia Kept',
    employeeId: 'M-1',
    email: 'mia@company.example',
    department: cast.sales._id,
    designation: 'Clerk',
  });
  const file =
    'Employee ID,First Name,Last Name,Email Address,Department,Designation\nM-1,Mia,,,,Lead\nM-2,,New,new@company.example,Sales,Clerk\n';
  const job = await checked(cast.admin, 'employees', file);
  const [refused, changed] = await rowsOf(cast.admin, job);
  expect(refused?.faults.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'First Name is missing.',
  ]);
  expect(changed).toMatchObject({
    result: 'changed',
    changes: [{ field: 'designation' }],
    record: { name: 'Mia Kept' },
  });
  await applied(cast.admin, job);
  expect(await read(mia)).toMatchObject({ name: 'Mia Kept', designation: 'Lead' });
});

test('an import is not undone once somebody of it heads a department (the head was nobody)', async () => {
  const job = await checked(
    cast.admin,
    'employees',
    'Employee ID,Full Name,Email Address,Department\nH-1,Head Hale,hale@company.example,Sales\n',
  );
  await applied(cast.admin, job);
  const [hale] = (await cast.admin.get('/employee?filter={"q":"H-1"}&range=[0,9]')).body
    .employees as EmployeeRecord[];
  const changedSince = async () => (await importOf(cast.admin, job)).changedSince as number;
  const headed = (head: string | undefined) =>
    cast.admin.put(`/department/${cast.sales._id}`, {
      dep_name: 'Sales',
      description: 'Sells',
      head,
    });
  expect([await changedSince(), (await headed(hale?._id)).status, await changedSince()]).toEqual([
    0, 200, 1,
  ]);
  await headed('');
  expect(await changedSince()).toBe(0);
});

test('a return from an employment that has not begun is refused by the check as by the form (it was taken)', async () => {
  const fay = await hire(cast.admin, {
    name: 'Fay Future',
    employeeId: 'F-1',
    email: 'fay@company.example',
    department: cast.sales._id,
  });
  await cast.admin.put(`/employee/employment/${fay._id}`, {
    hireDate: '2027-03-01',
    leftOn: '2028-03-01',
  });
  const hireDate = '2028-03-02';
  const byForm = await cast.admin.post(`/employee/return/${fay._id}`, { returnDate: hireDate });
  expect(byForm.body.errors).toEqual({
    returnDate: expect.stringContaining('has not started yet'),
  });
  const job = await checked(
    cast.admin,
    'employees',
    `Employee ID,Full Name,Email Address,Department,Hire Date\nF-1,Fay Future,fay@company.example,Sales,${hireDate}\n`,
    { dateOrder: 'year-first' },
  );
  const [row] = await rowsOf(cast.admin, job);
  expect(row).toMatchObject({
    result: 'refused',
    faults: [
      {
        field: 'hireDate',
        text: 'would be a return, but the employment from 2027-03-01 has not started yet.',
      },
    ],
  });
});

test('checking a file fixes no currency, storing its amounts does, in the currency of the check (the check fixed it)', async () => {
  const fresh = await startServer({ CURRENCY: 'EUR' });
  try {
    const admin = await fresh.admin();
    const company = async () =>
      (await admin.get('/setting/company')).body.company as { currencyFixed: boolean };
    const file =
      'Employee ID,Full Name,Email Address,Department,Salary\nC-1,Cy One,cy@company.example,Sales,3000.50\n';
    const job = await checked(admin, 'employees', file, { payPeriod: 'month' });
    expect(await company()).toMatchObject({ currencyFixed: false });

    expect((await admin.put('/setting/company', { currency: 'JPY' })).status).toBe(200);
    expect(await applied(admin, job)).toMatchObject({
      state: 'Checked',
      fault:
        'The currency has just been changed. Nothing was saved; please check the amounts again.',
    });
    expect(await company()).toMatchObject({ currencyFixed: false });

    const { import: again, proposal } = (
      await uploadFile(admin, 'employees', file.replace('3000.50', '300050'))
    ).body;
    await admin.post(`/import/check/${again._id}`, {
      mapping: { ...proposal, payPeriod: 'month' },
    });
    await waitForImport(admin, again);
    expect(await applied(admin, again)).toMatchObject({ state: 'Applied' });
    expect(await company()).toMatchObject({ currencyFixed: true });
  } finally {
    await fresh.stop();
  }
});
