import { describe, expect, test } from '@jest/globals';
import {
  IMPORT_FIELDS,
  IMPORT_KINDS,
  ADDRESS_PARTS,
  NAME_PARTS,
  type ImportKind,
} from '../../../api/contract/imports/import-fields.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';

const TODAY = '2026-11-18';

/** Columns with their cells. */
function profile(columns: Record<string, string[]>) {
  const profiles = new ColumnProfiles(Object.keys(columns));
  const rows = Math.max(...Object.values(columns).map((cells) => cells.length));
  for (let row = 0; row < rows; row += 1)
    profiles.add(Object.values(columns).map((cells) => cells[row] ?? ''));
  return profiles.finish();
}

const propose = (columns: Record<string, string[]>, kind: ImportKind = 'employees') =>
  proposeMapping(kind, profile(columns), TODAY);

describe('what stands in a column', () => {
  test('values are counted, most frequent first, until they are too many', () => {
    const [few, many] = profile({
      few: ['a', 'b', 'b', '', 'c'],
      many: Array.from({ length: 61 }, (_, index) => `v${index}`),
    });
    expect(few).toEqual({
      heading: 'few',
      filled: 4,
      month: null,
      samples: ['a', 'b', 'c'],
      dates: null,
      amounts: null,
      currencies: [],
      values: [
        { value: 'b', count: 2 },
        { value: 'a', count: 1 },
        { value: 'c', count: 1 },
      ],
    });
    expect(many).toMatchObject({
      filled: 61,
      values: null,
      samples: ['v0', 'v1', 'v2', 'v3', 'v4'],
    });
  });

  test('dates are counted in each order, however many there are', () => {
    const [few, many] = profile({
      few: ['5/14/1987', '1/2/2003', '', 'N/A', '1/2/2003'],
      many: Array.from(
        { length: 200 },
        (_, index) => `${1 + (index % 12)}/${1 + (index % 28)}/${1950 + (index % 61)}`,
      ),
    });
    expect(few?.dates).toEqual({
      'year-first': { exist: 0, wrong: '5/14/1987' },
      'month-first': { exist: 3, wrong: null },
      'day-first': { exist: 2, wrong: '5/14/1987' },
    });
    expect(few?.amounts).toBeNull();
    expect(many?.values).toBeNull();
    expect(many?.dates?.['month-first']).toEqual({ exist: 200, wrong: null });
    expect(many?.dates?.['day-first'].exist).toBeGreaterThan(50);
  });

  test('a date that can be read in two ways is among the samples', () => {
    const plain = Array.from(
      { length: 30 },
      (_, index) => `2001-01-${String(index + 1).padStart(2, '0')}`,
    );
    expect(profile({ date: [...plain, '03/04/05'] })[0]?.samples).toContain('03/04/05');
    expect(profile({ date: plain })[0]?.samples).toHaveLength(5);
  });

  test('amounts are counted with each sign', () => {
    expect(profile({ pay: ['1.000,50', '2.000', '3'] })[0]?.amounts).toEqual({
      '.': { exist: 1, wrong: '1.000,50' },
      ',': { exist: 3, wrong: null },
    });
    expect(profile({ text: ['a', 'b', '3'] })[0]?.amounts).toBeNull();
  });

  test('long texts are cut and not counted', () => {
    const [column] = profile({ text: ['short', 'y'.repeat(5000), 'short'] });
    expect(column).toMatchObject({ filled: 3, values: null, samples: ['short', 'y'.repeat(200)] });
  });

  test('a date that can be read in two ways is among the samples, though hardly any other cell is a date and it comes late', () => {
    const [column] = profile({
      until: [...Array.from({ length: 1000 }, (_, index) => `open ${index}`), '03/04/2026'],
    });
    expect(column).toMatchObject({ dates: null, samples: expect.arrayContaining(['03/04/2026']) });
  });

  test('a long file of words has no dates and no amounts', () => {
    const profiles = new ColumnProfiles(['words']);
    for (let row = 0; row < 100_000; row += 1) profiles.add([`word ${row}`]);
    expect(profiles.finish()[0]).toMatchObject({ filled: 100_000, dates: null, amounts: null });
  });
});

/** Cells that fit each field. */
const FITTING: Record<string, string[]> = {
  name: ['Jenna Dietrich', 'Bo Lund'],
  firstName: ['Jenna', 'Bo'],
  middleName: ['', 'M.'],
  earlierEmployments: ['', '2015-03-01–2018-02-28'],
  secondLastName: ['', 'García'],
  currency: ['EUR', 'INR'],
  lastName: ['Dietrich', 'Lund'],
  employeeId: ['E-1', 'E-2'],
  email: ['a@b.example', 'c@d.example'],
  dob: ['14.05.1987', '1.2.1990'],
  gender: ['M', 'F'],
  maritalStatus: ['Single', 'Married'],
  department: ['Sales', 'IT'],
  designation: ['Clerk', 'Chief'],
  salary: ['1,000.00', '2,000.00'],
  role: ['admin', 'employee'],
  hireDate: ['20.02.2012', '1.1.2013'],
  leftOn: ['', '30.9.2026'],
  manager: ['Bo Lund', ''],
  managerId: ['E-2', ''],
  approver: ['Jenna Dietrich', ''],
  approverId: ['E-1', ''],
  deputy: ['', 'Jenna Dietrich'],
  deputyId: ['', 'E-1'],
  phone: ['+47 1', '2'],
  address: ['Storgata 1', ''],
  emergencyContact: ['Ngozi', ''],
  payDate: ['31.01.2026', ''],
  basicSalary: ['1.00', '2.00'],
  allowances: ['', '1'],
  deductions: ['', ''],
  netSalary: ['1', '2'],
  leaveType: ['Sick Leave', 'PTO'],
  balance: ['12.5', '-2'],
  countsFrom: ['31.01.2026', ''],
  useBy: ['', '31.03.2026'],
  startDate: ['31.01.2026', ''],
  endDate: ['31.01.2026', ''],
  reason: ['x', 'y'],
  status: ['Pending', 'denied'],
  note: ['', 'z'],
  createdAt: ['31.01.2026', ''],
};

/** Headings of files, and the fields that they are. */
const KNOWN_HEADINGS: [ImportKind, Record<string, string>][] = [
  [
    'employees',
    {
      GEBDAT: 'dob',
      EmployeID: 'employeeId',
      BU: 'department',
      user_email: 'email',
      hiring_date: 'hireDate',
      pay_rate: 'salary',
      'Reporting manager employee ID': 'managerId',
    },
  ],
  [
    'employees',
    {
      'Nº de empleado': 'employeeId',
      Nombre: 'firstName',
      'Segundo nombre': 'middleName',
      'Primer apellido': 'lastName',
      'Segundo apellido': 'secondLastName',
      'Correo electrónico': 'email',
      'Fecha de nacimiento': 'dob',
      Sexo: 'gender',
      'Estado civil': 'maritalStatus',
      Departamento: 'department',
      Puesto: 'designation',
      'Salario mensual': 'salary',
      Moneda: 'currency',
      'Fecha de contratación': 'hireDate',
      'Fecha de baja': 'leftOn',
      'Jefe directo': 'manager',
      Teléfono: 'phone',
      Dirección: 'address',
      'Contacto de emergencia': 'emergencyContact',
    },
  ],
  [
    'employees',
    {
      Matrícula: 'employeeId',
      Nome: 'firstName',
      Sobrenome: 'lastName',
      'E-mail corporativo': 'email',
      'Data de nascimento': 'dob',
      Gênero: 'gender',
      'Estado civil': 'maritalStatus',
      Setor: 'department',
      Cargo: 'designation',
      'Salário base': 'salary',
      Moeda: 'currency',
      'Data de admissão': 'hireDate',
      'Data de desligamento': 'leftOn',
      'Gestor direto': 'manager',
      Telefone: 'phone',
      Endereço: 'address',
      'Contato de emergência': 'emergencyContact',
    },
  ],
  ['employees', { 'Nombre completo': 'name', Legajo: 'employeeId' }],
  ['employees', { 'Nome completo': 'name', 'ID do funcionário': 'employeeId' }],
  [
    'salaries',
    {
      Legajo: 'employeeId',
      'Fecha de pago': 'payDate',
      'Sueldo base': 'basicSalary',
      Complementos: 'allowances',
      Descuentos: 'deductions',
      'Salario neto': 'netSalary',
      Moneda: 'currency',
    },
  ],
  [
    'leaves',
    {
      Matrícula: 'employeeId',
      'Tipo de licença': 'leaveType',
      De: 'startDate',
      Até: 'endDate',
      Motivo: 'reason',
      Situação: 'status',
      Observações: 'note',
      'Data do pedido': 'createdAt',
    },
  ],
  [
    'balances',
    { 'Nº empleado': 'employeeId', 'Tipo de ausencia': 'leaveType', 'Saldo actual': 'balance' },
  ],
];

describe('columns are known by their headings', () => {
  test.each(IMPORT_KINDS)('our own labels of %s are all known', (kind) => {
    const fields = Object.entries(IMPORT_FIELDS[kind]).filter(
      ([field]) => !([...NAME_PARTS, ...ADDRESS_PARTS] as readonly string[]).includes(field),
    );
    const { columns } = propose(
      Object.fromEntries(fields.map(([field, { label }]) => [label, FITTING[field] ?? []])),
      kind,
    );
    expect(columns).toEqual(Object.fromEntries(fields.map(([field, { label }]) => [field, label])));
  });

  test.each<[ImportKind, Record<string, string>]>([
    [
      'employees',
      {
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
    ],
    [
      'employees',
      {
        firstName: 'FIRST NAME',
        lastName: 'Last-Name',
        employeeId: 'Employee #',
        email: 'E-mail',
        dob: 'birthDate',
        gender: 'gender',
        maritalStatus: 'Civil Status',
        department: 'dep_name',
        designation: 'jobTitle',
        salary: 'Annual Salary (USD)',
        hireDate: 'Joining Date',
        leftOn: 'Last Working Day',
        manager: 'Reports To',
        phone: 'Mobile No.',
      },
    ],
    [
      'employees',
      {
        firstName: 'Prénom',
        lastName: 'Nom',
        employeeId: 'Matricule',
        email: 'Courriel',
        dob: 'Date de naissance',
        gender: 'Sexe',
        maritalStatus: 'Situation familiale',
        department: 'Service',
        designation: 'Intitulé du poste',
        salary: 'Salaire brut annuel',
        hireDate: "Date d'embauche",
        leftOn: 'Date de départ',
        manager: 'Responsable',
        phone: 'Téléphone',
        address: 'Adresse',
      },
    ],
    [
      'employees',
      {
        firstName: 'Vorname',
        lastName: 'Name',
        employeeId: 'Personal-Nr.',
        email: 'E-Mail-Adresse',
        dob: 'Geburtsdatum',
        gender: 'Geschlecht',
        maritalStatus: 'Familienstand',
        department: 'Abteilung',
        designation: 'Stelle',
        salary: 'Monatsgehalt',
        hireDate: 'Eintrittsdatum',
        leftOn: 'Austrittsdatum',
        manager: 'Vorgesetzte/r',
        phone: 'Telefon',
        address: 'Anschrift',
      },
    ],
    [
      'salaries',
      {
        employeeId: 'employeeId',
        payDate: 'payDate',
        basicSalary: 'basicSalary',
        allowances: 'allowances',
        deductions: 'deductions',
        netSalary: 'netSalary',
      },
    ],
    [
      'leaves',
      {
        employeeId: 'Emp ID',
        leaveType: 'Type',
        startDate: 'From',
        endDate: 'To',
        reason: 'Description',
        status: 'Status',
        createdAt: 'appliedAt',
      },
    ],
  ])('headings of %s are known: %o', (kind, expected) => {
    const known = Object.fromEntries(
      Object.entries(expected).filter(
        ([field]) => field !== 'manager' || expected.manager !== 'Vorgesetzte/r',
      ),
    );
    expect(
      propose(
        Object.fromEntries(
          Object.entries(expected).map(([field, heading]) => [heading, FITTING[field] ?? []]),
        ),
        kind,
      ).columns,
    ).toMatchObject(known);
  });

  test('numbers that stand for texts are left out beside the texts', () => {
    const { columns } = propose({
      GenderID: ['0', '1'],
      Sex: ['F', 'M'],
      MaritalStatusID: ['0', '1'],
      MaritalDesc: ['Single', 'Married'],
      DeptID: ['1'],
      Department: ['IT'],
      PositionID: ['1'],
      Position: ['Chief'],
      MarriedID: ['0'],
      EmpStatusID: ['1'],
    });
    expect(columns).toEqual({
      gender: 'Sex',
      maritalStatus: 'MaritalDesc',
      department: 'Department',
      designation: 'Position',
    });
  });

  test.each([
    ['English', ['Leave approver', 'Approver ID', 'Delegate', 'Deputy number']],
    [
      'French',
      ['Approbation par', 'Matricule pour l’approbation', 'Suppléance', 'Matricule du suppléant'],
    ],
    [
      'German',
      ['Genehmigende Person', 'Genehmiger-ID', 'Stellvertretung', 'Personalnummer Stellvertretung'],
    ],
  ])('approvers and deputies are known in %s', (_, headings) => {
    const [approver, approverId, deputy, deputyId] = headings as [string, string, string, string];
    const { columns } = propose({
      'Employee ID': ['E-1', 'E-2'],
      [approver]: ['Bo Lund', ''],
      [approverId]: ['E-2', ''],
      [deputy]: ['Bo Lund', ''],
      [deputyId]: ['E-1', 'E-2'],
    });
    expect(columns).toEqual({ employeeId: 'Employee ID', approver, approverId, deputy, deputyId });
  });

  test('beside a name, a number of managers counts only when it is seen to be the employee ID', () => {
    const beside = { 'Employee ID': ['E-1', 'E-2', 'E-3'], Manager: ['Bo Lund', '', ''] };
    const idOf = (columns: Record<string, string[]>) => propose(columns).columns.managerId;
    expect(idOf({ ...beside, ManagerID: ['E-3', 'E-3', ''] })).toBe('ManagerID');
    expect(idOf({ ...beside, ManagerID: ['E-3', 'X-9', ''] })).toBe('ManagerID');
    expect(idOf({ ...beside, ManagerID: ['17', '11', '1'] })).toBeUndefined();
    const many = Array.from({ length: 100 }, (_, index) => String(index));
    expect(
      idOf({
        'Employee ID': many,
        Manager: many.map(() => 'Bo Lund'),
        ManagerID: many.map(() => '5'),
      }),
    ).toBeUndefined();
  });

  test('without a name, a number of managers is proposed, since nothing else says who it is', () => {
    const ids = { 'Employee ID': ['E-1', 'E-2', 'E-3'] };
    for (const heading of [
      'Manager ID',
      'Reporting manager employee ID',
      'Matricule du responsable',
    ])
      expect(propose({ ...ids, [heading]: ['X-9', '', ''] }).columns.managerId).toBe(heading);
  });

  test('managers are named by their email addresses, too', () =>
    expect(propose({ 'Manager Email': ['bo@company.example', ''] }).columns).toEqual({
      manager: 'Manager Email',
    }));

  test.each([
    'Currency',
    'Salary Currency',
    'salary_currency',
    'Währung',
    'Devise',
    'Moneda',
    'Moeda',
  ])('a column of currencies is known by %s, beside a salary and as words', (heading) => {
    expect(propose({ Salary: ['25000'], [heading]: ['INR'] }).columns).toEqual({
      salary: 'Salary',
      currency: heading,
    });
    expect(propose({ [heading]: ['INR'] }).columns).toEqual({});
    expect(propose({ Salary: ['25000'], [heading]: ['17'] }).columns.currency).toBeUndefined();
  });

  test('headings of files of other systems, and those in Spanish and Portuguese, are known', () => {
    for (const [kind, expected] of KNOWN_HEADINGS) {
      const columns = Object.fromEntries(
        Object.entries(expected).map(([heading, field]) => [heading, FITTING[field] ?? []]),
      );
      const proposed = Object.entries(propose(columns, kind).columns);
      expect(Object.fromEntries(proposed.map(([field, heading]) => [heading, field]))).toEqual(
        expected,
      );
    }
  });

  test('the reasons of refused rows are no column, and no column serves twice', () => {
    expect(propose({ 'Why refused': ['x'], Reason: ['y'] }, 'leaves').columns).toEqual({
      reason: 'Reason',
    });
    const { columns } = propose({ Employee: ['Jenna Dietrich'], ID: ['1'], Name: ['Bo'] });
    expect(new Set(Object.values(columns)).size).toBe(Object.values(columns).length);
    expect(columns).toMatchObject({ employeeId: 'ID' });
  });

  test('what stands in a column decides where its heading does not', () => {
    expect(propose({ Role: ['Clerk', 'Chief'] }).columns).toEqual({ designation: 'Role' });
    expect(propose({ Role: ['admin', 'employee'] }).columns).toEqual({ role: 'Role' });
    expect(propose({ Title: ['Mr', 'Ms'], Position: ['Chief', 'Clerk'] }).columns).toEqual({
      designation: 'Position',
    });
    expect(propose({ Mail: ['yes', 'no'] })).toMatchObject({ columns: {}, emailPattern: null });
    expect(propose({ Email: ['a@b.example'] }).emailPattern).toBeNull();
  });

  test('headings that objects know are nothing special', () =>
    expect(propose({ __proto__x: ['1'], constructor: ['2'], toString: ['3'] }).columns).toEqual(
      {},
    ));
});

describe('the order of dates', () => {
  test.each<[string, string | null, Record<string, string[]>]>([
    [
      'is the only one in which all exist',
      'month-first',
      { DOB: ['5/14/1987', '1/2/2003'], 'Hire Date': ['3/4/2005'] },
    ],
    [
      'may be told by another column',
      'day-first',
      { DOB: ['1/2/2003'], 'Hire Date': ['14/5/2005'] },
    ],
    ['is asked when two are possible', null, { DOB: ['1/2/2003', '03/04/2005'] }],
    ['is asked when three are possible', null, { DOB: ['03/04/05'] }],
    [
      'is asked when one date among many is not clear',
      null,
      {
        DOB: [
          ...Array.from(
            { length: 100 },
            (_, index) => `2001-01-${String(1 + (index % 31)).padStart(2, '0')}`,
          ),
          '03/04/05',
        ],
      },
    ],
    ['is of no matter when all are ISO', 'year-first', { DOB: ['1987-05-14', '2001-02-03'] }],
    [
      'is of no matter when months have names',
      'year-first',
      { DOB: ['14 May 1987', '3 Feb 2001'] },
    ],
    ['is of no matter when all read alike', 'month-first', { DOB: ['5/5/1987', '2/2/2001'] }],
    [
      'bears a typing error',
      'month-first',
      {
        DOB: [
          ...Array.from(
            { length: 50 },
            (_, index) => `${1 + (index % 12)}/${13 + (index % 10)}/1980`,
          ),
          '31/02/1981',
        ],
      },
    ],
    [
      'is asked when they contradict each other',
      null,
      { DOB: ['5/14/1987', '14/5/1987', '5/15/1987'] },
    ],
    [
      'is asked when one date alone decides against a typing error',
      null,
      { DOB: [...Array.from({ length: 40 }, () => '3/4/1980'), '5/14/1987', '31/02/1981'] },
    ],
    ['counts mapped columns only', 'day-first', { DOB: ['14.5.1987'], Reviewed: ['5/14/1987'] }],
    ['is of no matter without any date', 'year-first', { DOB: ['', ''] }],
    [
      'is of no matter when one date among ISO dates is impossible',
      'year-first',
      { DOB: ['1990-02-30', '1990-02-20'] },
    ],
    [
      'is of no matter among serial numbers of a workbook',
      'year-first',
      { DOB: ['31911', '46023'] },
    ],
  ])('%s', (_, order, columns) => expect(propose(columns).dateOrder).toBe(order));
});

test.each<[string | null, string[]]>([
  ['.', ['59231', '1000']],
  ['.', ['59,231.00']],
  [',', ['59.231,00']],
  [',', ['59.231', '1.000', '17']],
  ['.', ['1.5', '2.5', 'secret']],
  [null, ['59,231.50', '59.231,50']],
  [null, ['secret']],
])('the sign before the cents is %p in %p', (sign, cells) =>
  expect(propose({ Salary: cells }).decimalSign).toBe(sign),
);

test.each([
  ['Salary', null],
  ['Base Pay', null],
  ['Annual Salary', 'year'],
  ['Salary (yearly)', 'year'],
  ['Salary per year', 'year'],
  ['Salaire annuel', 'year'],
  ['Jahresgehalt', 'year'],
  ['Monthly Salary', 'month'],
  ['Salary per month', 'month'],
  ['Salaire mensuel brut', 'month'],
  ['Monatsgehalt', 'month'],
  ['Salario anual', 'year'],
  ['Sueldo mensual', 'month'],
  ['Salário bruto mensal', 'month'],
])('pay under %p is for %p', (heading, period) =>
  expect(propose({ [heading]: ['59231', '1000'] })).toMatchObject({
    columns: { salary: heading },
    payPeriod: period,
  }),
);

test('what this product exported is read without a question', () => {
  const {
    name,
    email,
    employeeId,
    dob,
    gender,
    maritalStatus,
    department,
    designation,
    salary,
    role,
    hireDate,
    leftOn,
    manager,
  } = IMPORT_FIELDS.employees;
  const fields = {
    employeeId,
    name,
    email,
    role,
    department,
    designation,
    dob,
    gender,
    maritalStatus,
    salary,
    hireDate,
    leftOn,
    manager,
  };
  const cells: Record<string, string[]> = {
    ...FITTING,
    dob: ['1987-05-14'],
    hireDate: ['2012-02-20'],
    leftOn: [''],
    gender: ['male'],
    maritalStatus: ['single'],
  };
  const mapping = propose({
    ...Object.fromEntries(
      Object.entries(fields).map(([field, { label }]) => [label, cells[field] ?? []]),
    ),
    Status: ['Active'],
  });
  expect(mapping).toMatchObject({
    dateOrder: 'year-first',
    decimalSign: '.',
    payPeriod: 'month',
    nameOrder: 'as-written',
    emailPattern: null,
  });
  expect(mapping.values).toEqual({
    gender: { male: 'male' },
    maritalStatus: { single: 'single' },
    role: { admin: 'admin', employee: 'employee' },
  });
});

test('what this product exported keeps its columns whatever stands in them, and a contact may be an e-mail address (it was left out)', () => {
  const own = Object.entries(IMPORT_FIELDS.employees).map(
    ([field, { label }]): [string, string[]] => [
      label,
      field === 'address' ? ['c/o @home'] : (FITTING[field] ?? ['']),
    ],
  );
  expect(propose(Object.fromEntries(own)).columns).toMatchObject({ address: 'Address' });
  expect(propose({ 'Emergency contact person': ['mor@home.example'] }).columns).toEqual({
    emergencyContact: 'Emergency contact person',
  });
});

test('names with one comma are turned round when most have one', () => {
  expect(propose({ Name: ['Dietrich, Jenna', 'Lund, Bo', 'Cher'] }).nameOrder).toBe('last-first');
  expect(propose({ Name: ['Jenna Dietrich', 'Martin King, Jr.'] }).nameOrder).toBe('as-written');
});

test.each<[string, ImportKind, Record<string, string | null>]>([
  [
    'Gender',
    'employees',
    {
      M: 'male',
      m: 'male',
      Male: 'male',
      Homme: 'male',
      männlich: 'male',
      F: 'female',
      Weiblich: 'female',
      Mme: 'female',
      X: 'other',
      divers: 'other',
      unknown: 'unknown',
      '1': null,
      __proto__x: null,
      constructor: null,
    },
  ],
  [
    'Marital Status',
    'employees',
    {
      Single: 'single',
      Divorced: 'divorced',
      Widowed: 'widowed',
      Married: 'married',
      Separated: 'married',
      'Marié(e)': 'married',
      Célibataire: 'single',
      'Divorcé(e)': 'divorced',
      'Veuf(ve)': 'widowed',
      verwitwet: 'widowed',
      ledig: 'single',
      verheiratet: 'married',
      Partnership: null,
      '2': null,
    },
  ],
  [
    'Leave Type',
    'leaves',
    {
      'Sick Leave': 'Sick Leave',
      sick: 'Sick Leave',
      Vacation: 'Annual Leave',
      PTO: 'Annual Leave',
      'Congés payés': 'Annual Leave',
      Urlaub: 'Annual Leave',
      Maternity: null,
    },
  ],
  [
    'Status',
    'leaves',
    {
      approved: 'Approved',
      Denied: 'Rejected',
      canceled: 'Cancelled',
      'En attente': 'Pending',
      '?': null,
    },
  ],
])('values of %s are proposed where they are known', (heading, kind, values) => {
  const mapping = propose({ [heading]: Object.keys(values) }, kind);
  expect(Object.values(mapping.values)).toEqual([values]);
});

test('M in a column with H is asked about, since it is mujer and not male', () => {
  const gender = (...cells: string[]) => propose({ Sexo: cells }).values.gender;
  expect(gender('H', 'M')).toEqual({ H: 'male', M: null });
  expect(gender('V', 'M')).toMatchObject({ M: null });
  expect(gender('F', 'M')).toEqual({ F: 'female', M: 'male' });
  expect(gender('Hombre', 'Mujer')).toEqual({ Hombre: 'male', Mujer: 'female' });
});

test('a column says of each salary whether it is of a month or a year, unless it is about something else', () => {
  const salary = { 'Annual Salary': ['4200', '60000', '23.50'] };
  const mapping = propose({ ...salary, 'Pay Frequency': ['Monthly', 'per annum', 'Hourly'] });
  expect(mapping).toMatchObject({
    columns: { payPeriod: 'Pay Frequency' },
    payPeriod: null,
    values: { payPeriod: { Monthly: 'month', 'per annum': 'year', Hourly: null } },
  });
  expect(propose({ ...salary, 'Pay Period': ['2026-01', '2026-02', '2026-03'] })).toMatchObject({
    payPeriod: 'year',
    values: {},
  });
  expect(propose({ 'Pay Frequency': ['Monthly', 'Yearly'] }).columns).toEqual({});
});
