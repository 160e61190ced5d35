import { expect, test } from '@jest/globals';
import { FileNameMatch } from '../../../api/payroll/payslip-files/file-name-match.js';

const people = [
  { id: 'amara', employeeId: 'EMP-0042', name: 'Amara Okafor' },
  { id: 'zoe', employeeId: '11', name: 'Zoë Weiß' },
  { id: 'ann', employeeId: '12', name: 'Ann Lee' },
  { id: 'annSmith', employeeId: '13', name: 'Ann Lee Smith' },
  { id: 'john', employeeId: 'J-1', name: 'John Doe' },
  { id: 'john2', employeeId: 'J-2', name: 'John Doe' },
  { id: 'year', employeeId: 'EMP-2026-11', name: 'Mia Year' },
];

test.each([
  ['EMP-0042.pdf', 'amara'],
  ['payslip_emp_0042_2026-11.pdf', 'amara'],
  ['Lohnabrechnung 2026-11 Okafor, Amara.pdf', 'amara'],
  ['AMARA OKAFOR 11-2026.PDF', 'amara'],
  ['zoe-weiss_2026-11.pdf', 'zoe'],
  ['2026-11_11.pdf', 'zoe'],
  ['202611-0011.pdf', undefined],
  ['Ann Lee Smith.pdf', 'annSmith'],
  ['Ann-Lee.pdf', 'ann'],
  ['John Doe.pdf', undefined],
  ['John Doe J-2.pdf', 'john2'],
  ['EMP-0042 Zoë Weiß.pdf', undefined],
  ['12 13.pdf', undefined],
  ['2026-11.pdf', undefined],
  ['EMP-2026-11.pdf', 'year'],
  ['EMP-00421.pdf', undefined],
  ['.pdf', undefined],
  [`${'a '.repeat(5000)}.pdf`, undefined],
])('%s is of %s', (name, id) => {
  expect(new FileNameMatch(people).find(name)?.id).toBe(id);
});

test.each([
  ['EMP-0042 Amara Okafor.pdf', 'employeeId'],
  ['okafor-amara.pdf', 'name'],
  ['EMP-0042 John Doe.pdf', undefined],
])('%s says by what it is found', (name, by) => {
  expect(new FileNameMatch(people).find(name)?.by).toBe(by);
});
