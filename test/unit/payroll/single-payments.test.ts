import { singlePayments } from '../../../admin-ui/src/payroll/drawer/single-payments.js';
import type { PayslipLine } from '../../../api/contract/payroll/payslips.js';

const line = (fields: Record<string, unknown>) =>
  ({
    difference: false,
    shares: [
      { assignment: 'monthly', scope: 'employee' },
      { assignment: 'paid', scope: 'run', run: 'off-cycle' },
      { assignment: 'added', scope: 'run', run: 'november' },
    ],
    ...fields,
  }) as PayslipLine;
const ids = (of: PayslipLine, run?: string) =>
  singlePayments(of, run).map(({ assignment }) => assignment);

test('a draft removes its own single payments, not those that another run of the period paid', () => {
  expect(ids(line({}), 'november')).toEqual(['added']);
});

test('a payslip can be withdrawn with the single payments of earlier runs that it paid as a difference', () => {
  expect(ids(line({ difference: true }))).toEqual(['paid', 'added']);
});
