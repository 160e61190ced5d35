import { expect, test } from '@jest/globals';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import {
  payslipFileName,
  uniqueFileNames,
} from '../../../api/payroll/payslips/payslip-documents.js';

const of = (employeeId: string) =>
  payslipFileName({
    employee: { employeeId },
    period: { from: '2026-11-01', to: '2026-11-30' },
  } as PayslipRecord);

test('employee IDs keep their letters, so that Ж1 and Я1 are two files', () => {
  expect(of('Ж1')).toContain('Ж1');
  expect(of('Я1')).not.toBe(of('Ж1'));
});

test('names that would be one file are made different, in any case of their letters', () => {
  const unique = uniqueFileNames();
  const names = ['E 5', 'E-5', 'e/5', 'E 5'].map((id) => unique(of(id)));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[^/\\]+\.pdf$/);
});
