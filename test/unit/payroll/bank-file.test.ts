import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AuditAction } from '../../../api/contract/audit-actions.js';
import { bankCsv } from '../../../api/payroll/bank-file/bank-csv.js';
import type { BankFile, BankPayment } from '../../../api/payroll/bank-file/bank-payments.js';
import { bankFileOf, type BankFileEntry } from '../../../api/payroll/bank-file/made-bank-files.js';
import { sepaText } from '../../../api/payroll/bank-file/sepa-text.js';
import { canTransferBySepa, sepaTransfer } from '../../../api/payroll/bank-file/sepa-transfer.js';

const CREATED = new Date(2026, 10, 25, 9, 40, 5);
const payment = (fields: Partial<BankPayment>): BankPayment => ({
  employeeId: 'EMP-0001',
  name: 'Zoë O’Hara',
  iban: 'IE64IRCE92050112345678',
  bic: null,
  amount: 416_053,
  state: 'approved',
  reference: 'Salary November 2026, EMP-0001',
  ...fields,
});
const november = (...payments: BankPayment[]): BankFile => ({
  id: 'PAY-2026-11',
  replaces: null,
  stage: 'approved',
  company: { name: 'Fjord & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  payDate: '2026-11-27',
  currency: 'EUR',
  payments,
});
const PEOPLE = [
  payment({}),
  payment({
    employeeId: 'EMP-0002',
    name: 'Jürgen Weiß',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    amount: 7,
  }),
  payment({ employeeId: 'EMP-0003', iban: null }),
  payment({ employeeId: 'EMP-0004', amount: 0 }),
  payment({
    employeeId: 'EMP-0005',
    name: '佐藤 美咲',
    iban: 'NO9386011117947',
    bic: 'REVOLT21',
    amount: 100_000_000,
  }),
];

/** The texts of an element, in order; throws if the elements do not close in the order in which they opened. */
function elements(xml: string): Map<string, string[]> {
  const open: { name: string; text: string }[] = [];
  const found = new Map<string, string[]>();
  for (const [, closing, name = '', empty, text = ''] of xml
    .replace(/^<\?[^>]*\?>/, '')
    .matchAll(/<(\/?)([A-Za-z]+)[^<>]*?(\/?)>([^<>]*)/g)) {
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>.`);
      found.set(name, [...(found.get(name) ?? []), last.text]);
    } else if (!empty) open.push({ name, text });
  }
  if (open.length > 0) throw new Error(`${open.map(({ name }) => name).join()} stay open.`);
  return found;
}

describe('the bank file as CSV', () => {
  test('has a line for each person with an account and pay', () => {
    expect(
      bankCsv(november(...PEOPLE))
        .split('\n')
        .slice(0, -1),
    ).toEqual([
      '\uFEFFEmployee ID,Account holder,IBAN,BIC,Amount,Currency,Pay Date,Reference,Payslip,Message ID,Replaces',
      'EMP-0001,Zoë O’Hara,IE64IRCE92050112345678,,4160.53,EUR,2026-11-27,"Salary November 2026, EMP-0001",approved,PAY-2026-11,',
      'EMP-0002,Jürgen Weiß,DE02120300000000202051,BYLADEM1001,0.07,EUR,2026-11-27,"Salary November 2026, EMP-0001",approved,PAY-2026-11,',
      'EMP-0005,佐藤 美咲,NO9386011117947,REVOLT21,1000000.00,EUR,2026-11-27,"Salary November 2026, EMP-0001",approved,PAY-2026-11,',
    ]);
  });

  test('makes no formula of a text', () => {
    expect(bankCsv(november(payment({ name: '=1+1', reference: '@x' })))).toContain(
      "EMP-0001,'=1+1,IE64IRCE92050112345678,,4160.53,EUR,2026-11-27,'@x",
    );
  });

  test.each([-1, 0.5, NaN, 2 ** 53])('is not made of an amount of %p', (amount) => {
    expect(() => bankCsv(november(payment({ amount })))).toThrow('whole number of minor units');
  });
});

describe('the bank file as pain.001', () => {
  test('is for EUR and an account of the company within the SEPA', () => {
    const { company } = november();
    expect(canTransferBySepa({ company, currency: 'EUR' })).toBe(true);
    for (const [iban, currency] of [
      [null, 'EUR'],
      [company.iban, 'NOK'],
      ['TR330006100519786457841326', 'EUR'],
    ] as const)
      expect(canTransferBySepa({ company: { ...company, iban }, currency })).toBe(false);
    expect(sepaTransfer(november(payment({ iban: null })), CREATED)).toBeUndefined();
  });

  test('is well formed, with count, sum, dates and names', () => {
    const { xml, leftOut } = sepaTransfer(
      november(...PEOPLE, payment({ employeeId: 'EMP-0006', iban: 'TR330006100519786457841326' })),
      CREATED,
    ) ?? { xml: '', leftOut: [] };
    expect(leftOut.map(({ employeeId }) => employeeId)).toEqual(['EMP-0006']);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!-- Payslips: approved. --><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/,
    );
    const found = Object.fromEntries(elements(xml));
    expect(found).toMatchObject({
      MsgId: ['PAY-2026-11'],
      CreDtTm: ['2026-11-25T09:40:05'],
      NbOfTxs: ['3', '3'],
      CtrlSum: ['1004160.60', '1004160.60'],
      PmtMtd: ['TRF'],
      BtchBookg: ['true'],
      Dt: ['2026-11-27'],
      InstdAmt: ['4160.53', '0.07', '1000000.00'],
      Nm: ['Fjord + Sohne', 'Fjord + Sohne', 'Zoe O&apos;Hara', 'Jurgen Weiss', 'EMP-0005'],
      IBAN: [
        'DE89370400440532013000',
        'IE64IRCE92050112345678',
        'DE02120300000000202051',
        'NO9386011117947',
      ],
      BICFI: ['COBADEFFXXX', 'BYLADEM1001'],
      EndToEndId: ['PAY-2026-11-1', 'PAY-2026-11-2', 'PAY-2026-11-3'],
    });
    expect(found.Ustrd?.[0]).toBe('Salary November 2026, EMP-0001');
    expect(xml.match(/<InstdAmt Ccy="EUR">/g)).toHaveLength(3);
  });

  test('has the exact sum of any payments, and only characters that banks take', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 99_999_999_999 }),
            name: fc.string({ unit: 'binary' }),
            reference: fc.string({ unit: 'binary' }),
          }),
          { minLength: 1, maxLength: 40 },
        ),
        (some) => {
          const found = elements(sepaTransfer(november(...some.map(payment)), CREATED)?.xml ?? '');
          const sum = some
            .reduce((total, { amount }) => total + BigInt(amount), 0n)
            .toString()
            .padStart(3, '0');
          expect(found.get('CtrlSum')?.[0]).toBe(`${sum.slice(0, -2)}.${sum.slice(-2)}`);
          for (const text of [...(found.get('Nm') ?? []), ...(found.get('Ustrd') ?? [])])
            expect(text.replaceAll('&apos;', "'")).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['Łukasz Wójcik', 'Lukasz Wojcik'],
  ['Nguyễn Thị Lan', 'Nguyen Thi Lan'],
  ['Björk Jónsdóttir', 'Bjork Jonsdottir'],
  ['A//B_C <x>', 'A/B-C x'],
  ['Олена', undefined],
  ['김지훈', undefined],
  ['', undefined],
])('%p in the characters of banks is %p', (text, plain) => {
  expect(sepaText(text, 70)).toBe(plain);
});

describe('the id by which a bank knows a file', () => {
  const run = { id: '019abd0f-1a2b-7c3d-9e4f-5a6b7c8d9e0f', payDate: '2026-11-30' };
  const FIRST = 'PAY-20261130-c8d9e0f';
  const entry = (action: AuditAction, messageId: string | null): BankFileEntry => ({
    id: `${action} ${messageId}`,
    action,
    by: 'a',
    byName: 'Ruth',
    at: 1,
    messageId,
  });
  const made = entry('payroll.bank_file', FIRST);

  test.each<[string, BankFileEntry[], string, string | null, number]>([
    ['is the same while nothing is reopened', [], FIRST, null, 0],
    ['also once it was made', [made, made], FIRST, null, 2],
    [
      'also if the run was reopened before one was made',
      [entry('payroll.reopen', null), made],
      FIRST,
      null,
      1,
    ],
    ['is another one after that', [made, entry('payroll.reopen', FIRST)], `${FIRST}-2`, FIRST, 0],
    [
      'which replaces the last one',
      [
        entry('payroll.reopen', FIRST),
        entry('payroll.bank_file', `${FIRST}-2`),
        entry('payroll.reopen', `${FIRST}-2`),
        made,
      ],
      `${FIRST}-3`,
      `${FIRST}-2`,
      0,
    ],
  ])('%s', (_what, entries, messageId, replaces, files) => {
    const file = bankFileOf(run, entries);
    expect([file.messageId, file.replaces, file.made.length]).toEqual([messageId, replaces, files]);
  });
});
