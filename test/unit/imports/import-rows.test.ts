import { describe, expect, test } from '@jest/globals';
import { NAME_PARTS } from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { rowMessageText } from '../../../api/contract/imports/row-messages.js';
import { lackingForNew, readEmployeeRow } from '../../../api/import/check/employee-row.js';
import { readLeaveRow } from '../../../api/import/check/leave-row.js';
import type { RowRefusal } from '../../../api/import/check/row-reading.js';
import { readSalaryRow } from '../../../api/import/check/salary-row.js';

const TODAY = '2026-11-18';
const cell = (cells: Record<string, string>) => (heading: string) => cells[heading] ?? '';
/** A column of its own for each field, headed as the field. */
const all = (...fields: (keyof ImportMapping['columns'])[]) =>
  Object.fromEntries(fields.map((field) => [field, field])) as ImportMapping['columns'];

/** As the server says them. */
const said = (faults: RowRefusal[]) =>
  faults.map(({ field, value, remark }) => ({
    field,
    value,
    text: rowMessageText(remark, String),
  }));

const MAPPING: ImportMapping = {
  columns: all(
    'name',
    'employeeId',
    'dob',
    'gender',
    'maritalStatus',
    'department',
    'designation',
    'salary',
    'hireDate',
    'leftOn',
    'manager',
  ),
  dateOrder: 'month-first',
  decimalSign: '.',
  currency: null,
  payPeriod: 'year',
  payDay: null,
  hireDay: null,
  balanceMeaning: null,
  nameOrder: 'last-first',
  values: {
    gender: { M: 'male', F: 'female' },
    maritalStatus: { Single: 'single', Separated: 'married' },
    role: { boss: 'admin' },
    leaveType: { sick: 'Sick Leave' },
    status: { ok: 'Approved' },
  },
  emailPattern: '{first}.{last}@company.example',
  constants: {},
  role: 'employee',
};
const JENNA = {
  name: 'Dietrich, Jenna',
  employeeId: '10304',
  dob: '5/14/1987',
  gender: 'F',
  maritalStatus: 'Separated',
  department: 'Sales',
  designation: 'Clerk',
  salary: '59,231',
  hireDate: '2/20/2012',
  leftOn: '',
  manager: 'Smith, John',
};

describe('a row of employees', () => {
  const read = (
    cells: Partial<typeof JENNA> & Record<string, string> = {},
    mapping: Partial<ImportMapping> = {},
  ) => readEmployeeRow(cell({ ...JENNA, ...cells }), { ...MAPPING, ...mapping }, TODAY);
  const beside = (...fields: (keyof ImportMapping['columns'])[]) => ({
    columns: { ...MAPPING.columns, ...all(...fields) },
  });

  test('refuses combining marks without end', () => {
    const [fault] = said(read({ designation: `Clerk${'\u0300\u0323'.repeat(10)}` }).faults);
    expect(fault).toMatchObject({
      field: 'designation',
      text: 'has more than 8 accents or other marks in a row.',
    });
  });

  test('is read whole', () => {
    expect(read()).toEqual({
      values: {
        employeeId: '10304',
        name: 'Jenna Dietrich',
        email: null,
        dob: '1987-05-14',
        gender: 'female',
        maritalStatus: 'married',
        department: 'Sales',
        designation: 'Clerk',
        salary: 493_592,
        salaryWritten: 5_923_100,
        hireDate: '2012-02-20',
        leftOn: null,
        manager: 'John Smith',
      },
      faults: [],
      notes: [
        {
          key: 'maritalStatusSimplified',
          parameters: { written: 'Separated', maritalStatus: 'married' },
        },
        {
          key: 'yearlyRounded',
          parameters: { yearly: '59231.00', monthly: '4935.92', twelveMonths: '59231.04' },
        },
      ],
    });
    expect(read({}, { payPeriod: 'month' }).values.salary).toBe(5_923_100);
  });

  test('says when a yearly pay is not twelve times the monthly one (it drifted by cents)', () => {
    const notes = (salary: string, payPeriod: 'year' | 'month') =>
      read({ salary, maritalStatus: 'Single' }, { payPeriod }).notes.map((note) =>
        rowMessageText(note, String),
      );
    expect(notes('92,368', 'year')).toEqual([
      '92368.00 per year becomes 7697.33 per month, which is 92367.96 over twelve months.',
    ]);
    expect([notes('60,000', 'year'), notes('60,000.12', 'year'), notes('92,368', 'month')]).toEqual(
      [[], [], []],
    );
  });

  test.each([
    ['Separated', 'married'],
    ['Séparé(e)', 'married'],
    ['getrennt lebend', 'married'],
    ['Civil partnership', 'married'],
  ])('says that %s is stored as %s', (written, maritalStatus) => {
    const { notes } = read(
      { maritalStatus: written, salary: '60,000' },
      { values: { ...MAPPING.values, maritalStatus: { [written]: maritalStatus } } },
    );
    expect(notes).toEqual([
      { key: 'maritalStatusSimplified', parameters: { written, maritalStatus } },
    ]);
  });

  test.each([
    ['Single', 'single'],
    ['ledig', 'single'],
    ['Engaged', 'single'],
    ['Divorced', 'divorced'],
    ['Veuf(ve)', 'widowed'],
  ])('says nothing of %s', (written, maritalStatus) => {
    expect(
      read(
        { maritalStatus: written, salary: '60,000' },
        { values: { ...MAPPING.values, maritalStatus: { [written]: maritalStatus } } },
      ).notes,
    ).toEqual([]);
  });

  test('has undefined for what has no column and null for what is blank', () => {
    const bare = read(
      {},
      {
        columns: all(
          'name',
          'employeeId',
          'dob',
          'gender',
          'maritalStatus',
          'department',
          'designation',
          'salary',
        ),
      },
    ).values;
    for (const field of [
      'hireDate',
      'leftOn',
      'manager',
      'managerId',
      'phone',
      'address',
      'emergencyContact',
      'role',
    ])
      expect(bare).not.toHaveProperty(field);
    const { values, faults } = read(
      { hireDate: '', manager: '' },
      beside('managerId', 'phone', 'address', 'emergencyContact', 'role'),
    );
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      hireDate: null,
      leftOn: null,
      manager: null,
      managerId: null,
      phone: null,
      address: null,
      emergencyContact: null,
    });
    expect(values).not.toHaveProperty('role');
  });

  test('may be blank where the form is not: what is unknown is null', () => {
    const { values, faults } = read(
      { dob: '', gender: '', maritalStatus: 'N/A', designation: '', salary: '-' },
      { values: { ...MAPPING.values, maritalStatus: { 'N/A': 'unknown' } } },
    );
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      dob: null,
      gender: null,
      maritalStatus: null,
      designation: null,
      salary: null,
    });
  });

  test('takes one value for all rows for what has no column', () => {
    const constants = {
      department: 'Sales  North',
      dob: '1990-05-17',
      gender: 'other',
      maritalStatus: 'married',
      designation: 'Clerk',
      salary: '4500.50',
    };
    const { values, faults } = read({}, { columns: all('name', 'employeeId'), constants });
    expect(faults).toEqual([]);
    expect(values).toMatchObject({ ...constants, department: 'Sales North', salary: 450_050 });
    expect(values).not.toHaveProperty('salaryWritten');
    expect(read({ gender: '', dob: '' }, { constants }).values).toMatchObject({
      gender: null,
      dob: null,
    });
  });

  test.each(['N/A', 'n/a', 'NULL', '-', '—', 'none'])('reads %s among dates as none', (written) => {
    expect(read({ leftOn: written })).toMatchObject({ faults: [], values: { leftOn: null } });
    expect(read({ dob: written })).toMatchObject({ faults: [], values: { dob: null } });
  });

  test('may have its name in two columns', () => {
    const { name: _, ...columns } = MAPPING.columns;
    const two = { columns: { ...columns, ...all('firstName', 'lastName') } };
    expect(read({ firstName: ' Ana  María', lastName: 'de la Cruz' }, two).values.name).toBe(
      'Ana María de la Cruz',
    );
    for (const half of [
      { firstName: 'Ana', lastName: '' },
      { firstName: '', lastName: 'Cruz' },
    ])
      expect(read(half, two)).toMatchObject({ faults: [], values: { name: null } });
  });

  test('has every part of a name (middle names were dropped)', () => {
    const { name: _, ...columns } = MAPPING.columns;
    const parts = { columns: { ...columns, ...all(...NAME_PARTS) } };
    const named = (cells: Record<string, string>) => read(cells, parts).values.name;
    expect(named({ firstName: 'Anna', middleName: ' Maria  Eva ', lastName: 'Lund' })).toBe(
      'Anna Maria Eva Lund',
    );
    expect(named({ firstName: 'Anna', middleName: 'N/A', lastName: 'Lund' })).toBe('Anna Lund');
    expect(named({ firstName: 'José', lastName: 'García', secondLastName: 'Márquez' })).toBe(
      'José García Márquez',
    );
    expect(named({ firstName: 'Anna', middleName: 'Maria', lastName: '' })).toBeNull();
  });

  test('may have addresses, roles and texts', () => {
    const { values, faults } = read(
      {
        email: ' Jenna@Company.EXAMPLE',
        role: 'boss',
        phone: '+47 1',
        address: 'Storgata 1\r\n0155 Oslo',
        managerId: '7',
      },
      beside('email', 'role', 'phone', 'address', 'managerId'),
    );
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      email: 'jenna@company.example',
      role: 'admin',
      phone: '+47 1',
      address: 'Storgata 1\n0155 Oslo',
      managerId: '7',
    });
    expect(read({ email: '' }, beside('email')).values.email).toBeNull();
  });

  test('leaves out a phone number that is none, and says so', () => {
    const { values, faults, notes } = read(
      { phone: 'ask Bo', maritalStatus: 'Single', salary: '60,000' },
      beside('phone'),
    );
    expect([values.phone, faults]).toEqual([null, []]);
    expect(notes.map((note) => rowMessageText(note, String))).toEqual([
      'Phone “ask Bo” is not a phone number, so it is left out.',
    ]);
  });

  test('lacks a blank name, address or department only if the person is new', () => {
    const lacking = (cells: Record<string, string>, change: Partial<ImportMapping> = {}) => {
      const mapping = { ...MAPPING, ...change };
      const { values, faults } = read(cells, change);
      expect(faults).toEqual([]);
      return said(lackingForNew(values, mapping, cell({ ...JENNA, ...cells })));
    };
    const missing = (...fields: string[]) =>
      fields.map((field) => ({ field, value: '', text: 'is missing.' }));
    expect(lacking({ name: '', department: '' })).toEqual(missing('name', 'department'));
    expect(lacking({ email: '' }, { ...beside('email'), emailPattern: null })).toEqual(
      missing('email'),
    );
    expect(lacking({ email: '' }, beside('email'))).toEqual([]);
    const { name: _, ...columns } = MAPPING.columns;
    const two = { columns: { ...columns, ...all('firstName', 'lastName') } };
    expect(lacking({ firstName: '', lastName: '' }, two)).toEqual(missing('firstName', 'lastName'));
    expect(lacking({ firstName: 'Ana', lastName: '' }, two)).toEqual(missing('lastName'));
  });

  test('has its pay per month or per year as its own cell says, and no pay of an hour (all rows had one period)', () => {
    const own = {
      ...beside('payPeriod'),
      payPeriod: null,
      values: {
        ...MAPPING.values,
        maritalStatus: { Single: 'single' },
        payPeriod: { Monthly: 'month', 'per annum': 'year', Hourly: 'unknown' },
      },
    };
    const pay = (salary: string, payPeriod: string) =>
      read({ salary, payPeriod, maritalStatus: 'Single' }, own);
    expect(pay('4,200', 'Monthly').values).toMatchObject({ salary: 420_000 });
    expect(pay('4,200', 'Monthly').values).not.toHaveProperty('salaryWritten');
    expect(pay('60,000', 'per annum').values).toMatchObject({
      salary: 500_000,
      salaryWritten: 6_000_000,
    });
    expect(pay('23.50', 'Hourly')).toMatchObject({
      values: { salary: null },
      faults: [],
      notes: [{ key: 'payLeftOut', parameters: { written: '23.50', period: 'Hourly' } }],
    });
    expect(said(pay('23.50', '').faults)).toEqual([
      { field: 'payPeriod', value: '', text: 'is missing.' },
    ]);
    expect(said(pay('23.50', 'Weekly').faults)).toEqual([
      { field: 'payPeriod', value: 'Weekly', text: expect.stringContaining('not mapped yet') },
    ]);
    expect(pay('', 'Hourly')).toMatchObject({ values: { salary: null }, faults: [], notes: [] });
  });

  test('takes HTML and formulas for text', () => {
    const { values, faults } = read({
      name: '<b>Kim</b>, <script>alert(1)</script>',
      department: '=1+1',
      designation: '"><img src=x>',
    });
    expect(faults).toEqual([]);
    expect(values).toMatchObject({
      name: '<script>alert(1)</script> <b>Kim</b>',
      department: '=1+1',
      designation: '"><img src=x>',
    });
  });

  test.each<[string, Record<string, string>, { field: string; value: string; text: RegExp }]>([
    ['a blank ID', { employeeId: '' }, { field: 'employeeId', value: '', text: /^is missing\.$/ }],
    [
      'a date that does not exist',
      { dob: '31/02/1981' },
      {
        field: 'dob',
        value: '31/02/1981',
        text: /^is not a valid date\. Correct it in the file: month\/day\/year\.$/,
      },
    ],
    [
      'a birth tomorrow',
      { dob: '11/19/2026' },
      { field: 'dob', value: '11/19/2026', text: /^cannot be in the future\.$/ },
    ],
    [
      'a birth long ago',
      { dob: '12/31/1899' },
      { field: 'dob', value: '12/31/1899', text: /^cannot be before 1900-01-01\.$/ },
    ],
    [
      'a leaving before the hire',
      { hireDate: '5/2/2011', leftOn: '1/9/2010' },
      { field: 'leftOn', value: '1/9/2010', text: /^is before the hire date, 5\/2\/2011\.$/ },
    ],
    [
      'a hire in a far future',
      { hireDate: '11/19/2028' },
      { field: 'hireDate', value: '11/19/2028', text: /^cannot be after 2028-11-18\.$/ },
    ],
    [
      'an endless end',
      { leftOn: '12/31/9999' },
      { field: 'leftOn', value: '12/31/9999', text: /^cannot be after/ },
    ],
    [
      'a value without a meaning',
      { gender: 'toString' },
      { field: 'gender', value: 'toString', text: /^is not mapped yet\./ },
    ],
    [
      'an amount that is none',
      { salary: '-5' },
      { field: 'salary', value: '-5', text: /^is not an amount/ },
    ],
    [
      'a text too long',
      { designation: 'x'.repeat(1000) },
      {
        field: 'designation',
        value: 'x'.repeat(200),
        text: /^must be at most 100 characters long\.$/,
      },
    ],
    [
      'a date that is a page',
      { dob: `${'x'.repeat(199)}😀` },
      { field: 'dob', value: 'x'.repeat(199), text: /^is not a valid date/ },
    ],
    [
      'a text too long when folded',
      { department: 'ß'.repeat(60) },
      { field: 'department', value: 'ß'.repeat(60), text: /at most 100/ },
    ],
    [
      'control characters',
      { name: 'Bad\u0007, Name' },
      {
        field: 'name',
        value: 'Name Bad\u0007',
        text: /^contains characters that cannot be stored\.$/,
      },
    ],
    [
      'a line break in a name',
      { department: 'a\nb' },
      { field: 'department', value: 'a\nb', text: /cannot be stored/ },
    ],
    [
      'an address that is none',
      { email: 'nobody' },
      { field: 'email', value: 'nobody', text: /^is not an email address/ },
    ],
  ])('is refused for %s', (_, cells, { field, value, text }) => {
    const { values, faults } = read(cells, beside('email'));
    expect(said(faults)).toEqual([{ field, value, text: expect.stringMatching(text) }]);
    expect(values).not.toHaveProperty(field);
  });

  test('says all that is wrong at once', () => {
    const { values, faults } = readEmployeeRow(cell({}), MAPPING, TODAY);
    expect(
      [...faults, ...lackingForNew(values, MAPPING, cell({}))].map(({ field }) => field),
    ).toEqual(['employeeId', 'name', 'department']);
  });
});

describe('a row of salary records', () => {
  const mapping = {
    ...MAPPING,
    columns: all('employeeId', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'),
  };
  const PAY = {
    employeeId: '7',
    payDate: '1/31/2026',
    basicSalary: '4,200.00',
    allowances: '100',
    deductions: '',
    netSalary: '4300.00',
  };
  const read = (cells: Partial<typeof PAY> = {}) =>
    readSalaryRow(cell({ ...PAY, ...cells }), mapping, TODAY);

  test('is read whole, with its net computed', () => {
    expect(read()).toEqual({
      values: {
        payDate: '2026-01-31',
        basicSalary: 420_000,
        allowances: 10_000,
        deductions: 0,
        netSalary: 430_000,
      },
      faults: [],
      notes: [],
    });
    expect(read({ netSalary: '' }).values.netSalary).toBe(430_000);
    expect(
      readSalaryRow(
        cell(PAY),
        { ...mapping, columns: all('employeeId', 'payDate', 'basicSalary') },
        TODAY,
      ).values,
    ).toMatchObject({ allowances: 0, deductions: 0, netSalary: 420_000 });
  });

  test.each<[Partial<typeof PAY>, string, RegExp]>([
    [
      { netSalary: '4200' },
      'netSalary',
      /^does not equal basic salary plus allowances minus deductions, 4300\.00\.$/,
    ],
    [
      { deductions: '5000', netSalary: '' },
      'deductions',
      /^cannot exceed basic salary plus allowances\.$/,
    ],
    [{ allowances: 'many' }, 'allowances', /^is not an amount/],
    [{ basicSalary: '' }, 'basicSalary', /^is missing\.$/],
    [{ payDate: '1/31/1999' }, 'payDate', /^cannot be before 2000-01-01\.$/],
    [{ payDate: '1/31/2099' }, 'payDate', /^cannot be after 2028-11-18\.$/],
  ])('with %j is refused at %s', (cells, field, text) =>
    expect(said(read(cells).faults)).toEqual([
      { field, value: (cells as Record<string, string>)[field], text: expect.stringMatching(text) },
    ]),
  );
});

test.each([
  ['2023-10', '2023-10-31'],
  ['10/2023', '2023-10-31'],
  ['Feb 2024', '2024-02-29'],
  ['15 Feb 2024', '2024-02-15'],
])('a pay date of %s is %s once the last day of the month is confirmed', (written, payDate) => {
  const mapping = {
    ...MAPPING,
    columns: all('payDate', 'basicSalary'),
    payDay: 'month-end',
  } as const;
  const row = readSalaryRow(cell({ payDate: written, basicSalary: '1' }), mapping, TODAY);
  expect(row).toMatchObject({ values: { payDate }, faults: [] });
});

describe('a row of leave requests', () => {
  const mapping = {
    ...MAPPING,
    columns: all(
      'employeeId',
      'leaveType',
      'startDate',
      'endDate',
      'reason',
      'status',
      'note',
      'createdAt',
    ),
  };
  const LEAVE = {
    employeeId: '7',
    leaveType: 'sick',
    startDate: '2/1/2026',
    endDate: '2/3/2026',
    reason: 'Flu\nand more',
    status: 'ok',
    note: '',
    createdAt: '1/31/2026',
  };
  const read = (cells: Partial<typeof LEAVE> = {}) =>
    readLeaveRow(cell({ ...LEAVE, ...cells }), mapping, TODAY);

  test('is read whole', () => {
    expect(read()).toEqual({
      values: {
        leaveType: 'Sick Leave',
        startDate: '2026-02-01',
        endDate: '2026-02-03',
        days: 3,
        reason: 'Flu\nand more',
        status: 'Approved',
        note: null,
        createdAt: '2026-01-31',
      },
      faults: [],
      notes: [],
    });
  });

  test('is pending, and imported, when nothing else is said', () => {
    const bare = readLeaveRow(
      cell(LEAVE),
      { ...mapping, columns: all('employeeId', 'leaveType', 'startDate', 'endDate') },
      TODAY,
    ).values;
    expect(bare).toMatchObject({
      status: 'Pending',
      reason: 'Imported',
      note: null,
      createdAt: null,
    });
    expect(read({ status: '' }).values.status).toBe('Pending');
  });

  test.each<[Partial<typeof LEAVE>, string, RegExp]>([
    [{ endDate: '1/31/2026' }, 'endDate', /^is before the start date, 2\/1\/2026\.$/],
    [
      { endDate: '3/1/2027' },
      'endDate',
      /^makes the leave 394 days long; at most 366 are allowed\.$/,
    ],
    [{ reason: '' }, 'reason', /^is missing\.$/],
    [{ leaveType: 'sabbatical' }, 'leaveType', /^is not mapped yet/],
    [{ startDate: '2/30/2026' }, 'startDate', /^is not a valid date/],
    [{ createdAt: '11/19/2026' }, 'createdAt', /^cannot be in the future\.$/],
  ])('with %j is refused at %s', (cells, field, text) =>
    expect(said(read(cells).faults)).toEqual([
      { field, value: (cells as Record<string, string>)[field], text: expect.stringMatching(text) },
    ]),
  );
});
