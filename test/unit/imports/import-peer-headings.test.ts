import { describe, expect, test } from '@jest/globals';
import type { ImportField, ImportKind } from '../../../api/contract/imports/import-fields.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';
import { CHOICES, type ImportChoices } from '../../../api/import/file/value-words.js';
import { proposedPattern } from '../../../api/import/file/working-time-words.js';

const TODAY = '2026-11-18';
const KNOWN: ImportChoices = {
  ...CHOICES,
  employmentType: ['Permanent', 'Fixed term', 'Intern', 'Contractor'],
  pattern: ['Full', 'Half'],
  workingTimes: {
    fullTime: 2400,
    patterns: new Map([
      ['Full', 2400],
      ['Half', 1200],
    ]),
  },
};

/** A cell that fits each field. */
const CELLS: { [field in ImportField]?: string } = {
  employeeId: 'E-17',
  email: 'bo@company.example',
  dob: '1987-05-14',
  gender: 'Female',
  maritalStatus: 'Single',
  salary: '3000.00',
  hireDate: '2020-02-20',
  leftOn: '2024-12-31',
  managerId: 'E-17',
  employmentType: 'Permanent',
  contractEnd: '2027-01-31',
  probationEnd: '2020-08-19',
  pattern: '40',
  iban: 'IE64 IRCE 9205 0112 3456 78',
  phone: '+47 22 12 34 56',
  postalCode: '0155',
  from: '2020-02-20',
};

type Expected = { [field in ImportField]?: string };

function proposedOf(expected: Expected, kind: ImportKind = 'employees') {
  const headings = Object.values(expected) as string[];
  const profiles = new ColumnProfiles(headings);
  profiles.add(Object.keys(expected).map((field) => CELLS[field as ImportField] ?? 'Some Text'));
  return proposeMapping(kind, profiles.finish(), TODAY, KNOWN).columns;
}

const PEERS: [string, Expected][] = [
  [
    'Personio',
    {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      gender: 'Gender',
      designation: 'Position',
      department: 'Department',
      location: 'Office',
      employmentType: 'Employment type',
      hireDate: 'Hire date',
      contractEnd: 'Contract ends',
      probationEnd: 'Probation period end',
      pattern: 'Weekly working hours',
      manager: 'Supervisor',
      leftOn: 'Termination date',
      iban: 'IBAN',
      accountHolder: 'Account holder',
      street: 'Street',
      houseNumber: 'House number',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
    },
  ],
  [
    'Personio in German',
    {
      firstName: 'Vorname',
      lastName: 'Nachname',
      designation: 'Position',
      department: 'Abteilung',
      location: 'Standort',
      employmentType: 'Beschäftigungsart',
      hireDate: 'Einstellungsdatum',
      contractEnd: 'Vertragsende',
      probationEnd: 'Ende der Probezeit',
      pattern: 'Wochenstunden',
      iban: 'IBAN',
      accountHolder: 'Kontoinhaber',
      street: 'Straße',
      houseNumber: 'Hausnummer',
      postalCode: 'PLZ',
      city: 'Ort',
      country: 'Land',
    },
  ],
  [
    'BambooHR',
    {
      employeeId: 'Employee #',
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Work Email',
      dob: 'Birth Date',
      hireDate: 'Hire Date',
      designation: 'Job Title',
      department: 'Department',
      location: 'Location',
      managerId: 'Supervisor EID',
      street: 'Address Line 1',
      addressLine2: 'Address Line 2',
      city: 'City',
      region: 'State',
      postalCode: 'Zip Code',
      country: 'Country',
      phone: 'Mobile Phone',
      maritalStatus: 'Marital Status',
    },
  ],
  [
    'HiBob',
    {
      employeeId: 'Employee ID (in company)',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Work email',
      hireDate: 'Start date',
      designation: 'Job title',
      department: 'Department',
      location: 'Site',
      manager: 'Reports to',
      employmentType: 'Contract',
      pattern: 'FTE %',
      probationEnd: 'Probation end date',
      iban: 'Bank IBAN',
      street: 'Home address - line 1',
      city: 'Home address - city',
      postalCode: 'Home address - postcode',
      country: 'Home address - country',
    },
  ],
  [
    'Odoo',
    {
      name: 'Employee Name',
      email: 'Work Email',
      phone: 'Work Mobile',
      department: 'Department',
      designation: 'Job Position',
      manager: 'Manager',
      location: 'Work Location',
      employmentType: 'Employee Type',
      hireDate: 'First Contract Date',
      contractEnd: 'Contract End Date',
      pattern: 'Working Hours',
      iban: 'Bank Account Number',
      street: 'Private Street',
      addressLine2: 'Private Street2',
      city: 'Private City',
      region: 'Private State',
      postalCode: 'Private Zip',
      country: 'Private Country',
      dob: 'Date of Birth',
    },
  ],
  [
    'Frappe HR',
    {
      employeeId: 'Employee Number',
      firstName: 'First Name',
      middleName: 'Middle Name',
      lastName: 'Last Name',
      gender: 'Gender',
      dob: 'Date of Birth',
      hireDate: 'Date of Joining',
      email: 'Company Email',
      department: 'Department',
      designation: 'Designation',
      managerId: 'Reports to ID',
      location: 'Branch',
      employmentType: 'Employment Type',
      contractEnd: 'Contract End Date',
      probationEnd: 'Confirmation Date',
      leftOn: 'Relieving Date',
      phone: 'Mobile',
      address: 'Current Address',
      iban: 'IBAN',
    },
  ],
  [
    'OrangeHRM',
    {
      firstName: 'first_name',
      middleName: 'middle_name',
      lastName: 'last_name',
      employeeId: 'employee_id',
      gender: 'gender',
      maritalStatus: 'marital_status',
      dob: 'date_of_birth',
      street: 'address_street_1',
      addressLine2: 'address_street_2',
      city: 'city',
      region: 'state/province',
      postalCode: 'zip/postal_code',
      country: 'country',
      phone: 'mobile',
      email: 'work_email',
      department: 'Sub Unit',
    },
  ],
  [
    'Spanish files',
    {
      employeeId: 'Número de empleado',
      name: 'Nombre y apellidos',
      department: 'Departamento',
      employmentType: 'Tipo de contrato',
      location: 'Centro de trabajo',
      contractEnd: 'Fecha de fin de contrato',
      probationEnd: 'Fin del periodo de prueba',
      pattern: 'Horas semanales',
      iban: 'Cuenta bancaria',
      accountHolder: 'Titular de la cuenta',
      street: 'Calle',
      postalCode: 'Código postal',
      city: 'Ciudad',
      region: 'Provincia',
      country: 'País',
    },
  ],
  [
    'Portuguese files',
    {
      employeeId: 'Matrícula',
      name: 'Nome completo',
      department: 'Departamento',
      employmentType: 'Tipo de vínculo',
      location: 'Local de trabalho',
      contractEnd: 'Data de fim do contrato',
      probationEnd: 'Fim do período de experiência',
      pattern: 'Carga horária semanal',
      iban: 'Conta bancária',
      accountHolder: 'Titular da conta',
      street: 'Rua',
      postalCode: 'CEP',
      city: 'Cidade',
      country: 'País',
    },
  ],
];

describe('people in files of other systems', () => {
  test.each(PEERS)('of %s are known by their own headings', (_, expected) => {
    expect(proposedOf(expected)).toEqual(expected);
  });

  test.each<[string, Expected]>([
    [
      'BambooHR',
      {
        employeeId: 'Employee #',
        from: 'Effective Date',
        department: 'Department',
        designation: 'Job Title',
        manager: 'Reports To',
        location: 'Location',
        reason: 'Comment',
      },
    ],
    [
      'Spanish files',
      {
        employeeId: 'Legajo',
        from: 'Fecha efectiva',
        department: 'Departamento',
        designation: 'Puesto',
        manager: 'Jefe',
        pattern: 'Porcentaje de jornada',
        reason: 'Motivo del cambio',
      },
    ],
    [
      'Portuguese files',
      {
        employeeId: 'Matrícula',
        from: 'Data efetiva',
        department: 'Departamento',
        designation: 'Cargo',
        reason: 'Motivo da alteração',
      },
    ],
    [
      'French files',
      {
        employeeId: 'Matricule',
        from: 'Date d’effet',
        department: 'Service',
        designation: 'Poste',
        contractEnd: 'Date de fin de contrat',
        reason: 'Motif du changement',
      },
    ],
    [
      'German files',
      {
        employeeId: 'Personalnummer',
        from: 'Gültig ab',
        department: 'Abteilung',
        designation: 'Stelle',
        pattern: 'Beschäftigungsgrad',
        reason: 'Änderungsgrund',
      },
    ],
  ])('and the job history of %s', (_, expected) => {
    expect(proposedOf(expected, 'jobs')).toEqual(expected);
  });

  test('a city without a street is that of an office, and an address beside a city is a street', () => {
    expect(proposedOf({ name: 'Name', city: 'City', country: 'Country' })).toEqual({
      name: 'Name',
    });
    expect(proposedOf({ street: 'Home Address', city: 'Town' })).toEqual({
      street: 'Home Address',
      city: 'Town',
    });
  });

  test('types and hours that the company has none of are no column', () => {
    const profiles = new ColumnProfiles(['Employment Status', 'Weekly hours']);
    profiles.add(['Active', '13']);
    profiles.add(['Voluntarily Terminated', '11']);
    expect(proposeMapping('employees', profiles.finish(), TODAY, KNOWN).columns).toEqual({});
  });
});

test.each([
  ['40', 'Full'],
  ['40,0', 'Full'],
  ['20 h', 'Half'],
  ['20 hours per week', 'Half'],
  ['100 %', 'Full'],
  ['50%', 'Half'],
  ['0.5', 'Half'],
  ['1', 'Full'],
  ['100', 'Full'],
  ['50', null],
  ['13', null],
  ['', null],
  ['1e3', null],
  [`${'9'.repeat(50_000)}%`, null],
])('a working time of %# is the pattern that has it, if it is the only one', (written, pattern) => {
  expect(proposedPattern(written, KNOWN.workingTimes)).toBe(pattern);
});
