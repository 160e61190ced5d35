import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  IMPORT_FIELDS,
  IMPORT_KINDS,
  ADDRESS_PARTS,
  NAME_PARTS,
} from '../../../api/contract/imports/import-fields.js';
import { templateWorkbook } from '../../../api/import/file/import-template.js';
import { workbookCsv } from '../../../api/import/file/workbook.js';
import { uploadFile, rowsOf, waitForImport } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const admin = await server.admin();

test('a workbook goes in as a file of commas does', async () => {
  const bytes = readFileSync(
    join(import.meta.dirname, '../../support/import-files/without-birthdays.xlsx'),
  );
  const { import: job, proposal } = (
    await uploadFile(admin, 'employees', new Uint8Array(bytes), 'staff.xlsx')
  ).body;
  expect(job).toMatchObject({
    fileName: 'staff.xlsx',
    encoding: 'XLSX',
    bytes: bytes.length,
    rows: 26,
    columns: 8,
  });
  expect(proposal).toMatchObject({
    columns: { employeeId: 'Employee Number', firstName: 'First Name', hireDate: 'Hire Date' },
    dateOrder: 'year-first',
  });
  await admin.post(`/import/check/${job._id}`, {
    mapping: { ...proposal, emailPattern: '{first}.{last}@company.example' },
  });
  expect(await waitForImport(admin, job)).toMatchObject({ counts: { new: 26, refused: 0 } });
  expect((await rowsOf(admin, job))[0]).toMatchObject({
    row: 2,
    record: { employeeId: '2001', name: 'Ada Ashdown', hireDate: '2010-01-01' },
  });
});

test.each(IMPORT_KINDS)(
  'the template of %s is a workbook whose headings the import maps by itself',
  async (kind) => {
    const answer = await admin.get(`/import/template?kind=${kind}`, {
      Accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${kind}.xlsx"`,
    ]);
    const headings = (await workbookCsv(await templateWorkbook(kind))).toString().split('\n')[1];
    const fields: Record<string, { label: string }> = IMPORT_FIELDS[kind];
    const left = [
      ...NAME_PARTS,
      ...ADDRESS_PARTS,
      'inForce',
      'currency',
      'managerId',
      'approverId',
      'deputyId',
      'void',
      ...(kind === 'employees' ? ['payPeriod', 'earlierEmployments', 'countsFrom', 'useBy'] : []),
    ];
    expect(headings).toBe(
      Object.keys(fields)
        .filter((field) => !left.includes(field))
        .map((field) => fields[field]?.label)
        .join(','),
    );
    expect((await admin.get('/import/template?kind=others')).body.errors).toEqual({
      kind: expect.any(String),
    });
  },
);
