import { describe, expect, test } from '@jest/globals';
import type { ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { Problem } from '../../../api/contract/problem.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { readMapping } from '../../../api/import/file/mapping-shape.js';
import { requireUsable } from '../../../api/import/file/mapping-validation.js';

function columnsWith(...headings: string[]) {
  const profiles = new ColumnProfiles(headings);
  profiles.add(
    headings.map((heading) =>
      heading === 'Sex'
        ? 'M'
        : heading === 'State'
          ? 'Single'
          : heading === 'Born'
            ? '3/4/1980'
            : heading === 'Per'
              ? 'Monthly'
              : '1',
    ),
  );
  profiles.add(
    headings.map((heading) =>
      heading === 'Sex'
        ? 'F'
        : heading === 'State'
          ? 'Divorced'
          : heading === 'Born'
            ? '5/6/1981'
            : heading === 'Per'
              ? 'hourly'
              : '2',
    ),
  );
  return profiles.finish();
}

const COLUMNS = columnsWith(
  'Name',
  'First',
  'Last',
  'ID',
  'Born',
  'Sex',
  'State',
  'Dept',
  'Job',
  'Pay',
  'Mail',
  'Per',
);
const GOOD: ImportMapping = {
  columns: {
    name: 'Name',
    employeeId: 'ID',
    dob: 'Born',
    gender: 'Sex',
    maritalStatus: 'State',
    department: 'Dept',
    designation: 'Job',
    salary: 'Pay',
  },
  dateOrder: 'month-first',
  decimalSign: '.',
  currency: null,
  payPeriod: 'year',
  payDay: null,
  hireDay: null,
  balanceMeaning: null,
  nameOrder: 'as-written',
  values: {
    gender: { M: 'male', F: 'female' },
    maritalStatus: { Single: 'single', Divorced: 'divorced' },
  },
  emailPattern: '{first}.{last}@company.example',
  constants: {},
  role: 'employee',
};

const COMPANY = { currency: 'EUR', today: '2026-11-18' };

function faults(run: () => unknown): Record<string, string> {
  try {
    run();
    return {};
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    expect(problem.status).toBe(400);
    expect(Object.values(problem.errors ?? {})).toContain(problem.message);
    return problem.errors ?? {};
  }
}

const without = (field: keyof ImportMapping['columns']) => ({
  ...GOOD.columns,
  [field]: undefined,
});

describe('a mapping that can be used', () => {
  const usable = (
    change: Partial<ImportMapping>,
    kind: ImportKind = 'employees',
    columns = COLUMNS,
  ) => faults(() => requireUsable(kind, { ...GOOD, ...change }, columns, COMPANY));

  test.each<[string, Partial<ImportMapping>]>([
    ['a name', {}],
    [
      'two columns for the name',
      { columns: { ...without('name'), firstName: 'First', lastName: 'Last' } },
    ],
    [
      'no order of dates that have none',
      { columns: { ...GOOD.columns, dob: 'Job', designation: 'Born' }, dateOrder: null },
    ],
    [
      'the pay period in a column',
      {
        columns: { ...GOOD.columns, payPeriod: 'Per' },
        payPeriod: null,
        values: { ...GOOD.values, payPeriod: { Monthly: 'month', hourly: 'unknown' } },
      },
    ],
    ['a column of addresses', { columns: { ...GOOD.columns, email: 'Mail' }, emailPattern: null }],
    ['a column and a pattern', { columns: { ...GOOD.columns, email: 'Mail' } }],
    [
      'nothing that may stay unknown',
      {
        columns: { name: 'Name', employeeId: 'ID', department: 'Dept' },
        dateOrder: null,
        decimalSign: null,
        payPeriod: null,
        values: {},
      },
    ],
    [
      'one value for all rows',
      {
        columns: { name: 'Name', employeeId: 'ID' },
        constants: {
          department: 'Sales',
          dob: '1990-05-17',
          gender: 'other',
          maritalStatus: 'single',
          designation: 'Clerk',
          salary: '4500.50',
        },
      },
    ],
    [
      'a value that is not known',
      { values: { ...GOOD.values, gender: { M: 'male', F: 'unknown' } } },
    ],
    [
      'values that do not stand in this file',
      { values: { ...GOOD.values, gender: { M: 'male', F: 'female', X: null, D: 'other' } } },
    ],
  ])('has %s', (_, change) => expect(usable(change)).toEqual({}));

  test.each<[string, Partial<ImportMapping>, Record<string, RegExp>]>([
    [
      'no column for a required field',
      { columns: without('employeeId') },
      { 'columns.employeeId': /^Choose a column for Employee ID\.$/ },
    ],
    [
      'no department',
      { columns: without('department') },
      { 'columns.department': /^Choose a column for Department, or one value for all rows\.$/ },
    ],
    [
      'an empty value for all rows',
      { columns: without('dob'), constants: { dob: '' } },
      { 'constants.dob': /^Date of Birth is required\.$/ },
    ],
    [
      'a birth tomorrow for all rows',
      { columns: without('dob'), constants: { dob: '2026-11-19' } },
      { 'constants.dob': /future/ },
    ],
    [
      'a gender for all rows that is none of ours',
      { columns: without('gender'), constants: { gender: 'unknown' } },
      { 'constants.gender': /must be one of male, female, other\.$/ },
    ],
    [
      'a pay for all rows that is no amount',
      { columns: without('salary'), constants: { salary: '-1' } },
      { 'constants.salary': /Salary/ },
    ],
    [
      'no name',
      { columns: without('name') },
      {
        'columns.name':
          /^Choose a column for Full Name, or one each for First Name and Last Name\.$/,
      },
    ],
    [
      'half a name',
      { columns: { ...without('name'), firstName: 'First' } },
      { 'columns.lastName': /^Choose a column for Last Name/ },
    ],
    [
      'the other half',
      { columns: { ...without('name'), lastName: 'Last' } },
      { 'columns.firstName': /^Choose a column for First Name/ },
    ],
    [
      'a name twice',
      { columns: { ...GOOD.columns, firstName: 'First', lastName: 'Last' } },
      { 'columns.name': /^Choose either/ },
    ],
    [
      'no way to an address',
      { emailPattern: null },
      { emailPattern: /^Choose a column for Email Address, or enter the domain/ },
    ],
    [
      'a pattern without a domain',
      { emailPattern: '{first}.{last}@' },
      { emailPattern: /^Enter the domain/ },
    ],
    [
      'a pattern for one person',
      { emailPattern: 'hr@company.example' },
      { emailPattern: /needs \{first\}/ },
    ],
    [
      'a column that is not there',
      { columns: { ...GOOD.columns, phone: 'Fax' } },
      { 'columns.phone': /no column “Fax”/ },
    ],
    [
      'a column twice',
      { columns: { ...GOOD.columns, phone: 'Pay' } },
      { 'columns.phone': /^The column “Pay” is already used for Salary\.$/ },
    ],
    ['no order of dates', { dateOrder: null }, { dateOrder: /^Choose the order/ }],
    [
      'no sign before the cents',
      { decimalSign: null },
      { decimalSign: /^Choose the decimal separator/ },
    ],
    ['no pay period', { payPeriod: null }, { payPeriod: /per year or per month/ }],
    [
      'an open pay period',
      {
        columns: { ...GOOD.columns, payPeriod: 'Per' },
        payPeriod: null,
        values: { ...GOOD.values, payPeriod: { Monthly: 'month', hourly: null } },
      },
      { 'values.payPeriod': /^Choose what “hourly” means for Pay Period\.$/ },
    ],
    [
      'an open value',
      { values: { ...GOOD.values, maritalStatus: { Single: 'single', Divorced: null } } },
      { 'values.maritalStatus': /^Choose what “Divorced” means for Marital Status\.$/ },
    ],
    [
      'no values at all',
      { values: {} },
      {
        'values.gender': /^Choose what “M”, “F” mean for Gender\.$/,
        'values.maritalStatus': /“Single”, “Divorced”/,
      },
    ],
    [
      'a value that is none of ours',
      { values: { ...GOOD.values, gender: { M: 'man', F: 'female' } } },
      { 'values.gender': /must be one of male, female, other, unknown/ },
    ],
    [
      'several faults',
      { payPeriod: null, dateOrder: null, columns: without('employeeId') },
      { 'columns.employeeId': /^Choose a column/, dateOrder: /./, payPeriod: /./ },
    ],
  ])('does not have %s', (_, change, expected) => {
    const found = usable(change);
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
    for (const [at, sentence] of Object.entries(expected)) expect(found[at]).toMatch(sentence);
  });

  test('does not choose from too many values', () => {
    const profiles = new ColumnProfiles(['Sex']);
    for (let row = 0; row < 61; row += 1) profiles.add([`v${row}`]);
    const columns = [...COLUMNS.filter(({ heading }) => heading !== 'Sex'), ...profiles.finish()];
    expect(usable({}, 'employees', columns)['values.gender']).toMatch(
      /too many different values in “Sex”/,
    );
  });

  test('of salary records and leave requests needs nothing of people', () => {
    const columns = columnsWith('ID', 'Day', 'Until', 'Pay', 'Sex');
    const open = { payPeriod: null, emailPattern: null };
    expect(
      usable(
        { ...open, columns: { employeeId: 'ID', payDate: 'Day', basicSalary: 'Pay' } },
        'salaries',
        columns,
      ),
    ).toEqual({});
    const leaves = {
      ...open,
      decimalSign: null,
      columns: { employeeId: 'ID', leaveType: 'Sex', startDate: 'Day', endDate: 'Until' },
    };
    expect(
      usable(
        { ...leaves, values: { leaveType: { M: 'Sick Leave', F: 'Annual Leave' } } },
        'leaves',
        columns,
      ),
    ).toEqual({});
    expect(Object.keys(usable({ ...leaves, values: {} }, 'leaves', columns))).toEqual([
      'values.leaveType',
    ]);
  });
});

test('the order of dates is asked for where a single late date depends on it (it was read year-first)', () => {
  const profiles = new ColumnProfiles(['ID', 'Day', 'Pay']);
  for (let row = 0; row < 1000; row += 1) profiles.add([`${row}`, `open ${row}`, '1.00']);
  profiles.add(['x', '03/04/2026', '1.00']);
  const mapping = {
    ...GOOD,
    columns: { employeeId: 'ID', payDate: 'Day', basicSalary: 'Pay' },
    dateOrder: null,
    payPeriod: null,
    emailPattern: null,
  };
  expect(
    Object.keys(faults(() => requireUsable('salaries', mapping, profiles.finish(), COMPANY))),
  ).toEqual(['dateOrder']);
});

describe('Currency', () => {
  const shown = (...cells: string[]) => {
    const profiles = new ColumnProfiles(['ID', 'Day', 'Pay', 'Other']);
    for (const cell of cells) profiles.add(['7', '2026-01-31', cell, '$ 5']);
    return profiles.finish();
  };
  const mapping = {
    ...GOOD,
    columns: { employeeId: 'ID', payDate: 'Day', basicSalary: 'Pay' },
    payPeriod: null,
    emailPattern: null,
  };
  const usable = (columns: ReturnType<typeof shown>, currency: string | null = null) =>
    faults(() => requireUsable('salaries', { ...mapping, currency }, columns, COMPANY));

  test('that the file shows is asked about if the company has another ($92,368 was stored as euros)', () => {
    expect(usable(shown('$92,368', '$1'))).toEqual({
      currency:
        'The file shows amounts in $. Confirm that they are in EUR, or convert them in the file.',
    });
    expect(usable(shown('92,368 USD', 'Fr. 1'))).toEqual({
      currency:
        'The file shows amounts in USD, Fr.. Confirm that they are in EUR, or convert them in the file.',
    });
    expect(usable(shown('$92,368'), 'EUR')).toEqual({});
    expect(usable(shown('$92,368'), 'USD')).toEqual({ currency: 'Currency must be one of EUR.' });
  });

  test('is not asked about if the file shows none, or that of the company', () => {
    for (const cell of ['92,368', '€92,368', '92,368 EUR', '€ 1'])
      expect(usable(shown(cell, '5'))).toEqual({});
  });
});

describe('a mapping that somebody sends', () => {
  test('is read as it is', () => {
    expect(readMapping('employees', JSON.parse(JSON.stringify(GOOD)))).toEqual(GOOD);
    expect(readMapping('leaves', {})).toEqual({
      columns: {},
      dateOrder: null,
      decimalSign: null,
      currency: null,
      payPeriod: null,
      payDay: null,
      hireDay: null,
      balanceMeaning: null,
      nameOrder: 'as-written',
      values: {},
      emailPattern: null,
      constants: {},
      role: 'employee',
    });
    expect(
      readMapping('employees', {
        columns: { name: ' Zoe\u0308 ', phone: null },
        emailPattern: ' ',
        values: { gender: { ' M ': 'male', F: '' } },
      }),
    ).toMatchObject({
      columns: { name: 'Zoë' },
      emailPattern: null,
      values: { gender: { M: 'male', F: null } },
    });
  });

  test.each<[unknown, string]>([
    [null, 'mapping'],
    [undefined, 'mapping'],
    ['x', 'mapping'],
    [[], 'mapping'],
    [1, 'mapping'],
    [{ extra: 1 }, 'extra'],
    [JSON.parse('{"__proto__": {"role": "admin"}}'), '__proto__'],
    [{ columns: [] }, 'columns'],
    [{ columns: 'x' }, 'columns'],
    [{ columns: { nonsense: 'x' } }, 'columns.nonsense'],
    [{ columns: { toString: 'x' } }, 'columns.toString'],
    [JSON.parse('{"columns": {"__proto__": "x"}}'), 'columns.__proto__'],
    [{ columns: { payDate: 'x' } }, 'columns.payDate'],
    [{ columns: { name: 5 } }, 'columns.name'],
    [{ columns: { name: {} } }, 'columns.name'],
    [{ columns: { name: 'x'.repeat(1001) } }, 'columns.name'],
    [{ columns: { name: 'a\0' } }, 'columns.name'],
    [{ dateOrder: 'backwards' }, 'dateOrder'],
    [{ decimalSign: ';' }, 'decimalSign'],
    [{ payPeriod: 'week' }, 'payPeriod'],
    [{ nameOrder: 1 }, 'nameOrder'],
    [{ role: 'root' }, 'role'],
    [{ emailPattern: 5 }, 'emailPattern'],
    [{ currency: 5 }, 'currency'],
    [{ values: [] }, 'values'],
    [{ values: { name: {} } }, 'values.name'],
    [{ values: { constructor: {} } }, 'values.constructor'],
    [{ values: { leaveType: {} } }, 'values.leaveType'],
    [{ values: { gender: 'x' } }, 'values.gender'],
    [{ values: { gender: { M: 1 } } }, 'values.gender'],
    [
      {
        values: {
          gender: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [index, null])),
        },
      },
      'values.gender',
    ],
  ])('%j is refused at %s', (input, at) =>
    expect(Object.keys(faults(() => readMapping('employees', input)))).toEqual([at]),
  );

  test('a value called __proto__ is a value', () => {
    const { values } = readMapping(
      'employees',
      JSON.parse('{"values": {"gender": {"__proto__": "male"}}}'),
    );
    expect(Object.entries(values.gender ?? {})).toEqual([['__proto__', 'male']]);
    expect(({} as Record<string, unknown>).male).toBeUndefined();
  });
});
