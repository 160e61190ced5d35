import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../api/contract/languages.js';
import { changeWords } from '../../../api/contract/payroll/payslip-words/change-words.js';
import { lineWords } from '../../../api/contract/payroll/payslip-words/line-words.js';
import { payFormats } from '../../../api/contract/payroll/payslip-words/pay-formats.js';
import { warningWords } from '../../../api/contract/payroll/payslip-words/warning-words.js';
import { payslipWords } from '../../../api/contract/payroll/payslip-words/words-in.js';
import {
  CHANGE_CAUSES,
  type PaidLeave,
  type PayChange,
  type PayslipLine,
  type PayslipWarning,
  PAYSLIP_WARNINGS,
  DIFFERENCE_CAUSES,
} from '../../../api/contract/payroll/payslips.js';
import { line, NOVEMBER, OCTOBER, share } from './printed-payslips.js';

const formats = (language: Language = 'en') =>
  payFormats({ language, numbers: language, currency: 'USD', year: '2026', leave: (type) => type });
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const said = (one: PayslipLine, language: Language = 'en') => {
  const { title, whys } = lineWords(one, payslipWords(language), formats(language));
  return [
    title,
    ...whys.map(({ text, amount }) => (amount === null ? text : `${text} | ${amount}`)),
  ].map(spaced);
};
const change = (kind: PayChange['kind'], more: Partial<PayChange> = {}): PayChange => ({
  kind,
  amount: 100,
  component: null,
  before: null,
  after: null,
  date: null,
  days: null,
  of: null,
  note: null,
  ...more,
});
const caused = (one: PayChange, language: Language = 'en') => {
  const { text, before, after } = changeWords(one, payslipWords(language), formats(language), {
    period: NOVEMBER,
    previous: OCTOBER,
  });
  return spaced([text, before, after].filter((part) => part !== null).join(' | '));
};

describe('a line', () => {
  test('of a whole month at one salary needs no words', () => {
    expect(
      said(
        line('Basic Salary', 3200, {
          parts: [{ ...NOVEMBER, days: 30, of: 30, salary: 3200, amount: 3200 }],
        }),
      ),
    ).toEqual(['Basic Salary']);
  });

  test('names the parts of a month and the days without pay', () => {
    const basic = line('Basic Salary', 4017.17, {
      parts: [
        { from: '2026-11-01', to: '2026-11-14', days: 14, of: 30, salary: 4000, amount: 1866.67 },
        { from: '2026-11-15', to: '2026-11-30', days: 15, of: 30, salary: 4301, amount: 2150.5 },
      ],
      unpaid: [{ from: '2026-11-30', to: '2026-11-30', days: 1, leave: 'Sabbatical' }],
    });
    expect(said(basic)).toEqual([
      'Basic Salary',
      '01 – 14 Nov, 14 of 30 days at $4,000.00 | 1866.67',
      '15 – 30 Nov, 15 of 30 days at $4,301.00 | 2150.5',
      '30 Nov, 1 day without pay: Sabbatical',
    ]);
    expect(said(basic, 'de').slice(1)).toEqual([
      '1. – 14. Nov., 14 von 30 Tagen zu 4.000,00 $ | 1866.67',
      '15. – 30. Nov., 15 von 30 Tagen zu 4.301,00 $ | 2150.5',
      '30. Nov., 1 Tag ohne Bezahlung: Sabbatical',
    ]);
    expect(said(basic, 'fr').slice(1)).toEqual([
      '1er – 14 nov., 14 jours sur 30 à 4 000,00 $US | 1866.67',
      '15 – 30 nov., 15 jours sur 30 à 4 301,00 $US | 2150.5',
      '30 nov., 1 jour sans salaire : Sabbatical',
    ]);
  });

  test('says how it is reckoned and since when', () => {
    expect(
      said(line('Pension', 315, { shares: [share(315, { fixed: null, rate: 5, basis: 6300 })] })),
    ).toEqual(['Pension', '5% of basic salary, $6,300.00']);
    expect(
      said(
        line('Overtime', 782.35, {
          shares: [share(782.35, { scope: 'run', fixed: 68.03, hours: 11.5, note: 'stocktaking' })],
        }),
      ),
    ).toEqual(['Overtime', 'November only, 11.5 hours at $68.03: stocktaking']);
    expect(
      said(line('Phone', 60, { shares: [share(60, { fixed: 120, days: 15, of: 30 })] })),
    ).toEqual(['Phone', '15 of 30 days at $120.00']);
    expect(said(line('Lunch', 120, { shares: [share(120, { scope: 'everybody' })] }))).toEqual([
      'Lunch',
      'Everyone, since 01 Jan 2026',
    ]);
    expect(
      said(
        line('Bonus', 700, { shares: [share(500, { scope: 'run', note: 'fair' }), share(200)] }),
      ),
    ).toEqual(['Bonus', 'November only: fair | 500', 'Since 01 Jan 2026 | 200']);
  });

  test('of a joiner says one thing: from when and how many days', () => {
    const days = { from: '2026-11-10', to: '2026-11-30', days: 21, of: 30 };
    const basic = { parts: [{ ...days, salary: 4350.5, amount: 3045.35 }] };
    const allowance = (prorated: boolean) => ({
      shares: [
        share(prorated ? 84 : 120, {
          from: '2026-11-10',
          fixed: 120,
          ...(prorated && { days: 21, of: 30, span: { from: days.from, to: days.to } }),
        }),
      ],
    });
    expect(said(line('Basic Salary', 3045.35, basic))).toEqual([
      'Basic Salary',
      'From 10 Nov, 21 of 30 days at $4,350.50',
    ]);
    expect(said(line('Phone', 84, allowance(true)))).toEqual([
      'Phone',
      'From 10 Nov, 21 of 30 days at $120.00',
    ]);
    const late = {
      difference: true,
      reasons: [
        { kind: 'joined' as const, date: '2026-11-10', recordedAt: '2026-11-28T09:00:00.000Z' },
      ],
    };
    expect(said(line('Basic Salary', 3045.35, { ...basic, ...late }))).toEqual([
      'Basic Salary, November 2026',
      'Difference: from 10 Nov, 21 of 30 days at $4,350.50, recorded on 28 Nov',
    ]);
    expect(said(line('Phone', 84, { ...allowance(true), ...late }))[1]).toBe(
      'Difference: from 10 Nov, 21 of 30 days at $120.00, recorded on 28 Nov',
    );
    expect(said(line('Meals', 120, { ...allowance(false), ...late }))).toEqual([
      'Meals, November 2026',
      'Difference: from 10 Nov, recorded on 28 Nov',
    ]);
    expect(said(line('Basic Salary', 3045.35, { ...basic, ...late }), 'de')[1]).toBe(
      'Differenz: ab 10. Nov., 21 von 30 Tagen zu 4.350,50 $, erfasst am 28. Nov.',
    );
    expect(said(line('Basic Salary', 3045.35, basic), 'fr')[1]).toBe(
      'À partir du 10 nov., 21 jours sur 30 à 4 350,50 $US',
    );
  });

  test('of a settlement has the days of unused leave, the pay of one, and how that comes about', () => {
    const settled = (unusedLeave: PaidLeave[]) =>
      line('Unused Leave', 2715.9, { shares: [share(2715.9, { scope: 'run', unusedLeave })] });
    const fiveDays = { unit: 'days' as const, salary: 2674.75, perWeek: 5, each: 123.45 };
    const days = settled([{ ...fiveDays, amount: 22 }]);
    expect(said(settled([{ ...fiveDays, amount: 22, each: 143.0769 }]))[1]).toBe(
      '22 days unused leave × 143.0769',
    );
    expect(said(days)).toEqual([
      'Unused Leave',
      '22 days unused leave × 123.45',
      'A day is 12 × $2,674.75 ÷ (52 × 5 days a week)',
    ]);
    expect(said(days, 'de')).toEqual([
      'Resturlaub',
      '22 Tage Resturlaub × 123,45',
      'Ein Tag ist 12 × 2.674,75 $ ÷ (52 × 5 Tage pro Woche)',
    ]);
    expect(said(days, 'fr')).toEqual([
      'Congés non pris',
      '22 jours de congé non pris × 123,45',
      'Un jour vaut 12 × 2 674,75 $US ÷ (52 × 5 jours par semaine)',
    ]);
    expect(
      said(
        settled([
          { ...fiveDays, amount: 1 },
          { ...fiveDays, unit: 'minutes', amount: 90, each: 15.43, perWeek: 2400 },
        ]),
      ),
    ).toEqual([
      'Unused Leave',
      '1 day unused leave × 123.45, 1.5 hours unused leave × 15.43',
      'A day is 12 × $2,674.75 ÷ (52 × 5 days a week)',
      'An hour is 12 × $2,674.75 ÷ (52 × 40 hours a week)',
    ]);
  });

  test('of which a part was waived says so, and what is still to recover', () => {
    const left = line('Basic Salary', -500, {
      period: OCTOBER,
      difference: true,
      due: 1500,
      paidBefore: 3100,
      waived: 600,
    });
    expect(said(left).slice(1)).toEqual([
      'Due $1,500.00, paid before $3,100.00',
      '$600.00 waived',
      '$500.00 still to recover',
    ]);
  });

  test('of an earlier month says what was recorded, and when', () => {
    const late = (
      amount: number,
      reasons: PayslipLine['reasons'],
      more: Partial<PayslipLine> = {},
    ) =>
      line('Basic Salary', amount, {
        period: OCTOBER,
        difference: true,
        due: 3200,
        paidBefore: 3200 - amount,
        reasons,
        ...more,
      });
    const on = { recordedAt: '2026-11-05T09:00:00.000Z' };
    expect(said(late(200, [{ kind: 'revision', date: '2026-10-01', ...on }]))).toEqual([
      'Basic Salary, October 2026',
      'Difference: raise of 01 Oct, recorded on 05 Nov',
      'Due $3,200.00, paid before $3,000.00',
    ]);
    expect(said(late(-200, [{ kind: 'revision', date: '2026-10-01', recordedAt: null }]))[1]).toBe(
      'Difference: salary from 01 Oct',
    );
    const half = [
      { from: '2026-10-01', to: '2026-10-15', days: 15, of: 31, salary: 3100, amount: 1500 },
    ];
    expect(
      said(
        late(-1600, [{ kind: 'employment', date: '2026-10-15', ...on }], {
          due: 1500,
          paidBefore: 3100,
          parts: half,
        }),
      ),
    ).toEqual([
      'Basic Salary, October 2026',
      'Difference: last day 15 Oct, recorded on 05 Nov',
      'Until 15 Oct, 15 of 31 days at $3,100.00',
      'Due $1,500.00, paid before $3,100.00',
    ]);
    expect(said(late(200, [{ kind: 'reversal', date: null, ...on }]), 'de')[1]).toBe(
      'Differenz: Abrechnung wurde storniert, erfasst am 5. Nov.',
    );
    expect(said(late(200, [{ kind: 'unpaidLeave', date: '2026-10-14', ...on }]), 'fr')[1]).toBe(
      'Différence : congé sans salaire à partir du 14 oct., enregistré le 5 nov.',
    );
  });

  test('that was paid in part before says so', () => {
    expect(said(line('Basic Salary', 1000, { due: 3000, paidBefore: 2000 }))).toEqual([
      'Basic Salary',
      'Due $3,000.00, paid before $2,000.00',
    ]);
  });

  test('of which only a part is taken says what is left', () => {
    expect(said(line('Loan', 300, { kind: 'deduction', due: 500 }))).toEqual([
      'Loan',
      '$200.00 still to recover',
    ]);
    expect(
      said(
        line('Basic Salary', -1000, {
          period: OCTOBER,
          difference: true,
          due: 1500,
          paidBefore: 3100,
          reasons: [],
        }),
      ),
    ).toEqual([
      'Basic Salary, October 2026',
      'Due $1,500.00, paid before $3,100.00',
      '$600.00 still to recover',
    ]);
  });

  test('of the built-in component has the name of the language, unless the company renamed it', () => {
    expect([
      said(line('Basic Salary', 1), 'de')[0],
      said(line('Basic Salary', 1), 'fr')[0],
      said(line('Fixum', 1), 'de')[0],
    ]).toEqual(['Grundgehalt', 'Salaire de base', 'Fixum']);
  });
});

test('a warning of a payslip says its number or day', () => {
  const warned = (
    warning: PayslipWarning,
    more: { amount?: number; date?: string } = {},
    previous: number | null = 3000,
  ) =>
    spaced(
      warningWords(
        { warning, amount: null, date: null, ...more },
        previous,
        payslipWords('en'),
        formats(),
      ),
    );
  expect([
    warned('bigChange', { amount: 1020 }),
    warned('bigChange', { amount: -1020 }),
    warned('bigChange', { amount: 1020 }, 0),
  ]).toEqual(['Net up 34%', 'Net down 34%', 'Net up $1,020.00']);
  expect([
    warned('bankChanged', { date: '2026-11-24' }),
    warned('startsAfter', { date: '2026-12-05' }),
  ]).toEqual(['Bank account changed 24 Nov', 'Starts 05 Dec']);
  expect([
    warned('toRecover', { amount: 1600 }),
    warned('differences', { amount: -200 }),
    warned('first'),
  ]).toEqual(['$1,600.00 still to recover', 'Differences − $200.00', 'First pay']);
});

test('a cause of a change is one short sentence', () => {
  expect(caused(change('revision', { date: '2026-11-15', before: 4000, after: 4301 }))).toBe(
    'Salary from 15 Nov | $4,000.00 | $4,301.00',
  );
  expect(caused(change('proration', { days: 29, of: 30 }))).toBe(
    'Unpaid leave, 29 of 30 days paid',
  );
  expect(caused(change('proration', { days: 30, of: 30 }))).toBe('The whole period again');
  expect(caused(change('proration', { date: '2026-11-10', days: 10, of: 30 }))).toBe(
    'Left 10 Nov, 10 of 30 days paid',
  );
  expect(caused(change('new', { date: '2026-11-09', days: 22, of: 30 }))).toBe(
    'Hired 09 Nov, 22 of 30 days paid',
  );
  expect(caused(change('new'))).toBe('New');
  expect(caused(change('gone', { date: '2026-10-23' }))).toBe('Left 23 Oct');
  expect(caused(change('held', { note: 'bank details' }))).toBe('On hold: bank details');
  expect(caused(change('oneOff', { component: 'Bonus', after: 500 }))).toBe('Bonus, November only');
  expect(caused(change('oneOff', { component: 'Bonus', amount: -500, before: 500 }))).toBe(
    'Bonus, October only',
  );
  expect(caused(change('started', { component: 'Phone', date: '2026-11-01' }))).toBe(
    'Phone from 01 Nov',
  );
  expect(caused(change('ended', { component: 'Phone', date: '2026-10-31' }))).toBe(
    'Phone ended 31 Oct',
  );
  expect(caused(change('changed', { component: 'Pension', before: 307.5, after: 315 }))).toBe(
    'Pension | $307.50 | $315.00',
  );
});

test('every cause, reason and warning has words in every language', () => {
  for (const language of LANGUAGES) {
    const words = payslipWords(language);
    for (const kind of CHANGE_CAUSES)
      expect(caused(change(kind, { component: 'Bonus' }), language)).not.toBe('');
    for (const cause of DIFFERENCE_CAUSES)
      for (const day of [null, '5 Nov'])
        expect(words.reasons[cause](day, 'Sales')).not.toMatch(/null|undefined|^$/);
    for (const warning of PAYSLIP_WARNINGS) expect(words.warnings[warning]).toBeTruthy();
  }
});

test('periods are named as people name them', () => {
  const { period, shortPeriod, span, day } = formats();
  expect([period(OCTOBER), shortPeriod(OCTOBER)]).toEqual(['October 2026', 'October']);
  expect([
    period({ from: '2026-11-01', to: '2026-11-15' }),
    shortPeriod({ from: '2025-12-01', to: '2025-12-31' }),
  ]).toEqual(['01 – 15 Nov 2026', 'December 2025']);
  expect([
    span({ from: '2026-10-26', to: '2026-11-08' }),
    span({ from: '2025-12-28', to: '2026-01-10' }),
    day('2025-12-31'),
  ]).toEqual(['26 Oct – 08 Nov', '28 Dec 2025 – 10 Jan 2026', '31 Dec 2025']);
  expect(formats('de').signed(-7.5)).toBe('−\u00a07,50\u00a0$');
});
