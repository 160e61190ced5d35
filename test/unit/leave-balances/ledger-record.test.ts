import type { LedgerLine } from '../../../api/entitlement/statement/ledger-line.js';
import { ledgerLineRecord } from '../../../api/entitlement/statement/ledger-record.js';

const line: LedgerLine = {
  day: '2026-04-16',
  kind: 'accrual',
  amount: 17_000,
  balance: 15_500,
  until: '2026-12-31',
  parts: [{ allocation: '2026', amount: 1_500 }],
  numbers: { rate: 24_000, months: 8.533, years: 5, share: 0.8, repaid: 1_500 },
  source: { version: 'v' },
};

test('a line in days is sent as days, with what is no amount as it is', () => {
  expect(ledgerLineRecord('days', line)).toEqual({
    ...line,
    amount: 17,
    balance: 15.5,
    parts: [{ allocation: '2026', amount: 1.5 }],
    numbers: { rate: 24, months: 8.533, years: 5, share: 0.8, repaid: 1.5 },
  });
});

test('a line in minutes keeps its minutes', () => {
  expect(ledgerLineRecord('minutes', line)).toMatchObject({
    amount: 17_000,
    balance: 15_500,
    numbers: { rate: 24_000, repaid: 1_500 },
  });
});
