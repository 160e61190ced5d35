import { expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { hireCast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import {
  applied,
  importOf,
  rowsOf,
  undone,
  uploadFile,
  waitForImport,
} from '../../support/imports.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin } = cast;

const WITHOUT_HEADINGS =
  '10019;Ottilie Faber;Lager;2021-03-01\n10020;Emil Weiss;Lager;2022-06-15\n10021;Greta Lund;Einkauf;2020-01-07\n';
const TITLE = 'Staff list, all sites\n\nAs of;2026-01-01\n';
const HEADINGS = 'Employee ID;Full Name;Department;Email Address;Salary';
const WITH_TITLE = `${TITLE}${HEADINGS}\nT-1;Tia Moe;Sales;tia@company.example;3000.00\nT-2;Tor Moe;;tor@company.example;3100.00\n`;

const headings = (id: string, headingsRow: unknown, client: Client = admin) =>
  client.post(`/import/headings/${id}`, { headingsRow });

async function check(id: string, mapping: object): Promise<ImportRecord> {
  expect((await admin.post(`/import/check/${id}`, { mapping })).status).toBe(200);
  return waitForImport(admin, { _id: id });
}

test('a file without headings keeps its first person: columns are counted, and mapped by hand (two of three arrived, without a word)', async () => {
  const {
    import: job,
    columns,
    proposal,
    opening,
  } = (await uploadFile(admin, 'employees', WITHOUT_HEADINGS)).body;
  expect(job).toMatchObject({ headingsRow: 0, rowsAbove: 0, rows: 3, columns: 4 });
  expect(opening).toMatchObject({
    headingsRow: 0,
    suggested: { row: 0, why: 'values' },
    rows: [
      { row: 1, cells: ['10019', 'Ottilie Faber', 'Lager', '2021-03-01'] },
      { row: 2 },
      { row: 3 },
    ],
  });
  expect(columns.map(({ heading }: { heading: string }) => heading)).toEqual([
    'Column 1',
    'Column 2',
    'Column 3',
    'Column 4',
  ]);
  expect(columns[3].dates).not.toBeNull();
  expect(proposal.columns).toEqual({});
  const checked = await check(job._id, {
    ...proposal,
    columns: {
      employeeId: 'Column 1',
      name: 'Column 2',
      department: 'Column 3',
      hireDate: 'Column 4',
    },
    emailPattern: '{first}.{last}@company.example',
  });
  expect(checked.counts).toMatchObject({ new: 3, refused: 0 });
  expect((await rowsOf(admin, job)).map(({ row, record }) => [row, record.name])).toEqual([
    [1, 'Ottilie Faber'],
    [2, 'Emil Weiss'],
    [3, 'Greta Lund'],
  ]);
  expect(await applied(admin, job)).toMatchObject({ state: 'Applied', headingsRow: 0 });
  expect(await undone(admin, job)).toMatchObject({
    state: 'Undone',
    headingsRow: 0,
    rows: 3,
  });
});

test('lines above the table are not read, and rows have the numbers of the file (a title made the headings a person)', async () => {
  const {
    import: job,
    proposal,
    opening,
  } = (await uploadFile(admin, 'employees', WITH_TITLE)).body;
  expect(job).toMatchObject({ headingsRow: 4, rowsAbove: 2, rows: 2, columns: 5, separator: ';' });
  expect(opening).toMatchObject({ suggested: { row: 4, why: 'known' }, rowsAbove: 2 });
  expect(opening.rows.map(({ row }: { row: number }) => row)).toEqual([1, 3, 4, 5, 6]);
  const checked = await check(job._id, { ...proposal, payPeriod: 'month' });
  expect(checked.counts).toMatchObject({ new: 1, refused: 1 });
  expect((await rowsOf(admin, job)).map(({ row, result }) => [row, result])).toEqual([
    [6, 'refused'],
    [5, 'new'],
  ]);
  const refused = await admin.get(`/import/refused/${job._id}`, { Accept: 'text/csv' });
  expect(String(refused.body)).toMatch(/^Employee ID,Full Name,Department,.*\nT-2,Tor Moe,,/);
});

test('a workbook with a title is read as well (it was refused for its commas)', async () => {
  const rows = [
    ['Staff list'],
    [],
    ['Employee ID', 'Full Name', 'Department'],
    ['W-1', 'Wim Berg', 'Sales'],
  ];
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'People', rows }] }));
  const { import: job, proposal } = (await uploadFile(admin, 'employees', bytes, 'people.xlsx'))
    .body;
  expect(job).toMatchObject({ encoding: 'XLSX', headingsRow: 3, rowsAbove: 1, rows: 1 });
  expect(proposal.columns).toMatchObject({ name: 'Full Name' });
  const without = await uploadFile(admin, 'employees', bytes, 'people.xlsx', 0);
  expect(without.body.import).toMatchObject({ headingsRow: 0, rowsAbove: 0, rows: 3, columns: 3 });
});

test('another row is chosen as often as one likes, before and after a check, which is given up', async () => {
  const { import: job, proposal } = (await uploadFile(admin, 'employees', WITH_TITLE)).body;
  await check(job._id, { ...proposal, payPeriod: 'month' });
  const changed = await headings(job._id, 0);
  expect(changed.body).toMatchObject({
    import: {
      state: 'Uploaded',
      headingsRow: 0,
      rowsAbove: 0,
      rows: 5,
      columns: 5,
      mapping: null,
      counts: null,
    },
    opening: { headingsRow: 0, suggested: { row: 4, why: 'known' } },
    proposal: { columns: {} },
  });
  expect(await rowsOf(admin, job)).toEqual([]);
  expect(await countRows(server, 'staged_employee', `import_id = '${job._id}'`)).toBe(0);
  expect((await admin.post(`/import/apply/${job._id}`, {})).status).not.toBe(200);
  const stale = await admin.post(`/import/check/${job._id}`, { mapping: proposal });
  expect(stale).toMatchObject({ status: 400, body: { errors: expect.anything() } });
  const back = (await headings(job._id, 4)).body;
  expect(back.import).toMatchObject({ headingsRow: 4, rowsAbove: 2, rows: 2, columns: 5 });
  expect(back.proposal).toEqual(proposal);
  expect((await check(job._id, { ...proposal, payPeriod: 'month' })).counts).toMatchObject({
    new: 1,
    refused: 1,
  });
});

test('a row that is blank, has one cell or nothing below is refused, and the file stays as it was', async () => {
  const { import: job } = (await uploadFile(admin, 'employees', WITH_TITLE)).body;
  for (const [row, sentence] of [
    [2, 'The file has no row 2, or it is blank. Choose the row that holds the headings.'],
    [99, 'The file has no row 99, or it is blank. Choose the row that holds the headings.'],
    [
      1,
      'Row 1 has one cell only, but the table has several columns. Choose the row that holds the headings.',
    ],
    [6, 'The file has headings but no rows.'],
  ])
    expect(await headings(job._id, row)).toMatchObject({
      status: 400,
      body: { errors: { headingsRow: sentence } },
    });
  for (const wrong of [-1, 1.5, 'none', null])
    expect((await headings(job._id, wrong)).status).toBe(400);
  expect((await uploadFile(admin, 'employees', WITH_TITLE, 'a.csv', 2)).body.errors).toEqual({
    headingsRow: 'The file has no row 2, or it is blank. Choose the row that holds the headings.',
  });
  expect(await importOf(admin, job)).toMatchObject({
    headingsRow: 4,
    rows: 2,
  });
});

test('an applied import keeps its headings', async () => {
  const { import: job, proposal } = (await uploadFile(admin, 'employees', WITH_TITLE)).body;
  await check(job._id, { ...proposal, payPeriod: 'month' });
  await applied(admin, job);
  expect(await headings(job._id, 0)).toMatchObject({
    status: 409,
    body: { code: 'import.not_now' },
  });
  expect((await headings(job._id, 0, cast.zoeClient)).status).toBe(403);
  await undone(admin, job);
});

test('the first rows, amounts among them, are for the admin who uploaded the file', async () => {
  const { import: job } = (await uploadFile(admin, 'employees', WITH_TITLE)).body;
  const own = (await admin.get(`/import/columns/${job._id}`)).body.opening;
  const others = await cast.ruthClient.get(`/import/columns/${job._id}`);
  expect(own.rows).toHaveLength(5);
  expect(others.body.opening).toEqual({ ...own, rows: [] });
  expect((await headings(job._id, 4, cast.ruthClient)).status).toBe(403);
});

test.each([
  ['salaries', '7;2026-01-31;3000.00\n8;2026-01-31;3100.00\n'],
  ['leaves', '7;Sick Leave;2026-01-05;2026-01-06\n8;Annual Leave;2026-01-05;2026-01-09\n'],
  ['balances', '7;Annual Leave;12\n8;Annual Leave;3\n'],
])('a file of %s without headings keeps its first row', async (kind, text) =>
  expect((await uploadFile(admin, kind, text)).body.import).toMatchObject({
    headingsRow: 0,
    rows: 2,
  }),
);
