import { expect, test } from '@jest/globals';
import { fittedMapping } from '../../../api/contract/imports/fitted-mapping.js';
import type { ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { ColumnProfiles } from '../../../api/import/file/column-profile.js';
import { proposeMapping } from '../../../api/import/file/mapping-proposal.js';

const TODAY = '2026-11-18';

function fitted(
  kind: ImportKind,
  [headings, ...rows]: [string, ...string[]],
  saved: Partial<ImportMapping>,
): ImportMapping {
  const profiles = new ColumnProfiles(headings.split(';'));
  for (const row of rows) profiles.add(row.split(';'));
  const columns = profiles.finish();
  const proposal = proposeMapping(kind, columns, TODAY);
  return fittedMapping(kind, { ...proposal, ...saved }, proposal, columns);
}

test('a saved mapping decides about columns, values and settings of a file with the same columns', () => {
  const saved = {
    columns: { employeeId: 'No', leaveType: 'Why', startDate: 'A', endDate: 'B' },
    values: { leaveType: { U: 'Annual Leave', gone: 'Sick Leave' } },
    dateOrder: 'day-first',
  } as const;
  expect(
    fitted(
      'leaves',
      ['No;Why;A;B', '7;U;03/04/2026;04/04/2026', '8;K;05/04/2026;05/04/2026'],
      saved,
    ),
  ).toMatchObject({
    columns: saved.columns,
    values: { leaveType: { U: 'Annual Leave', K: null } },
    dateOrder: 'day-first',
  });
});

test('an order of dates that reads fewer of them than another is not taken over', () => {
  const mapping = fitted('salaries', ['Employee ID;Pay Date;Basic Salary', '7;10/31/2026;1'], {
    dateOrder: 'day-first',
  });
  expect(mapping.dateOrder).toBe('month-first');
});

test('a decimal sign that reads fewer amounts than another is not taken over', () => {
  const mapping = fitted(
    'salaries',
    ['Employee ID;Pay Date;Basic Salary', '7;2026-10-31;1.234,50'],
    {
      decimalSign: '.',
    },
  );
  expect(mapping.decimalSign).toBe(',');
});

test('the currency, the meaning of balances and days for all rows are those of each file', () => {
  const mapping = fitted('balances', ['Employee ID;Balance', '7;1'], {
    currency: 'USD',
    balanceMeaning: 'included',
    constants: { leaveType: 'Annual Leave', countsFrom: '2025-01-01', useBy: '2025-03-31' },
  });
  expect(mapping).toMatchObject({
    currency: null,
    balanceMeaning: null,
    constants: { leaveType: 'Annual Leave' },
  });
  expect(Object.keys(mapping.constants)).toEqual(['leaveType']);
});

test('columns that the file does not have are left out', () => {
  expect(
    fitted('salaries', ['Employee ID;Pay Date;Basic Salary', '7;2026-10-31;1'], {
      columns: { employeeId: 'Employee ID', allowances: 'Bonus' },
    }).columns,
  ).toEqual({ employeeId: 'Employee ID' });
});
