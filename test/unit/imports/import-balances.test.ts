import { describe, expect, test } from '@jest/globals';
import type { ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { Problem } from '../../../api/contract/problem.js';
import { readBalance } from '../../../api/import/file/balance-reading.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';
import { requireUsable } from '../../../api/import/file/mapping-validation.js';

const TODAY = '2026-11-18';

function profile(columns: Record<string, string[]>) {
  const profiles = new ColumnProfiles(Object.keys(columns));
  for (let row = 0; row < 2; row += 1)
    profiles.add(Object.values(columns).map((cells) => cells[row] ?? ''));
  return profiles.finish();
}

const propose = (columns: Record<string, string[]>, kind: ImportKind = 'balances') =>
  proposeMapping(kind, profile(columns), TODAY);

describe('The balance in a cell', () => {
  test.each([
    ['12.5', 12_500],
    ['12,5', 12_500],
    ['0.125', 125],
    ['12.5000', 12_500],
    ['-2', -2000],
    ['−2,25', -2250],
    ['+3', 3000],
    ['0', 0],
    ['-0', 0],
    ['12.5 days', 12_500],
    ['3 jours', 3000],
    ['1,000', 1000],
  ])('%s is days', (written, stored) => expect(readBalance(written, 'days')).toBe(stored));

  test.each([
    ['12:30', 750],
    ['12h30', 750],
    ['12.5', 750],
    ['12,5 h', 750],
    ['-1:15', -75],
    ['7.67', 460],
    ['0:00', 0],
    ['8 hours', 480],
  ])('%s is hours', (written, minutes) => expect(readBalance(written, 'minutes')).toBe(minutes));

  test.each([
    ['12:30'],
    ['1.2345'],
    ['1,234.5'],
    ['12.5.1'],
    ['days'],
    [''],
    ['1e3'],
    ['12 h'],
    ['=1+1'],
    ['123456'],
  ])('%s is no number of days', (written) => expect(readBalance(written, 'days')).toBeUndefined());
  test.each([['12:60'], ['1:2:3'], ['12 days'], ['x']])('%s is no number of hours', (written) =>
    expect(readBalance(written, 'minutes')).toBeUndefined(),
  );
});

describe('Columns of other systems', () => {
  test.each<[string, Record<string, string[]>, ImportMapping['columns']]>([
    [
      'Frappe HR, report Employee Leave Balance',
      {
        'Leave Type': ['Privilege Leave'],
        Employee: ['HR-EMP-00001'],
        'Employee Name': ['Jenna Dietrich'],
        'Opening Balance': ['3'],
        'New Leave(s) Allocated': ['12'],
        'Leave(s) Taken': ['2'],
        'Leave(s) Expired': ['0'],
        'Closing Balance': ['13.0'],
      },
      {
        employeeId: 'Employee',
        name: 'Employee Name',
        leaveType: 'Leave Type',
        balance: 'Closing Balance',
      },
    ],
    [
      'Frappe HR, Leave Allocation',
      {
        Employee: ['HR-EMP-00001'],
        'Leave Type': ['Sick Leave'],
        'From Date': ['2026-01-01'],
        'To Date': ['2026-12-31'],
        'New Leaves Allocated': ['12'],
        'Total Leaves Allocated': ['14'],
      },
      {
        employeeId: 'Employee',
        leaveType: 'Leave Type',
        balance: 'Total Leaves Allocated',
        countsFrom: 'From Date',
        useBy: 'To Date',
      },
    ],
    [
      'BambooHR, report Time Off Balances of one category',
      {
        'Employee #': ['7'],
        'Employee Name': ['Dietrich, Jenna'],
        'Beginning Balance': ['80'],
        Accrued: ['10'],
        Used: ['0'],
        Scheduled: ['8'],
        Adjustments: ['0'],
        'Ending Balance': ['82.5'],
      },
      { employeeId: 'Employee #', name: 'Employee Name', balance: 'Ending Balance' },
    ],
    [
      'BambooHR, a report with a column for each category',
      { 'Employee #': ['7'], 'Vacation Balance (Hours)': ['82.5'], 'Sick Balance (Hours)': ['10'] },
      {
        employeeId: 'Employee #',
        'balance:Annual Leave': 'Vacation Balance (Hours)',
        'balance:Sick Leave': 'Sick Balance (Hours)',
      },
    ],
    [
      'Personio, import of time off balances',
      {
        Email: ['jenna@company.example'],
        'Absence type': ['Paid vacation'],
        'Adjustment date': ['2025-12-31'],
        'Expiration date': ['2026-03-31'],
        Value: ['4.5'],
        Comment: ['Carry-over'],
      },
      {
        email: 'Email',
        leaveType: 'Absence type',
        balance: 'Value',
        countsFrom: 'Adjustment date',
        useBy: 'Expiration date',
      },
    ],
    [
      'a file with a column for each type',
      { Name: ['Jenna Dietrich'], 'Annual Leave': ['12,5'], 'Sick Leave': [''] },
      { name: 'Name', 'balance:Annual Leave': 'Annual Leave', 'balance:Sick Leave': 'Sick Leave' },
    ],
    [
      'a French file',
      { Matricule: ['7'], 'Solde congés payés': ['12,5'] },
      { employeeId: 'Matricule', 'balance:Annual Leave': 'Solde congés payés' },
    ],
  ])('%s', (_, columns, expected) => expect(propose(columns).columns).toEqual(expected));

  test('a file of employees with a leave balance opens annual leave; what was taken is no balance', () => {
    const people = {
      'Employee ID': ['E-1'],
      'Full Name': ['Jenna Dietrich'],
      Department: ['Sales'],
    };
    expect(propose({ ...people, 'Leave Balance': ['12.5'] }, 'employees').columns).toMatchObject({
      'balance:Annual Leave': 'Leave Balance',
    });
    expect(
      propose({ ...people, 'Sick Leave Balance': ['12.5'], 'Sick Leave': ['3'] }, 'employees')
        .columns,
    ).toMatchObject({ 'balance:Sick Leave': 'Sick Leave Balance' });
    expect(
      Object.keys(
        propose({ ...people, 'Sick Leave': ['3'], Absences: ['4'], Balance: ['text'] }, 'employees')
          .columns,
      ),
    ).toEqual(['name', 'employeeId', 'department']);
  });
});

describe('A mapping of balances', () => {
  const columns = profile({
    ID: ['7'],
    Type: ['PTO'],
    Days: ['12.5'],
    Sick: ['3'],
    From: ['2026-01-01'],
  });
  const good: ImportMapping = {
    ...propose({ ID: ['7'] }),
    columns: { employeeId: 'ID', leaveType: 'Type', balance: 'Days', countsFrom: 'From' },
    dateOrder: 'year-first',
    values: { leaveType: { PTO: 'Annual Leave' } },
  };
  const faults = (change: Partial<ImportMapping>, kind: ImportKind = 'balances') => {
    try {
      requireUsable(kind, { ...good, ...change }, columns, { currency: 'USD', today: TODAY });
      return [];
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return Object.keys(problem.errors ?? {});
    }
  };

  test('may be of either form', () => {
    expect(faults({})).toEqual([]);
    expect(
      faults({
        columns: { employeeId: 'ID', balance: 'Days' },
        constants: { leaveType: 'Annual Leave', countsFrom: '2026-01-01', useBy: '2026-12-31' },
      }),
    ).toEqual([]);
    expect(
      faults({
        columns: {
          name: 'ID',
          'balance:Annual Leave': 'Days',
          'balance:Sick Leave': 'Sick',
          countsFrom: 'From',
        },
      }),
    ).toEqual([]);
  });

  test.each<[Partial<ImportMapping>, string[]]>([
    [
      { columns: { leaveType: 'Type', balance: 'Days', countsFrom: 'From' } },
      ['columns.employeeId'],
    ],
    [{ columns: { employeeId: 'ID', countsFrom: 'From' } }, ['columns.balance']],
    [{ columns: { employeeId: 'ID', balance: 'Days', countsFrom: 'From' } }, ['columns.leaveType']],
    [
      {
        columns: {
          employeeId: 'ID',
          balance: 'Days',
          'balance:Sick Leave': 'Sick',
          countsFrom: 'From',
        },
      },
      ['columns.balance'],
    ],
    [
      { columns: { employeeId: 'ID', 'balance:Sabbatical': 'Sick', countsFrom: 'From' } },
      ['columns.balance:Sabbatical'],
    ],
    [
      { columns: { employeeId: 'ID', 'balance:Sick Leave': 'Nothing', countsFrom: 'From' } },
      ['columns.balance:Sick Leave'],
    ],
    [
      { columns: { employeeId: 'ID', 'balance:Sick Leave': 'ID', countsFrom: 'From' } },
      ['columns.balance:Sick Leave'],
    ],
    [{ columns: { employeeId: 'ID', 'balance:Sick Leave': 'Sick' } }, ['columns.countsFrom']],
    [
      {
        columns: { employeeId: 'ID', 'balance:Sick Leave': 'Sick' },
        constants: { countsFrom: '1999-12-31', useBy: 'soon' },
      },
      ['constants.countsFrom', 'constants.useBy'],
    ],
    [
      {
        columns: { employeeId: 'ID', balance: 'Days' },
        constants: { countsFrom: '', leaveType: 'Sabbatical' },
      },
      ['constants.leaveType', 'constants.countsFrom'],
    ],
    [{ values: {} }, ['values.leaveType']],
  ])('%j lacks %j', (change, expected) => expect(faults(change)).toEqual(expected));

  test('a file of employees needs the day only for a balance', () => {
    const people: ImportMapping = {
      ...good,
      columns: { employeeId: 'ID', name: 'Type', department: 'From' },
      emailPattern: '{id}@company.example',
    };
    expect(faults({ ...people, constants: { countsFrom: '' } }, 'employees')).toEqual([]);
    expect(
      faults(
        { ...people, columns: { ...people.columns, 'balance:Annual Leave': 'Days' } },
        'employees',
      ),
    ).toEqual(['columns.countsFrom']);
  });
});
