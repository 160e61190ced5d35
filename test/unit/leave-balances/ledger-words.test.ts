import { fileURLToPath } from 'node:url';
import { changedCostText } from '../../../admin-ui/src/balances/changed-cost-text.js';
import { receiptOf } from '../../../admin-ui/src/balances/ledger-receipt.js';
import { balanceAt, isPast, ledgerRows } from '../../../admin-ui/src/balances/ledger-rows.js';
import type { LedgerSubject, LedgerTexts } from '../../../admin-ui/src/balances/ledger-texts.js';
import { titleOf, reasonText } from '../../../admin-ui/src/balances/ledger-words.js';
import { amountsIn } from '../../../admin-ui/src/i18n/amounts.js';
import { dayReason } from '../../../admin-ui/src/leave-cost/day-reason.js';
import type { DayCostRecord } from '../../../api/contract/leave/day-costs.js';
import type { LedgerLineRecord, RequestMove } from '../../../api/contract/leave/leave-balances.js';

type Interpolate = (
  message: string,
  values: Record<string, string | number>,
  language: string,
) => string;
type Words = { [key: string]: string | Words };

const SCREENS = new URL('../../../admin-ui/src/', import.meta.url);
const module = async <Exports>(file: string) =>
  (await import(fileURLToPath(new URL(file, SCREENS)))) as Exports;

const TODAY = '2026-11-22';
const SUBJECT: LedgerSubject = { typeName: 'Annual Leave', unit: 'days', today: TODAY };
const YEAR = {
  from: '2026-01-01',
  to: '2026-12-31',
  today: TODAY,
  yearBegins: ['2026-01-01', '2027-01-01'],
};

const ledgerTexts: Record<'en' | 'fr', LedgerTexts> = {} as never;

beforeAll(async () => {
  const { interpolate } = await module<{ interpolate: Interpolate }>('i18n/use-text.ts');
  for (const language of ['en', 'fr'] as const) {
    const words: Words = Object.assign(
      {},
      await module(`i18n/${language}/ledger.ts`),
      await module(`i18n/${language}/days-bar.ts`),
      await module(`i18n/${language}/leave-cost.ts`),
      (await module<{ common: Words }>(`i18n/${language}/common.ts`)).common,
    );
    const text = (key: string, values: Record<string, string | number> = {}) =>
      interpolate(
        String(key.split('.').reduce<unknown>((part, name) => (part as Words)[name], words)),
        values,
        language,
      );
    const { plain, words: inWords, column, signed } = amountsIn(language, text);
    ledgerTexts[language] = {
      text: (key, values) => text(`ledger.${key}`, values),
      list: (items) => new Intl.ListFormat(language).format(items),
      day: String,
      dayAndMonth: (date) => date.slice(5),
      span: (start, end) => `${start} – ${end}`,
      weekday: String,
      longMonth: String,
      percent: (share) =>
        new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
          share,
        ),
      number: (value) =>
        new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value),
      plain,
      words: inWords,
      column,
      signed,
      reason: (cost, count) => dayReason(cost, text, count),
    };
  }
});

const line = (changes: Partial<LedgerLineRecord>): LedgerLineRecord => ({
  day: '2026-01-01',
  kind: 'accrual',
  amount: 0,
  balance: 0,
  until: null,
  parts: [],
  numbers: {},
  source: {},
  ...changes,
});

function rowOf(changes: Partial<LedgerLineRecord>) {
  const row = ledgerRows([line({ balance: changes.amount ?? 0, ...changes })], {
    ...YEAR,
    from: '2000-01-01',
    to: '2099-12-31',
  }).at(-1);
  if (!row) throw new Error('No row');
  return row;
}

function worded(changes: Partial<LedgerLineRecord>, language: 'en' | 'fr' = 'en') {
  const row = rowOf(changes);
  return [
    titleOf(row, SUBJECT, ledgerTexts[language]),
    reasonText(row, SUBJECT, ledgerTexts[language]),
  ];
}

function receipt(changes: Partial<LedgerLineRecord>) {
  const found = receiptOf(rowOf(changes), SUBJECT, ledgerTexts.en);
  return found && [...found.items, found.total].map(({ label, value }) => `${label} … ${value}`);
}

const WHOLE = {
  kind: 'accrual',
  amount: 25,
  until: '2026-12-31',
  numbers: { rate: 25, months: 12 },
} as const;
const HIRED = {
  kind: 'accrual',
  day: '2026-04-16',
  amount: 17,
  until: '2026-12-31',
  numbers: { rate: 24, months: 8.5 },
} as const;
const MONTH = {
  kind: 'accrual',
  day: '2026-02-28',
  amount: 2.084,
  until: '2026-12-31',
  numbers: { rate: 25, months: 1 },
} as const;
const FOUR_DAYS = {
  kind: 'change',
  day: '2026-07-01',
  amount: -2.5,
  numbers: { rate: 20, rateBefore: 25, months: 6, share: 0.8, shareBefore: 1 },
} as const;
const SERVICE = {
  kind: 'change',
  day: '2026-09-01',
  amount: 1,
  numbers: { rate: 28, rateBefore: 25, months: 4, years: 5, yearsBefore: 0 },
} as const;
const CARRIED = {
  kind: 'carried',
  until: '2026-03-31',
  parts: [{ allocation: '2025', amount: 5 }],
  numbers: { of: 6, limit: 5 },
} as const;
const LAPSED = {
  kind: 'expired',
  day: '2026-04-01',
  amount: -2,
  parts: [{ allocation: 'carried 2025', amount: 2 }],
} as const;
const LEAVE = {
  kind: 'taken',
  day: '2026-02-16',
  amount: -1,
  parts: [{ allocation: 'carried 2025', amount: 1 }],
  source: { leave: 'a' },
} as const;

const asSent = (changes: object) => changes as Partial<LedgerLineRecord>;

test.each([
  ['a year', WHOLE, ['Entitlement 2026', '25 days a year']],
  [
    'a year that begins with the hire date',
    HIRED,
    ['Entitlement 2026', '24 days a year, for 8.5 of 12 months'],
  ],
  [
    'a leave year that crosses the new year',
    { ...WHOLE, day: '2026-04-01', until: '2027-03-31' },
    ['Entitlement 2026/27', '25 days a year'],
  ],
  ['a month', MONTH, ['Entitlement for 2026-02', '25 days a year, for 1 of 12 months']],
  [
    'a tier, part time, a debt repaid',
    { ...WHOLE, numbers: { rate: 21.6, months: 12, years: 5, share: 0.8, repaid: 1 } },
    [
      'Entitlement 2026',
      '21.6 days a year, from 5 years of service, at 80% of full time, 1 day of it repays what was below zero',
    ],
  ],
  [
    'a change of working time',
    FOUR_DAYS,
    ['Working time changed', '20 days a year from now on, at 80% of full time, 25 days before'],
  ],
  [
    'a change back to full time',
    { ...FOUR_DAYS, numbers: { rate: 25, rateBefore: 20, months: 6, shareBefore: 0.8 } },
    ['Working time changed', '25 days a year from now on, at 100% of full time, 20 days before'],
  ],
  [
    'years of service',
    SERVICE,
    ['5 years of service', '28 days a year from now on, 25 days before'],
  ],
  [
    'another policy',
    { ...SERVICE, numbers: { rate: 30, rateBefore: 25, months: 6 } },
    ['Policy changed', '30 days a year from now on, 25 days before'],
  ],
  [
    'a last day',
    { kind: 'leaving', amount: -12, numbers: { earned: 12, posted: 24 } },
    ['End of employment', '12 days earned up to the last day, 24 days granted before'],
  ],
  [
    'what an earlier employment left behind',
    { kind: 'ended', day: '2026-07-01', amount: -30, until: '2026-03-31' },
    [
      'Not carried into the new employment',
      'Balance on the last day, 2026-03-31, not paid out before the return.',
    ],
  ],
  [
    'a debt of an earlier employment',
    { kind: 'ended', day: '2026-07-01', amount: 4, until: '2026-03-31' },
    [
      'Not carried into the new employment',
      'Below zero on the last day, 2026-03-31, not settled before the return.',
    ],
  ],
  [
    'a part that is carried over',
    CARRIED,
    ['Carried over from 2025', '5 of 6 days, the most that carries over. Use by 2026-03-31.'],
  ],
  [
    'all that is carried over',
    { ...CARRIED, until: null, numbers: { of: 5 } },
    ['Carried over from 2025', 'All that was left of 2025.'],
  ],
  [
    'what is above the carry-over',
    { ...LAPSED, parts: [{ allocation: '2025', amount: 1 }], numbers: { of: 6, limit: 5 } },
    ['Expired', 'More than the 5 days that carry over'],
  ],
  [
    'what never carries over',
    { ...LAPSED, parts: [{ allocation: '2025', amount: 6 }], numbers: { of: 6, limit: 0 } },
    ['Expired', 'Nothing carries over to the next leave year'],
  ],
  [
    'what was carried and not used',
    LAPSED,
    ['Expired', 'The rest of what was carried over from 2025'],
  ],
  [
    'what will lapse',
    { ...LAPSED, day: '2027-04-01', parts: [{ allocation: '2026', amount: 2 }] },
    ['Expires', 'The rest of 2026'],
  ],
  [
    'a credit that lapsed',
    { ...LAPSED, parts: [{ allocation: 'entry 7', amount: 2 }] },
    ['Expired', 'Unused by its use-by date'],
  ],
  [
    'a cap',
    { kind: 'capped', amount: -1.5, balance: 30, numbers: { cap: 30 } },
    ['Above the maximum balance', 'The balance cannot be more than 30 days'],
  ],
  [
    'leave from what was carried over',
    LEAVE,
    ['Annual Leave', 'All from what was carried over from 2025'],
  ],
  [
    'pending leave of the year',
    { ...LEAVE, kind: 'reserved', parts: [{ allocation: '2026', amount: 1 }] },
    ['Annual Leave', 'From the 2026 entitlement'],
  ],
  [
    'leave from several',
    {
      ...LEAVE,
      parts: [
        { allocation: 'carried 2025', amount: 0.5 },
        { allocation: '2026', amount: 2 },
        { allocation: 'entry 7', amount: 1 },
        { allocation: 'debt', amount: 1 },
      ],
    },
    [
      'Annual Leave',
      '0.5 days carried over from 2025, 2 days of 2026, 1 day of an entry with a use-by date, and 1 day more than was available',
    ],
  ],
  [
    'leave that is only recorded',
    { ...LEAVE, amount: 0, parts: [], numbers: { recorded: 1 } },
    ['Annual Leave', '1 day recorded, nothing is deducted'],
  ],
  [
    'a credit',
    { kind: 'credit', amount: 2, until: '2027-03-31', reason: 'Worked on 8 August', by: 'Ingrid' },
    ['Credit', 'Worked on 8 August. Use by 2027-03-31. By Ingrid.'],
  ],
  [
    'an adjustment',
    { kind: 'adjustment', amount: 1, until: '2026-12-31', reason: 'Agreed.', by: null },
    ['Adjustment', 'Agreed.'],
  ],
  [
    'an entry that repays',
    { kind: 'adjustment', amount: 2, reason: 'Goodwill', numbers: { repaid: 1 } },
    ['Adjustment', 'Goodwill. 1 day of it repays what was below zero.'],
  ],
  ['an opening balance', { kind: 'opening', amount: 3 }, ['Opening balance', undefined]],
  ['a payout', { kind: 'payout', amount: -3 }, ['Paid out', undefined]],
  ['days given back', { kind: 'restored', amount: 3 }, ['Given back', undefined]],
  ['a correction', { kind: 'correction', amount: 3 }, ['Correction', undefined]],
  ['a closing', { kind: 'closing', amount: 3 }, ['Difference from the closed balance', undefined]],
])('the line of %s says why', (_, sent, words) => {
  expect(worded(asSent(sent))).toEqual(words);
});

test('the same in French', () => {
  expect(worded(asSent(HIRED), 'fr')).toEqual([
    'Droit 2026',
    '24 jours par an, pour 8,5 mois sur 12',
  ]);
  expect(worded(asSent(CARRIED), 'fr')).toEqual([
    'Report de 2025',
    '5 jours sur 6, report maximal. À prendre au plus tard le 2026-03-31.',
  ]);
  expect(worded(asSent(SERVICE), 'fr')).toEqual([
    '5 ans d’ancienneté',
    '28 jours par an désormais, 25 jours auparavant',
  ]);
});

const AUGUST = { day: '2026-08-14', half: null, name: 'Feast', removed: false, on: '2026-08-10' };

test.each<[string, RequestMove, string, string]>([
  [
    'a day that became a holiday',
    { before: 10, after: 9, holidays: [AUGUST] },
    '10 → 9 days, 08-14 became a holiday on 08-10',
    '10 → 9 jours, le 08-14 est devenu férié le 08-10',
  ],
  [
    'a half day, in another year',
    { before: 9.5, after: 9, holidays: [{ ...AUGUST, half: 'morning', on: '2025-12-01' }] },
    '9.5 → 9 days, 08-14 became a half holiday on 2025-12-01',
    '9,5 → 9 jours, le 08-14 est devenu à moitié férié le 2025-12-01',
  ],
  [
    'a holiday that is none any more',
    { before: 8, after: 9, holidays: [{ ...AUGUST, removed: true }] },
    '8 → 9 days, 08-14 stopped being a holiday on 08-10',
    '8 → 9 jours, le 08-14 n’est plus férié depuis le 08-10',
  ],
  [
    'several days',
    {
      before: 10,
      after: 9,
      holidays: [
        AUGUST,
        { ...AUGUST, day: '2026-08-17' },
        { ...AUGUST, day: '2026-08-18', removed: true, half: 'morning' },
        { ...AUGUST, day: '2026-08-19', on: '2026-08-11' },
      ],
    },
    '10 → 9 days, 08-14 and 08-17 became holidays on 08-10; 08-18 stopped being a holiday on 08-10; 08-19 became a holiday on 08-11',
    '10 → 9 jours, les 08-14 et 08-17 sont devenus fériés le 08-10 ; le 08-18 n’est plus férié depuis le 08-10 ; le 08-19 est devenu férié le 08-11',
  ],
])('the mark of %s', (_, moved, en, fr) => {
  const row = rowOf({
    ...asSent(LEAVE),
    amount: -9,
    request: { startDate: '2026-08-10', endDate: '2026-08-21', moved },
  });
  expect([
    changedCostText(row, SUBJECT, ledgerTexts.en),
    changedCostText(row, SUBJECT, ledgerTexts.fr),
  ]).toEqual([en, fr]);
});

test('the mark of a request that is in two rows stands in the first, and says that it is of the whole', () => {
  const request = {
    startDate: '2026-11-20',
    endDate: '2026-11-24',
    moved: { before: 3, after: 2, holidays: [{ ...AUGUST, day: '2026-11-23' }] },
  };
  const rows = ledgerRows(
    [
      line({ ...asSent(LEAVE), day: '2026-11-20', request }),
      line({ ...asSent(LEAVE), day: '2026-11-24', request }),
    ],
    YEAR,
  ).filter(({ kind }) => kind === 'taken');
  expect(rows.map((row) => changedCostText(row, SUBJECT, ledgerTexts.en))).toEqual([
    'Whole request: 3 → 2 days, 11-23 became a holiday on 08-10',
    undefined,
  ]);
});

test.each([
  ['a whole year', WHOLE, ['Entitlement for a year … 25.0', 'Added … +25.0']],
  [
    'a part of a year',
    HIRED,
    ['Entitlement for a year … 24.0', 'Months that count … × 8.5/12', 'Added … +17.0'],
  ],
  [
    'a month, with its rounding',
    { ...MONTH, numbers: { rate: 25, months: 1 }, amount: 2.5 },
    [
      'Entitlement for a year … 25.0',
      'Months that count … × 1/12',
      'Rounding, so that the leave year adds up … +0.417',
      'Added … +2.5',
    ],
  ],
  [
    'part time',
    { ...WHOLE, amount: 20, numbers: { rate: 20, months: 12, share: 0.8 } },
    [
      'Entitlement for a year at full time … 25.0',
      'Working time … × 80%',
      'Entitlement for a year … 20.0',
      'Added … +20.0',
    ],
  ],
  [
    'less working time',
    FOUR_DAYS,
    [
      'Entitlement for a year at full time … 25.0',
      'Working time … × 80%',
      'Entitlement for a year from now on … 20.0',
      'Entitlement for a year before … 25.0',
      'Difference for a year … −5.0',
      'Rest of the leave year … × 6/12',
      'Deducted … −2.5',
    ],
  ],
  [
    'years of service',
    SERVICE,
    [
      'Entitlement for a year, from 5 years of service … 28.0',
      'Entitlement for a year before … 25.0',
      'Difference for a year … +3.0',
      'Rest of the leave year … × 4/12',
      'Added … +1.0',
    ],
  ],
  [
    'a last day',
    { kind: 'leaving', amount: -12, numbers: { earned: 12, posted: 24 } },
    ['Earned up to the last day … 12.0', 'Granted before … −24.0', 'Deducted … −12.0'],
  ],
  [
    'a carry-over',
    CARRIED,
    ['Left at the end of 2025 … 6.0', 'The most that carries over … 5.0', 'Carried over … 5.0'],
  ],
  ['an expiry', LAPSED, ['Not used by 2026-03-31 … 2.0', 'Expired … −2.0']],
  [
    'a cap',
    { kind: 'capped', amount: -1.5, balance: 30, numbers: { cap: 30 } },
    ['Balance with the grant … 31.5', 'Maximum balance … 30.0', 'Deducted … −1.5'],
  ],
  ['an entry', { kind: 'adjustment', amount: 1 }, undefined],
])('the receipt of %s adds up', (_, sent, items) => {
  expect(receipt(asSent(sent))).toEqual(items);
});

describe('rows', () => {
  const day = (date: string, changes: object = {}) =>
    line({ ...LEAVE, parts: [{ allocation: '2026', amount: 1 }], day: date, ...changes });

  test('the days of a request are one row, with what lies between at no cost', () => {
    const [row] = ledgerRows(
      [
        day('2026-05-14', { balance: 9 }),
        day('2026-05-15', { balance: 8 }),
        day('2026-05-18', {
          amount: -0.5,
          balance: 7.5,
          parts: [{ allocation: '2026', amount: 0.5 }],
        }),
      ],
      YEAR,
    ).slice(1);
    expect(row).toMatchObject({
      from: '2026-05-14',
      to: '2026-05-18',
      amount: -2.5,
      balance: 7.5,
      parts: [{ allocation: '2026', amount: 2.5 }],
    });
    expect(receiptOf(row!, SUBJECT, ledgerTexts.en)?.items).toEqual([
      { label: '2026-05-14 – 2026-05-15, 2 days', value: '2.0', cost: 'whole' },
      { label: '2026-05-16 – 2026-05-17, not counted', value: '0.0', cost: 'none' },
      { label: '2026-05-18', value: '0.5', cost: 'part' },
    ]);
  });

  test('the receipt of a request names holidays, halves and free days, also before and after what it costs', () => {
    const request = { startDate: '2026-05-09', endDate: '2026-05-16' };
    const asked = (date: string, cost: number, more: object = {}) =>
      ({ day: date, cost, why: null, holiday: null, half: null, ...more }) as DayCostRecord;
    const free = { why: 'free' };
    const costs = [
      asked('2026-05-09', 0, free),
      asked('2026-05-10', 0, free),
      asked('2026-05-11', 1),
      asked('2026-05-12', 1),
      asked('2026-05-13', 0.5, { ...free, half: 'morning' }),
      asked('2026-05-14', 0, { why: 'holiday', holiday: 'Ascension Day' }),
      asked('2026-05-15', 0.5, { why: 'holiday', holiday: 'Founders’ Day', half: 'morning' }),
      asked('2026-05-16', 0, free),
    ];
    const days = costs
      .filter(({ cost }) => cost > 0)
      .map(({ day: date, cost }) => day(date, { amount: -cost, request }));
    const [row] = ledgerRows(days, YEAR).filter(({ kind }) => kind === 'taken');
    expect(row).toMatchObject({ span: { from: '2026-05-09', to: '2026-05-16' } });
    expect(reasonText(row!, SUBJECT, ledgerTexts.en)).toBe(
      '3 working days, from the 2026 entitlement',
    );
    expect(reasonText(row!, SUBJECT, ledgerTexts.fr)).toBe('3 jours ouvrés, sur le droit 2026');
    expect(
      receiptOf(row!, SUBJECT, ledgerTexts.en, costs)?.items.map(
        ({ label, value }) => `${label} … ${value}`,
      ),
    ).toEqual([
      '2026-05-09 – 2026-05-10, not working days … 0.0',
      '2026-05-11 – 2026-05-12, 2 days … 2.0',
      '2026-05-13, only the morning: no work in the afternoon … 0.5',
      '2026-05-14, Ascension Day … 0.0',
      '2026-05-15, only the morning: Founders’ Day in the afternoon … 0.5',
      '2026-05-16, not a working day … 0.0',
    ]);
  });

  test('another request, today, and a new leave year begin another row', () => {
    const lines = [
      day('2026-11-20'),
      day('2026-11-23'),
      day('2026-12-31', { source: { leave: 'b' } }),
      day('2027-01-04', { source: { leave: 'b' } }),
    ];
    expect(
      ledgerRows(lines, { ...YEAR, to: '2027-12-31' })
        .filter(({ kind }) => kind === 'taken')
        .map(({ from }) => from),
    ).toEqual(['2026-11-20', '2026-11-23', '2026-12-31', '2027-01-04']);
  });

  test('a request over the hire date is one row, since no leave year begins there', () => {
    const lines = [day('2026-04-14'), day('2026-04-15'), day('2026-04-16')];
    expect(
      ledgerRows(lines, {
        ...YEAR,
        from: '2026-04-01',
        yearBegins: ['2026-04-01', '2027-04-01'],
      }).filter(({ kind }) => kind === 'taken'),
    ).toHaveLength(1);
  });

  test('what lapses is dated by the last day on which it could be used, and belongs to the year before', () => {
    const lines = [
      line({ kind: 'expired', day: '2026-01-01', amount: -1, balance: 5 }),
      line({ ...asSent(CARRIED), balance: 5 }),
      line({ ...WHOLE, balance: 30 }),
      line({ kind: 'expired', day: '2027-01-01', amount: -2, balance: 28 }),
    ];
    expect(
      ledgerRows(lines, YEAR).map(({ kind, from, amount, balance }) => [
        kind,
        from,
        amount,
        balance,
      ]),
    ).toEqual([
      ['carried', '2026-01-01', 5, 5],
      ['accrual', '2026-01-01', 25, 30],
      ['expired', '2026-12-31', -2, 28],
    ]);
  });

  test('what lapses is there until the end of its last day', () => {
    const rows = ledgerRows(
      [
        line({ ...WHOLE, balance: 25 }),
        line({ kind: 'expired', day: '2026-11-23', amount: -2, balance: 23 }),
      ],
      YEAR,
    );
    expect(rows.map((row) => [isPast(row, TODAY), titleOf(row, SUBJECT, ledgerTexts.en)])).toEqual([
      [true, 'Entitlement 2026'],
      [false, 'Expires'],
    ]);
    expect(['2025-12-31', '2026-11-22', '2026-11-23'].map((day) => balanceAt(rows, day))).toEqual([
      undefined,
      25,
      23,
    ]);
  });

  test('a view that begins later begins with the balance before', () => {
    expect(
      ledgerRows([day('2026-05-14', { balance: 9 })], { ...YEAR, from: '2026-05-01' })[0],
    ).toMatchObject({ kind: 'broughtForward', amount: 10, balance: 10, from: '2026-05-01' });
  });
});
