import { expect, test } from '@jest/globals';
import { amount } from '../../../api/contract/money.js';
import { readEmployeeRow } from '../../../api/import/check/employee-row.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { openTable } from '../../../api/import/file/csv-table.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';
import { requireUsable } from '../../../api/import/file/mapping-validation.js';
import { companyFile } from '../../support/company-file.js';

const TODAY = '2026-11-18';
const PROPOSAL = {
  columns: {
    name: 'Employee_Name',
    employeeId: 'EmpID',
    dob: 'DOB',
    gender: 'Sex',
    maritalStatus: 'MaritalDesc',
    department: 'Department',
    designation: 'Position',
    salary: 'Salary',
    hireDate: 'DateofHire',
    leftOn: 'DateofTermination',
    manager: 'ManagerName',
  },
  dateOrder: 'month-first',
  decimalSign: '.',
  currency: null,
  payPeriod: null,
  payDay: null,
  hireDay: null,
  balanceMeaning: null,
  nameOrder: 'last-first',
  values: {
    gender: { M: 'male', F: 'female' },
    maritalStatus: {
      Single: 'single',
      Married: 'married',
      Divorced: 'divorced',
      Separated: 'married',
      Widowed: 'widowed',
    },
  },
  emailPattern: null,
  constants: {},
  role: 'employee',
};

test.each([
  { people: 40, seed: 1 },
  { people: 311, seed: 7 },
])('a company of $people, as HR files have it, is read with one question', (size) => {
  const { csv, people } = companyFile(size);
  const table = openTable(Buffer.from(csv));
  expect(table).toMatchObject({ encoding: 'UTF-8', separator: ',' });
  expect(table.headings).toHaveLength(36);
  const profiles = new ColumnProfiles(table.headings);
  for (const { cells } of table.rows) profiles.add(cells);
  const columns = profiles.finish();
  const proposal = proposeMapping('employees', columns, TODAY);
  expect(proposal).toEqual(PROPOSAL);
  const mapping = {
    ...proposal,
    payPeriod: 'year' as const,
    emailPattern: '{first}.{last}@company.example',
  };
  requireUsable('employees', mapping, columns, { currency: 'USD', today: TODAY });
  const rows = [...table.rows].map(({ cells }) =>
    readEmployeeRow((heading) => cells[table.headings.indexOf(heading)] ?? '', mapping, TODAY),
  );
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  const read = rows.map(({ values }) => ({
    ...values,
    salary: amount(values.salary ?? 0),
    salaryWritten: amount(values.salaryWritten ?? 0),
  }));
  expect(read).toEqual(
    people.map(({ managerEmployeeId: _, ...person }) => ({ ...person, email: null })),
  );
});

test('the same seed makes the same file, another one another', () => {
  expect(companyFile({ seed: 3 })).toEqual(companyFile({ seed: 3 }));
  expect(companyFile({ seed: 3 }).csv).not.toBe(companyFile({ seed: 4 }).csv);
  const many = companyFile({ people: 10_000 }).people;
  expect(new Set(many.map(({ name }) => name)).size).toBe(10_000);
  expect(new Set(many.map(({ employeeId }) => employeeId)).size).toBe(10_000);
});
