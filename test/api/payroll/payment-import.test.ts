import { beforeAll, describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);
const { admin } = cast;
const payroll = new PayrollCalls(cast.ruthClient, admin);
const one = await hire(admin, { employeeId: 'P-1', salary: '3000.00', department: cast.sales._id });
const two = await hire(admin, {
  employeeId: '0002',
  salary: '2000.00',
  department: cast.sales._id,
});

let run: PayRunRecord;
let bonus: string;
const send = (
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  client = admin,
  { _id } = run,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), 'amounts.csv');
  return client.post(`/payroll/run/import/${_id}`, form);
};
const check = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  send(content, { ...fields, check: 'true' });
const assigned = async () =>
  (await admin.get(`/payroll/assignment?filter=${JSON.stringify({ run: run._id })}`)).body
    .assignments;
const imports = async () => (await admin.get(`/payroll/run/imports/${run._id}`)).body.imports;
const lines = async (of: typeof one) => linesOf(await payroll.slip(await payroll.read(run), of));

beforeAll(async () => {
  await payroll.setUp('2026-11-01', { fourEyes: false });
  bonus = await payroll.component({ name: 'Bonus', wageCode: '5010' });
  await payroll.component({ name: 'Tax', kind: 'deduction', wageCode: '9000' });
  await payroll.component({ name: 'Tax of church', kind: 'deduction', wageCode: '9000' });
  await payroll.component({ name: 'Overtime', unit: 'hours', wageCode: '1020' });
  await payroll.component({ name: 'Pension', kind: 'deduction', unit: 'percent' });
  const old = await payroll.component({ name: 'Old' });
  await admin.put(`/payroll/component/${old}`, { name: 'Old', active: false });
  run = await payroll.start();
});

describe('A file of amounts', () => {
  test('is access to pay of the people whose amounts its check shows', async () => {
    const [shown, other] = [
      await hire(admin, { employeeId: 'X-81', department: cast.sales._id }),
      await hire(admin, { employeeId: 'X-82', department: cast.sales._id }),
    ];
    const accesses = async ({ userId }: typeof shown) =>
      (await admin.get(`/salary/pay-access/${userId._id}`)).body.accesses.map(
        ({ where }: { where: string }) => where,
      );
    await check('Employee ID,Component,Amount\nX-81,Bonus,75\nX-82,Nothing known,75\n');
    expect([await accesses(shown), await accesses(other)]).toEqual([['run'], []]);
  });

  test('has its headings below a title, or none: then columns are counted, and chosen (the first amount was lost)', async () => {
    const titled = (
      await check('Amounts of November\n\nEmployee ID;Wage Code;Amount\nP-1;5010;100\n')
    ).body.file;
    expect(titled).toMatchObject({
      rows: 1,
      payments: 1,
      preview: [{ row: 4, amount: 100 }],
      opening: { headingsRow: 3, rowsAbove: 1, suggested: { row: 3, why: 'known' } },
    });
    const bare = 'P-1;5010;100\n0002;5010;50\n';
    expect((await check(bare)).body.file).toMatchObject({
      headings: ['Column 1', 'Column 2', 'Column 3'],
      samples: ['P-1', '5010', '100'],
      missing: ['employeeId', 'component', 'amount'],
      rows: 2,
      opening: { headingsRow: 0, suggested: { row: 0, why: 'values' } },
    });
    const mapping = { employeeId: 'Column 1', wageCode: 'Column 2', amount: 'Column 3' };
    const fields = { headingsRow: '0', mapping: JSON.stringify(mapping) };
    expect((await check(bare, fields)).body.file).toMatchObject({
      payments: 2,
      preview: [
        { row: 1, amount: 100 },
        { row: 2, amount: 50 },
      ],
    });
    expect((await check(bare, { headingsRow: '1' })).body.file).toMatchObject({
      headings: ['P-1', '5010', '100'],
      rows: 1,
      opening: { headingsRow: 1, suggested: { row: 0 } },
    });
  });

  // The second row of a file is its first below the headings.
  const REFUSED = [
    ['P-9,Bonus,100,,,', 'employeeId', 'payroll.row_nobody'],
    ['P-1,Bonuss,100,,,', 'component', 'payroll.row_component_unknown'],
    ['P-1,9000,100,,,', 'component', 'payroll.row_component_ambiguous'],
    ['P-1,Old,100,,,', 'component', 'payroll.component_off'],
    ['P-1,Basic Salary,100,,,', 'component', 'payroll.component_builtin'],
    ['P-1,Pension,5,,,', 'component', 'payroll.row_percent'],
    ['P-1,Bonus,-5,,,', 'amount', 'amount.malformed'],
    ['P-1,Bonus,1.234,,,', 'amount', 'amount.malformed'],
    ['P-1,Bonus,1000000000.01,,,', 'amount', 'amount.malformed'],
    ['P-1,Bonus,,,,', 'amount', 'payroll.amount_needed'],
    ['P-1,Overtime,,5,,', 'hourly', 'payroll.hours_needed'],
    ['P-1,Overtime,,1000,20,', 'hours', 'field.not_decimal'],
    [`P-1,Bonus,1,,,${'x'.repeat(201)}`, 'note', 'field.too_long'],
    [',Bonus,1,,,', 'employeeId', 'field.required'],
    ['P-1,,1,,,', 'component', 'field.required'],
    ['P-1,Bonus,"=1+1",,,', 'amount', 'amount.malformed'],
  ] as const;

  test('is checked without storing anything: each refused row has its reason', async () => {
    const rows = [...REFUSED.map(([line]) => line), 'P-1,Bonus,1,,,fine', 'P-1,Bonus,2,,,twice'];
    const answer = await check(
      `Employee ID,Component,Amount,Hours,Hourly Rate,Note\n${rows.join('\n')}\n`,
    );
    expect(answer.status).toBe(200);
    const { file } = answer.body;
    expect(file).toMatchObject({
      _id: null,
      rows: 18,
      payments: 2,
      refusedRows: 16,
      mapping: { employeeId: 'Employee ID', component: 'Component', hourly: 'Hourly Rate' },
    });
    expect(
      file.refused.map(
        ({ row, field, reason }: { row: number; field: string; reason: { key: string } }) => [
          row,
          field,
          reason.key,
        ],
      ),
    ).toEqual(REFUSED.map(([, field, key], place) => [place + 2, field, key]));
    expect(file.warnings).toMatchObject([
      { row: 19, reason: { key: 'payroll.row_repeated', parameters: { row: 18 } } },
    ]);
    expect(file.preview).toMatchObject([
      { row: 19, amount: 2 },
      {
        row: 18,
        employee: { employeeId: 'P-1' },
        component: { name: 'Bonus', kind: 'earning' },
        amount: 1,
        note: 'fine',
      },
    ]);
    expect(await assigned()).toEqual([]);
  });

  test('is stored whole or not at all', async () => {
    const answer = await send('Employee ID,Wage Code,Amount\nP-1,5010,100\nP-9,5010,100\n');
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'payroll.rows_refused', message: expect.stringContaining('1 row is refused') },
    });
    expect([await assigned(), await imports()]).toEqual([[], []]);
  });

  test('fills the draft, computed at once, and is taken back in one step', async () => {
    const before = await payroll.read(run);
    const { body } = await send(
      'Personalnummer;Lohnart;Betrag;Stunden;Stundensatz;Bemerkung\nP-1;5010;1.234,50;;;Prämie\n0002;Overtime;;7,5;20,00;\n',
    );
    expect(body.file).toMatchObject({ payments: 2, refusedRows: 0, _id: expect.any(String) });
    expect(await lines(one)).toEqual([
      ['Basic Salary', 3000],
      ['Bonus', 1234.5],
    ]);
    expect(await lines(two)).toEqual([
      ['Basic Salary', 2000],
      ['Overtime', 150],
    ]);
    expect((await payroll.read(run)).version).toBeGreaterThan(before.version);
    expect(await imports()).toEqual([
      {
        _id: body.file._id,
        fileName: 'amounts.csv',
        payments: 2,
        by: { name: 'Head Admin' },
        at: expect.any(String),
      },
    ]);
    expect(
      (await admin.post(`/payroll/run/unimport/${run._id}`, { importId: body.file._id })).status,
    ).toBe(200);
    expect(await lines(one)).toEqual([['Basic Salary', 3000]]);
    expect(
      await admin.post(`/payroll/run/unimport/${run._id}`, { importId: body.file._id }),
    ).toMatchObject({ status: 400, body: { errors: { importId: expect.any(String) } } });
    const { entries } = (await admin.get('/audit?range=[0,19]&filter={"subject":"payroll"}')).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining([
        'payroll.import',
        'payroll.unimport',
        'payroll.assign',
        'payroll.unassign',
      ]),
    );
  });

  test('is read from a workbook, with the columns that were chosen, now or for the last file', async () => {
    const workbook = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['No', 'What', 'How much'],
            ['0002', '5010', 12.5],
          ],
        },
      ],
    });
    const unknown = {
      headings: ['No', 'What', 'How much'],
      samples: ['0002', '5010', '12.5'],
      mapping: {},
      rows: 1,
      payments: 0,
      refused: [],
    };
    expect((await check(new Uint8Array(workbook))).body.file).toMatchObject({
      ...unknown,
      missing: ['employeeId', 'component', 'amount'],
    });
    expect(
      (await check(new Uint8Array(workbook), { mapping: '{"employeeId":"No","hours":"How much"}' }))
        .body.file,
    ).toMatchObject({ missing: ['component'] });
    expect(await send(new Uint8Array(workbook))).toMatchObject({
      status: 400,
      body: { errors: { mapping: expect.stringContaining('Employee ID') } },
    });
    const mapping = JSON.stringify({ employeeId: 'No', component: 'What', amount: 'How much' });
    expect((await check(new Uint8Array(workbook), { mapping })).body.file).toMatchObject({
      payments: 1,
      missing: [],
      preview: [{ amount: 12.5 }],
    });
    const { file } = (await send(new Uint8Array(workbook), { mapping })).body;
    await admin.post(`/payroll/run/unimport/${run._id}`, { importId: file._id });
    expect((await check(new Uint8Array(workbook))).body.file).toMatchObject({
      payments: 1,
      missing: [],
      mapping: JSON.parse(mapping),
      saved: { savedBy: expect.any(String), createdAt: expect.any(String) },
    });
    expect((await check(new Uint8Array(workbook), { fresh: 'true' })).body.file).toMatchObject({
      ...unknown,
      saved: null,
    });
    expect((await check('No,What,How much,Note\n0002,5010,1,\n')).body.file).toMatchObject({
      missing: ['employeeId', 'component', 'amount'],
      mapping: { note: 'Note' },
    });
    for (const wrong of ['{', '[]', '{"employeeId":"Nobody"}', '{"salary":"No"}'])
      expect((await check(new Uint8Array(workbook), { mapping: wrong })).status).toBe(400);
  });

  test('finds people by email address where a row has no employee ID', async () => {
    const { file } = (
      await check(
        `Employee ID,Email,Component,Amount\n,${one.email.toUpperCase()},Bonus,1\n0002,${one.email},Bonus,1\n,nobody@company.example,Bonus,1\n`,
      )
    ).body;
    expect(file).toMatchObject({
      payments: 2,
      preview: [{ employee: { employeeId: 'P-1' } }, { employee: { employeeId: '0002' } }],
      refused: [{ row: 4, field: 'email', reason: { key: 'payroll.row_nobody' } }],
    });
  });

  test('has limits of size and rows, which are looked at before anything else is done', async () => {
    const many = `Employee ID,Component,Amount\n${'P-1,Bonus,1\n'.repeat(10_001)}`;
    expect(await check(many)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('10000') },
    });
    expect(
      (await check(`Employee ID,Component,Amount\n${'x'.repeat(5 * 1024 * 1024)}`)).status,
    ).toBe(413);
    expect((await admin.post(`/payroll/run/import/${run._id}`, {})).status).toBe(400);
  });

  describe('has a warning where somebody gets the same already', () => {
    const content =
      'Employee ID,Component,Amount,Hours,Hourly Rate\nP-1,Bonus,1\nP-1,Income tax,800\n0002,Income tax,700\nP-1,Fee,,1,5\n';
    const warningsOf = async (kind: string) =>
      (
        (await check(content)).body.file.warnings as {
          row: number;
          reason: { key: string; parameters: Record<string, unknown> };
        }[]
      )
        .filter(({ reason }) => reason.key === kind)
        .map(({ row, reason }) => ({ row, ...reason.parameters }));
    const recurring = () => {
      const [first, second] = [one.userId.name, two.userId.name];
      return [
        { row: 3, name: first, component: 'Income tax', amount: 1267.5 },
        { row: 4, name: second, component: 'Income tax', amount: 50 },
        { row: 5, name: first, component: 'Fee', amount: 25 },
      ];
    };

    beforeAll(async () => {
      const [incomeTax, fee] = [
        await payroll.component({ name: 'Income tax', kind: 'deduction' }),
        await payroll.component({ name: 'Fee', kind: 'cost', unit: 'hours' }),
      ];
      const departmentId = cast.sales._id;
      const employeeId = one._id;
      const from = '2026-01-01';
      await payroll.assign(incomeTax, { amount: 50, from });
      await payroll.assign(incomeTax, { departmentId, amount: 60, from, to: '2026-10-31' });
      await payroll.assign(incomeTax, { employeeId, amount: 1267.5, from: '2026-11-15' });
      await payroll.assign(fee, { departmentId, hours: 2.5, hourly: 10, from, to: '2026-11-01' });
      await payroll.assign(fee, { employeeId, hours: 1, hourly: 7, from: '2026-12-01' });
    });

    test('in every period, first in what is shown', async () => {
      expect(await warningsOf('payroll.row_recurring')).toEqual(recurring());
      const { file } = (await check(content)).body;
      expect(file.warnings).toHaveLength(3);
      expect(file.preview).toMatchObject([
        { row: 3, component: { kind: 'deduction' } },
        { row: 4, component: { kind: 'deduction' } },
        { row: 5, component: { kind: 'cost' } },
        { row: 2, component: { kind: 'earning' } },
      ]);
    });

    test('in the run', async () => {
      await send(content);
      expect(await warningsOf('payroll.row_in_run')).toMatchObject([
        { row: 2, amount: 1 },
        { row: 3, amount: 800 },
        { row: 4, amount: 700 },
        { row: 5, amount: 5 },
      ]);
      expect(await warningsOf('payroll.row_recurring')).toEqual(recurring());
    });
  });

  test('has a warning where somebody gets the same in another run of the period', async () => {
    const other = await payroll.start({ kind: 'offCycle', name: 'Before the month ends' });
    await payroll.assign(bonus, { employeeId: two._id, runId: other._id, amount: 75 });
    const { warnings } = (await check('Employee ID,Component,Amount\n0002,Bonus,75\n')).body.file;
    expect(warnings).toMatchObject([
      {
        row: 2,
        reason: {
          key: 'payroll.row_in_other_run',
          parameters: { name: two.userId.name, component: 'Bonus', amount: 75 },
        },
      },
    ]);
    await payroll.post(`/payroll/run/discard/${other._id}`);
    expect(
      (await check('Employee ID,Component,Amount\n0002,Bonus,75\n')).body.file.warnings,
    ).toEqual([]);
  });

  test('leaves its payslips out of those to check, unlike an amount entered by hand', async () => {
    const edited = async (of: typeof one) =>
      (await payroll.slip(await payroll.read(run), of))?.warnings.some(
        ({ warning }) => warning === 'edited',
      );
    await send('Employee ID,Component,Amount\nP-1,Bonus,1\n0002,Bonus,1\n');
    await payroll.assign(bonus, { employeeId: two._id, runId: run._id, amount: 3 });
    await payroll.compute(run);
    expect([await edited(one), await edited(two)]).toEqual([false, true]);
  });

  test('is only for drafts, and for admins with a confirmed session', async () => {
    const content = 'Employee ID,Component,Amount\nP-1,Bonus,1\n';
    expect((await send(content, {}, cast.amaraClient)).status).toBe(403);
    expect(
      await send(
        content,
        {},
        await server.signInUnconfirmed(cast.ruth.email, 'a sound password for all'),
      ),
    ).toMatchObject({ status: 403, body: { code: 'auth.confirm_needed' } });
    run = await payroll.approve(await payroll.compute(run));
    expect(await send(content)).toMatchObject({ status: 409, body: { code: 'payroll.not_draft' } });
    expect(
      await send(content, {}, admin, {
        _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
      } as PayRunRecord),
    ).toMatchObject({ status: 404 });
  });
});

test('A file of 10,000 rows is stored in one unit', async () => {
  run = await payroll.start({ kind: 'offCycle', name: 'Large' });
  const { status, body } = await send(
    `Employee ID,Component,Amount\n${'P-1,Bonus,1\n'.repeat(10_000)}`,
  );
  expect([status, body.file?.payments]).toEqual([200, 10_000]);
  expect((await payroll.read(run)).net).toBe(10_000);
});
