import { describe, expect, test } from '@jest/globals';
import type { PayRules } from '../../../api/payroll/due/pay-facts.js';
import { periodFrom } from '../../../api/payroll/due/pay-period.js';
import {
  assigned,
  BONUS,
  daysBetween,
  DECEMBER,
  dueOf,
  MONTHLY,
  NOVEMBER,
  OCTOBER,
  ON_CALL,
  OVERTIME,
  payPerson,
  PENSION,
  SOCIAL_COST,
  TAX,
  TRANSPORT,
  unpaidDay,
} from './pay-person.js';

const LONG = '2020-01-01';
const raised = payPerson({
  salaries: [
    [LONG, 400_000],
    ['2026-11-15', 430_100],
  ],
});
const by = (proration: PayRules['proration']): PayRules => ({ ...MONTHLY, proration });
const amounts = (due: ReturnType<typeof dueOf>) => due?.parts.map(({ amount }) => amount);

describe('The basic salary that is due', () => {
  test('is the whole salary for a whole month', () => {
    expect(dueOf(payPerson({ salaries: [[LONG, 420_000]] }), NOVEMBER)?.amount).toBe(420_000);
  });

  test('begins with the first day of work', () => {
    expect(
      dueOf(payPerson({ hiredOn: '2026-11-17', salaries: [[LONG, 435_050]] }), NOVEMBER)?.amount,
    ).toBe(203_023);
  });

  test('ends with the last day, counted in working days', () => {
    const due = dueOf(
      payPerson({ leftOn: '2026-11-10', salaries: [[LONG, 435_050]] }),
      NOVEMBER,
      undefined,
      by('working'),
    );
    expect(due).toMatchObject({ amount: 145_017, parts: [{ days: 7_000, of: 21_000 }] });
  });

  test('is shared by two salaries and rounded once', () => {
    const due = dueOf(raised, NOVEMBER);
    expect([due?.amount, amounts(due)]).toEqual([416_053, [186_667, 229_386]]);
  });

  test('is less for days and half days of leave without pay', () => {
    const unpaidLeave = [
      unpaidDay('2026-12-03'),
      unpaidDay('2026-12-04'),
      unpaidDay('2026-12-07', { afternoon: false }),
    ];
    const due = dueOf(payPerson({ salaries: [[LONG, 300_000]], unpaidLeave }), DECEMBER);
    expect(due).toMatchObject({
      amount: 275_806,
      parts: [{ days: 28_500, of: 31_000 }],
      unpaid: [
        { from: '2026-12-03', to: '2026-12-04', days: 2_000 },
        { from: '2026-12-07', days: 500 },
      ],
    });
  });

  test('combines a first day, a day without pay and a raise', () => {
    const due = dueOf(
      payPerson({
        hiredOn: '2026-11-05',
        salaries: [
          [LONG, 361_000],
          ['2026-11-20', 390_500],
        ],
        unpaidLeave: [unpaidDay('2026-11-12')],
      }),
      NOVEMBER,
    );
    expect([due?.amount, amounts(due)]).toEqual([311_650, [168_467, 143_183]]);
  });

  test('is 12/26 of the monthly salary every two weeks', () => {
    const rules: PayRules = { ...MONTHLY, frequency: 'biweekly' };
    expect(
      dueOf(
        payPerson({ salaries: [[LONG, 420_000]] }),
        periodFrom('2026-11-02', 'biweekly'),
        undefined,
        rules,
      )?.amount,
    ).toBe(193_846);
  });

  test.each([
    ['a month of 31 days', OCTOBER],
    ['February', { from: '2026-02-01', to: '2026-02-28' }],
  ])('counts 30 days in %s, 29 of them from the second on', (_, period) => {
    expect(
      dueOf(
        payPerson({ hiredOn: `${period.from.slice(0, 8)}02`, salaries: [[LONG, 400_000]] }),
        period,
        undefined,
        by('thirty'),
      )?.amount,
    ).toBe(386_667);
  });

  test('is whole for a February of 30 days, and nothing is due for the 31st alone', () => {
    const whole = payPerson({ salaries: [[LONG, 400_000]] });
    expect(
      dueOf(whole, { from: '2026-02-01', to: '2026-02-28' }, undefined, by('thirty'))?.amount,
    ).toBe(400_000);
    expect(
      dueOf(
        payPerson({ hiredOn: '2026-10-31', salaries: [[LONG, 400_000]] }),
        OCTOBER,
        undefined,
        by('thirty'),
      )?.amount,
    ).toBe(0);
  });

  test('counts two employments in one month, and not the days between them', () => {
    const due = dueOf(
      payPerson({
        employments: [
          { hiredOn: null, leftOn: '2026-11-10' },
          { hiredOn: '2026-11-21', leftOn: null },
        ],
        salaries: [[LONG, 300_000]],
      }),
      NOVEMBER,
    );
    expect([due?.amount, due?.parts.length]).toEqual([200_000, 2]);
  });

  test('is less for some minutes of a day', () => {
    const due = dueOf(
      payPerson({
        salaries: [[LONG, 300_000]],
        unpaidLeave: [unpaidDay('2026-11-04', { minutes: 120 })],
      }),
      NOVEMBER,
    );
    expect(due).toMatchObject({ amount: 297_500, parts: [{ days: 29_750 }] });
  });

  test('falls back to calendar days where a period has no working day', () => {
    const free = {
      ...payPerson({ hiredOn: '2026-11-16', salaries: [[LONG, 300_000]] }),
      workDay: (day: string) => ({ day, employed: true, slot: [0, 0] as const, holiday: null }),
    };
    expect(dueOf(free, NOVEMBER, undefined, by('working'))?.amount).toBe(150_000);
  });

  test('is rounded to the smallest amount of the currency', () => {
    const due = dueOf(raised, NOVEMBER, undefined, { ...MONTHLY, step: 100 });
    expect([due?.amount, amounts(due)]).toEqual([416_100, [186_700, 229_400]]);
  });

  test.each<[string, Partial<Parameters<typeof payPerson>[0]>, number]>([
    ['for 20 of 31 days [frappe/erpnext#7663]', { hiredOn: '2026-10-12' }, 200_000],
    ['for the first day of the period alone [frappe/hrms#3103]', { leftOn: '2026-10-01' }, 10_000],
    [
      'without three days of unpaid leave [frappe/erpnext#9458]',
      { unpaidLeave: daysBetween('2026-10-05', '2026-10-07').map((day) => unpaidDay(day)) },
      280_000,
    ],
    [
      'with nothing taken off for unpaid leave after the last day [frappe/erpnext#34359]',
      {
        leftOn: '2026-10-15',
        unpaidLeave: daysBetween('2026-10-22', '2026-10-24').map((day) => unpaidDay(day)),
      },
      150_000,
    ],
  ])('is paid %s', (_, facts, amount) => {
    expect(dueOf(payPerson({ salaries: [[LONG, 310_000]], ...facts }), OCTOBER)?.amount).toBe(
      amount,
    );
  });

  test('is unknown without a salary', () => {
    expect(dueOf(payPerson({ salaries: [] }), NOVEMBER)).toMatchObject({ amount: 0, parts: [] });
  });
});

describe('A component that is due', () => {
  test('is a percentage of the basic salary as shown', () => {
    const person = { ...raised, assignments: [assigned({ componentId: PENSION.id, rate: 500 })] };
    expect(dueOf(person, NOVEMBER, PENSION.id)?.amount).toBe(20_803);
  });

  test('is a percentage of the whole salary where it is not prorated', () => {
    const person = payPerson({
      hiredOn: '2026-11-16',
      salaries: [[LONG, 400_000]],
      assignments: [assigned({ componentId: SOCIAL_COST.id, rate: 2_000 })],
    });
    expect(dueOf(person, NOVEMBER, SOCIAL_COST.id)?.amount).toBe(80_000);
  });

  test('is prorated from its first day', () => {
    const person = payPerson({
      salaries: [[LONG, 400_000]],
      assignments: [assigned({ componentId: ON_CALL.id, amount: 12_000, from: '2026-11-16' })],
    });
    expect(dueOf(person, NOVEMBER, ON_CALL.id)).toMatchObject({
      amount: 6_000,
      shares: [{ days: 15_000, of: 30_000 }],
    });
  });

  test('is whole where it is not prorated, also for somebody who joins', () => {
    const person = payPerson({
      hiredOn: '2026-11-20',
      salaries: [[LONG, 400_000]],
      assignments: [assigned({ componentId: TRANSPORT.id, scope: 'everybody', amount: 12_000 })],
    });
    expect(dueOf(person, NOVEMBER, TRANSPORT.id)?.amount).toBe(12_000);
    expect(dueOf(person, OCTOBER, TRANSPORT.id)).toBeUndefined();
  });

  test('is that of the narrowest scope, each assignment once', () => {
    const assignments = [
      assigned({ componentId: TRANSPORT.id, scope: 'everybody', amount: 12_000 }),
      assigned({
        componentId: TRANSPORT.id,
        scope: 'department',
        departmentId: 'department',
        amount: 15_000,
      }),
      assigned({
        componentId: TRANSPORT.id,
        scope: 'department',
        departmentId: 'other',
        amount: 99_000,
      }),
    ];
    const person = payPerson({ salaries: [[LONG, 400_000]], assignments });
    expect(dueOf(person, NOVEMBER, TRANSPORT.id)?.amount).toBe(15_000);
    const own = [
      assigned({ componentId: TRANSPORT.id, amount: 1_000 }),
      assigned({ componentId: TRANSPORT.id, amount: 2_000, note: 'second' }),
    ];
    expect(
      dueOf({ ...person, assignments: [...assignments, ...own] }, NOVEMBER, TRANSPORT.id)?.amount,
    ).toBe(3_000);
  });

  test('changes its scope within the month where it is prorated', () => {
    const assignments = [
      assigned({ componentId: ON_CALL.id, scope: 'everybody', amount: 30_000 }),
      assigned({ componentId: ON_CALL.id, amount: 60_000, from: '2026-11-16' }),
    ];
    expect(
      dueOf(payPerson({ salaries: [[LONG, 400_000]], assignments }), NOVEMBER, ON_CALL.id)?.amount,
    ).toBe(45_000);
  });

  test('is hours at an hourly amount', () => {
    const person = payPerson({
      salaries: [[LONG, 400_000]],
      assignments: [assigned({ componentId: OVERTIME.id, hours: 650, hourly: 1_999 })],
    });
    expect(dueOf(person, NOVEMBER, OVERTIME.id)?.amount).toBe(12_994);
  });

  test('is hours at an hourly amount, rounded once, half up [odoo/odoo#32192]', () => {
    const person = payPerson({
      salaries: [[LONG, 501_200]],
      assignments: [assigned({ componentId: OVERTIME.id, hours: 5_755, hourly: 2_610 })],
    });
    expect(dueOf(person, OCTOBER, OVERTIME.id)?.amount).toBe(150_206);
  });

  test('ends with its last day', () => {
    const person = payPerson({
      salaries: [[LONG, 400_000]],
      assignments: [assigned({ componentId: TAX.id, amount: 20_000, to: '2026-10-31' })],
    });
    expect([dueOf(person, OCTOBER, TAX.id)?.amount, dueOf(person, NOVEMBER, TAX.id)]).toEqual([
      20_000,
      undefined,
    ]);
  });

  test('of a single payment belongs to the period of its run, also after the last day of work', () => {
    const bonus = assigned({
      componentId: BONUS.id,
      amount: 50_000,
      run: { id: 'run', period: NOVEMBER.from },
    });
    const person = payPerson({
      leftOn: '2026-10-15',
      salaries: [[LONG, 400_000]],
      assignments: [bonus],
    });
    expect([dueOf(person, OCTOBER, BONUS.id), dueOf(person, NOVEMBER, BONUS.id)?.amount]).toEqual([
      undefined,
      50_000,
    ]);
  });
});

test('A month without pay leaves a basic salary of nothing', () => {
  const person = payPerson({
    salaries: [[LONG, 300_000]],
    unpaidLeave: daysBetween(NOVEMBER.from, NOVEMBER.to).map((day) => unpaidDay(day)),
  });
  expect(dueOf(person, NOVEMBER)).toMatchObject({ amount: 0, whole: 300_000 });
});

test('An amount that is ended and given again within a month counts once, and two that hold together both count', () => {
  const followed = [
    assigned({ componentId: TRANSPORT.id, amount: 10_000, to: '2026-11-14' }),
    assigned({ componentId: TRANSPORT.id, amount: 12_000, from: '2026-11-15' }),
  ];
  expect(
    dueOf(payPerson({ salaries: [[LONG, 400_000]], assignments: followed }), NOVEMBER, TRANSPORT.id)
      ?.amount,
  ).toBe(12_000);
  const together = [
    assigned({ componentId: TRANSPORT.id, amount: 10_000, to: '2026-11-20' }),
    assigned({ componentId: TRANSPORT.id, amount: 12_000, from: '2026-11-15' }),
  ];
  expect(
    dueOf(payPerson({ salaries: [[LONG, 400_000]], assignments: together }), NOVEMBER, TRANSPORT.id)
      ?.amount,
  ).toBe(22_000);
});
