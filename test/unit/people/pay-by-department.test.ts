import { describe, expect, test } from '@jest/globals';
import type { JobFact } from '../../../api/contract/employee/job-facts.js';
import { departmentFact, type DepartmentFact } from '../../../api/payroll/due/pay-facts.js';
import { periodFrom, type PayPeriod } from '../../../api/payroll/due/pay-period.js';
import type { PaymentHistory } from '../../../api/payroll/settlement/payment-history.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  assigned,
  at,
  DECEMBER,
  dueOf,
  MONTHLY,
  NOVEMBER,
  ON_CALL,
  payPerson,
  TRANSPORT,
} from '../payroll/pay-person.js';

const JANUARY = periodFrom('2027-01-01', 'monthly');
const SALES = departmentFact({ from: '1950-01-01', id: 'sales', name: 'Sales', recordedAt: 0 });
const moved = (more: Partial<JobFact> = {}): DepartmentFact => ({
  ...departmentFact({
    from: '2026-11-16',
    id: 'operations',
    name: 'Operations',
    recordedAt: at('2026-12-03'),
  }),
  ...more,
});
const person = (...departments: DepartmentFact[]) =>
  payPerson({
    salaries: [['2020-01-01', 300_000]],
    departments,
    assignments: [ON_CALL, TRANSPORT].map(({ id }) =>
      assigned({
        componentId: id,
        amount: 12_000,
        scope: 'department',
        departmentId: 'operations',
      }),
    ),
  });
const amount = (period: PayPeriod, component: string, ...departments: DepartmentFact[]) =>
  dueOf(person(...departments), period, component)?.amount;

describe('What a department gets', () => {
  test('is due for the days in it, if it is prorated', () => {
    expect(amount(NOVEMBER, ON_CALL.id, SALES, moved())).toBe(6_000);
    expect(amount(DECEMBER, ON_CALL.id, SALES, moved())).toBe(12_000);
    expect(dueOf(person(SALES, moved()), NOVEMBER, ON_CALL.id)?.shares).toMatchObject([
      { days: 15_000, of: 30_000, span: { from: '2026-11-16', to: '2026-11-30' } },
    ]);
  });

  test('is due by the last day of the period, if it is not', () => {
    expect(amount(NOVEMBER, TRANSPORT.id, SALES, moved())).toBe(12_000);
    const back = departmentFact({ ...SALES, from: '2026-11-30', id: 'sales' });
    expect(amount(NOVEMBER, TRANSPORT.id, SALES, moved(), back)).toBeUndefined();
  });

  test('is not due for days between two times in the department', () => {
    const operations = moved({ from: '2026-01-01' });
    const away = departmentFact({ ...SALES, from: '2026-11-11', id: 'sales' });
    const back = moved({ from: '2026-11-21', changeId: 'back' });
    expect(amount(NOVEMBER, ON_CALL.id, operations, away, back)).toBe(8_000);
  });

  test('takes the place of what everybody gets, day by day', () => {
    const both = {
      ...person(SALES, moved()),
      assignments: [
        ...person().assignments,
        assigned({ componentId: ON_CALL.id, amount: 3_000, scope: 'everybody' }),
      ],
    };
    expect(dueOf(both, NOVEMBER, ON_CALL.id)?.amount).toBe(6_000 + 1_500);
  });
});

describe('A move told late', () => {
  /** Runs on the last day of each period, with what was known by then. */
  function runs(known: [PayPeriod, DepartmentFact[]][]) {
    const history: PaymentHistory = { slips: [], held: new Set(), reversed: new Map() };
    return known.map(([period, departments], place) => {
      const settled = settlePay({
        person: person(...departments),
        rules: MONTHLY,
        period,
        earlier: known.slice(0, place).map(([earlier]) => earlier),
        history,
        leastNetPercent: 0,
      });
      history.slips = [
        ...history.slips,
        {
          period,
          regular: true,
          everything: true,
          approvedAt: at(period.to),
          lines: settled.lines,
          toRecover: settled.toRecover,
        },
      ];
      return settled.lines
        .filter(({ componentId }) => componentId === ON_CALL.id)
        .map((line) => [
          line.period.from,
          line.amount,
          ...line.reasons.map(({ kind, date, recordedAt, name }) => [kind, date, recordedAt, name]),
        ]);
    });
  }

  test('is paid with the next run, and taken back once it is withdrawn', () => {
    const withdrawn = moved({ withdrawnAt: at('2027-01-04') });
    expect(
      runs([
        [NOVEMBER, [SALES]],
        [DECEMBER, [SALES, moved()]],
        [JANUARY, [SALES, withdrawn]],
      ]),
    ).toEqual([
      [],
      [
        ['2026-12-01', 12_000],
        ['2026-11-01', 6_000, ['department', '2026-11-16', at('2026-12-03'), 'Operations']],
      ],
      [
        ['2026-11-01', -6_000, ['notDepartment', '2026-11-16', at('2027-01-04'), 'Operations']],
        ['2026-12-01', -12_000, ['notDepartment', '2026-11-16', at('2027-01-04'), 'Operations']],
      ],
    ]);
  });
});
