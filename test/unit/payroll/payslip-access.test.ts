import { describe, expect, test } from '@jest/globals';
import { PAYSLIP_STATES } from '../../../api/contract/payroll/payslips.js';
import {
  mayReadPayslip,
  mayReadPayslipFile,
  readablePayslips,
} from '../../../api/payroll/access.js';
import type { Actor } from '../../../api/platform/access/actor.js';

const actor = (role: Actor['role'], employeeId: string | null) => ({ role, employeeId }) as Actor;
const LENA = actor('employee', 'lena');
const ADMIN = actor('admin', null);

describe('a payslip', () => {
  test('is read by its own person once it is paid, also after a reversal', () => {
    const read = PAYSLIP_STATES.filter((state) =>
      mayReadPayslip(LENA, { employeeId: 'lena', state }),
    );
    expect(read).toEqual(['paid', 'reversed']);
  });

  test('of a colleague is never read', () => {
    const read = PAYSLIP_STATES.filter((state) =>
      mayReadPayslip(LENA, { employeeId: 'omar', state }),
    );
    expect(read).toEqual([]);
  });

  test('is read by an admin in every state', () => {
    expect(
      PAYSLIP_STATES.every((state) => mayReadPayslip(ADMIN, { employeeId: 'omar', state })),
    ).toBe(true);
  });

  test('is listed by the same rule', () => {
    expect(readablePayslips(LENA)).toEqual({
      sql: 's.employee_id = ? AND s.state IN (?, ?)',
      parameters: ['lena', 'paid', 'reversed'],
    });
    expect(readablePayslips(actor('employee', null)).parameters[0]).toBe('');
    expect(readablePayslips(ADMIN)).toEqual({ sql: '1 = 1', parameters: [] });
  });
});

test('A PDF of the payroll office is read by its own person once it is published', () => {
  const file = (employeeId: string | null, publishedAt: number | null) => ({
    employeeId,
    publishedAt,
  });
  expect(mayReadPayslipFile(LENA, file('lena', 1))).toBe(true);
  expect(mayReadPayslipFile(LENA, file('lena', null))).toBe(false);
  expect(mayReadPayslipFile(LENA, file('omar', 1))).toBe(false);
  expect(mayReadPayslipFile(actor('employee', null), file(null, 1))).toBe(false);
  expect(mayReadPayslipFile(ADMIN, file(null, null))).toBe(true);
});
