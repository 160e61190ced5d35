import { expect, test } from '@jest/globals';
import { hireCast } from '../../support/cast.js';
import { uploadFile, checked, rowsOf, waitForImport } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('the check says that pay is too low for a month, or neither a month’s nor a year’s (monthly, yearly and hourly pay of one column all passed)', async () => {
  const file = [
    'Employee ID,Full Name,Department,Salary,Pay Frequency',
    'W-1,Wes Month,Sales,4200,Monthly',
    'W-2,Wyn Year,Sales,60000,Yearly',
    'W-3,Wim Hour,Sales,25.00,Hourly',
    'W-4,Wat Slip,Sales,23.50,Monthly',
    'W-5,Wil Blank,Sales,4000,',
  ].join('\n');
  const {
    import: { _id },
    proposal,
  } = (await uploadFile(cast.admin, 'employees', file)).body;
  expect(proposal).toMatchObject({
    columns: { payPeriod: 'Pay Frequency' },
    values: { payPeriod: { Monthly: 'month', Yearly: 'year', Hourly: null } },
    payPeriod: null,
    emailPattern: null,
  });
  const refused = await cast.admin.post(`/import/check/${_id}`, { mapping: proposal });
  expect(refused.body.errors).toEqual({
    'values.payPeriod': 'Choose what “Hourly” means for Pay Period.',
    emailPattern: expect.stringContaining('enter the domain'),
  });
  const job = await checked(cast.admin, 'employees', file, {
    values: { payPeriod: { ...proposal.values.payPeriod, Hourly: 'unknown' } },
  });
  expect(job.counts).toMatchObject({ new: 4, refused: 1 });
  const found = Object.fromEntries(
    (await rowsOf(cast.admin, job)).map((row) => [row.record.employeeId, row]),
  );
  expect(found['W-1']).toMatchObject({ record: { salary: 4200 }, notes: [] });
  expect(found['W-2']).toMatchObject({
    record: { salary: 5000, salaryWritten: 60_000 },
    notes: [],
  });
  expect(found['W-3']).toMatchObject({
    record: { salary: null },
    notes: [
      expect.stringContaining('“Hourly” is neither'),
      'Unknown until completed: Salary.',
      expect.any(String),
    ],
  });
  expect(found['W-4']).toMatchObject({
    record: { salary: 23.5 },
    notes: ['23.50 per month is unusually low. Is it the pay of an hour or a day?'],
  });
  expect(found['W-5']?.faults).toMatchObject([{ label: 'Pay Period', text: 'is missing.' }]);
});

test('serial numbers of a workbook are days, though nobody chose an order (the order was asked for where no question stood)', async () => {
  const {
    import: { _id },
    proposal,
  } = (
    await uploadFile(
      cast.admin,
      'employees',
      'Employee ID,Full Name,Email Address,Department,Xy\nS-1,Sia Serial,sia@company.example,Sales,32925\nS-2,Sam Serial,sam.serial@company.example,Sales,none\n',
    )
  ).body;
  expect(
    (
      await cast.admin.post(`/import/check/${_id}`, {
        mapping: { ...proposal, columns: { ...proposal.columns, dob: 'Xy' }, dateOrder: null },
      })
    ).status,
  ).toBe(200);
  await waitForImport(cast.admin, { _id });
  expect((await rowsOf(cast.admin, { _id })).map(({ record }) => record.dob)).toEqual([
    '1990-02-21',
    null,
  ]);
});
