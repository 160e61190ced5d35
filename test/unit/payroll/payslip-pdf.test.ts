import { expect, test } from '@jest/globals';
import type { PayslipDocument } from '../../../api/payroll/payslip-pdf/payslip-document.js';
import { payslipPdf } from '../../../api/payroll/payslip-pdf/payslip-pdf.js';
import { fontFiles } from '../../../api/payroll/payslip-pdf/typefaces.js';
import { LATE_RAISE, line, LONG, ORDINARY, payslip, printed } from './printed-payslips.js';
import { readPdf } from './read-pdf.js';

const FONTS = fontFiles();
const read = async (document: PayslipDocument) => readPdf(await payslipPdf(document, FONTS));
const named = (name: string, more: Partial<PayslipDocument> = {}) =>
  printed({ ...ORDINARY, employee: { ...ORDINARY.employee, name } }, more);
const texts = (elements: string[], type = '') =>
  elements.filter((one) => one.startsWith(type)).map((one) => one.slice(one.indexOf(' ') + 1));

test('a payslip says who is paid what, and why, in the order of reading', async () => {
  const { elements } = await read(printed(ORDINARY));
  expect(elements.slice(0, 6)).toEqual([
    'Document',
    'P Fjord Partners AS',
    'P Dronning Eufemias gate 16 0191 Oslo, Norway',
    'H1 Payslip',
    'P November 2026',
    'P Net pay $5,640.10',
  ]);
  expect(texts(elements.filter((one) => /^L(bl|Body)/.test(one)))).toEqual([
    'Employee',
    "Zoë O'Hara",
    'Employee ID',
    'EMP-0093',
    'Department',
    'Design',
    'Designation',
    'Senior Product Designer',
    'Pay period',
    '01 – 30 Nov 2026',
    'Pay date',
    '30 Nov 2026',
    'Paid to',
    'IE29 •••• 5678',
  ]);
  expect(
    elements
      .slice(elements.indexOf('Table') + 1)
      .join('|')
      .split('TR|')
      .slice(1)
      .map((row) => row.replace(/\|$/, '')),
  ).toEqual([
    'TH Description|TH Amount, USD|TH Year to date',
    'TH Earnings|TD|TD',
    'TH|P Basic Salary|P 01 – 15 Nov, 15 of 30 days at $6,150.00 = $3,075.00|P 16 – 30 Nov, 15 of 30 days at $6,450.00 = $3,225.00|TD 6,300.00|TD 69,300.00',
    'TH|P Transport allowance|P Everyone, since 01 Jan 2026|TD 120.00|TD 1,320.00',
    'TH|P Phone allowance|P Everyone in the department, since 01 Jan 2026|TD 100.00|TD 1,100.00',
    'TH|P Bonus|P November only: launch of the booking app|TD 400.00|TD 4,400.00',
    'TH Gross pay|TD 6,920.00|TD 76,120.00',
    'TH Deductions|TD|TD',
    'TH|P Pension contribution|P 5% of basic salary, $6,300.00|TD − 315.00|TD − 3,465.00',
    'TH|P Health insurance|P Since 01 Jan 2026|TD − 96.90|TD − 1,065.90',
    'TH|P Income tax|P November only: entered by payroll|TD − 868.00|TD − 9,548.00',
    'TH Total deductions|TD − 1,279.90|TD − 14,078.90',
    'TH Net pay|TD $5,640.10|TD $62,041.10',
  ]);
});

test('the same payslip is the same bytes, whatever was printed before', async () => {
  const [first] = [await payslipPdf(printed(ORDINARY), FONTS)];
  for (const name of [
    'Ειρήνη Παπαδοπούλου',
    'Олександра Ковальчук',
    'Łukasz Żak',
    'Office ffi ﬁ',
    '山田 花子',
  ])
    await payslipPdf(named(name), FONTS);
  await payslipPdf(
    printed(LATE_RAISE, { language: 'fr', locale: 'fr-FR', currency: 'EUR' }),
    FONTS,
  );
  expect(await payslipPdf(printed(ORDINARY), FONTS)).toEqual(first);
});

test('two payslips of one title and day have different ids', async () => {
  const id = (bytes: Buffer) => /\/ID \[.*\]/.exec(bytes.toString('latin1'))?.[0];
  const other = printed({ ...ORDINARY, _id: '01900000-0000-7000-8000-000000000094' });
  expect(id(await payslipPdf(other, FONTS))).not.toBe(
    id(await payslipPdf(printed(ORDINARY), FONTS)),
  );
});

test('it has language, title and tags, and its fonts are embedded subsets', async () => {
  const pdf = await read(
    named('Олександра Ковальчук', { language: 'de', locale: 'de-DE', currency: 'EUR' }),
  );
  expect(pdf.version).toBe('%PDF-1.7');
  expect(pdf.catalog).toContain('/Lang (de)');
  expect(pdf.catalog).toContain('/StructTreeRoot');
  expect(pdf.marked).toContain('/Marked true');
  expect(pdf.viewer).toContain('/DisplayDocTitle true');
  expect(pdf.metadata).toContain(
    '<rdf:li xml:lang="x-default">Gehaltsabrechnung November 2026, EMP-0093</rdf:li>',
  );
  expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(
    pdf.fonts.map(({ name, file }) => ({ name: name?.replace(/^[A-Z]{6}\+/, '······+'), file })),
  ).toEqual(
    [
      'HankenGrotesk-SemiBold',
      'HankenGrotesk-Regular',
      'NotoSans-Medium',
      'HankenGrotesk-Medium',
    ].map((name) => ({ name: `······+${name}`, file: true })),
  );
  expect(new Set(pdf.fontTypes)).toEqual(new Set(['Type0', 'CIDFontType2']));
});

test('elements stand where they may: three cells in each row, one heading', async () => {
  const { elements } = await read(printed(LONG));
  const types = elements.map((one) => one.split(' ')[0]).filter((type) => type !== 'P');
  expect(types[0]).toBe('Document');
  expect(types.filter((type) => type === 'H1')).toHaveLength(1);
  expect(types.slice(types.indexOf('TR')).join(' ')).toMatch(/^TR TH TH TH( TR TH TD TD)+$/);
  expect(types.slice(types.indexOf('L') + 1, types.indexOf('Table')).join(' ')).toMatch(
    /^(LI Lbl LBody ?)+$/,
  );
});

test('Greek and Cyrillic names are printed', async () => {
  for (const name of ['Ειρήνη Παπαδοπούλου', 'Дмитро Шевченко', 'Łukasz Żak', 'Nguyễn Thị Ánh'])
    expect((await read(named(name))).elements).toContain(`LBody ${name}`);
});

test('a name without glyphs is the employee ID on paper, and itself when read aloud', async () => {
  for (const name of ['عبد الرحمن', '山田 花子', 'Anna 花子'])
    expect((await read(named(name))).elements).toContain(`LBody EMP-0093 = ${name}`);
});

test('other texts keep the characters that can be printed', async () => {
  const { elements } = await read(printed(payslip([line('Bonus 賞与 2026', 400)])));
  expect(elements).toContain('TH Bonus … 2026 = Bonus 賞与 2026');
});

test('what turns a name or is invisible is not printed', async () => {
  expect((await read(named('Zoë\u202e O\u200bHara'))).elements).toContain('LBody Zoë OHara');
});

test('at the end of a page the sums so far are carried, and every line is there once', async () => {
  const { pages, artifacts, elements } = await read(printed(LONG));
  expect(pages).toBeGreaterThan(3);
  const carried = artifacts.map((one) =>
    one.slice(one.findIndex((text) => text.startsWith('Carried'))).slice(0, 3),
  );
  const brought = artifacts.map((one) =>
    one.slice(one.findIndex((text) => text.startsWith('Brought'))).slice(0, 3),
  );
  expect(carried[0]).toEqual(['Carried to page 2', '12,069.96', '132,769.56']);
  for (let page = 1; page < pages; page += 1) {
    expect(artifacts[page]).toEqual(
      expect.arrayContaining([
        'Fjord Partners AS',
        'Payslip, November 2026',
        'EMP-0218',
        'Description',
        `Page ${page + 1} of ${pages}`,
      ]),
    );
    expect(brought[page]?.slice(1)).toEqual(carried[page - 1]?.slice(1));
  }
  for (let number = 1; number <= 45; number += 1)
    expect(texts(elements).filter((text) => text === `Allowance ${number}`)).toHaveLength(1);
  expect(texts(elements, 'TD')).toContain('$16,652.96');
});

test('the net pay is never alone on a page', async () => {
  for (let count = 20; count < 40; count += 1) {
    const { artifacts, pages } = await read(
      printed(payslip(Array.from({ length: count }, (_, index) => line(`Allowance ${index}`, 10)))),
    );
    if (pages > 1) expect(artifacts.at(-1)).toContain('Brought from page 1');
  }
});

test('sums of both columns are those of their lines, and a component of earlier months has its row', async () => {
  const { elements } = await read(
    printed({
      ...ORDINARY,
      yearToDate: [
        ...ORDINARY.yearToDate,
        { component: 'Overtime', kind: 'earning', amount: 512.2 },
      ],
    }),
  );
  const cells = texts(elements.slice(elements.indexOf('TH Overtime')));
  expect(cells.slice(0, 7)).toEqual([
    'Overtime',
    '–',
    '512.20',
    'TR',
    'Gross pay',
    '6,920.00',
    '76,632.20',
  ]);
});

test('a reversed payslip says so and why', async () => {
  const { elements, artifacts } = await read(
    printed({
      ...LONG,
      state: 'reversed',
      reversed: { reason: 'Bank returned it', at: '2026-12-02T09:00:00.000Z' },
    }),
  );
  expect(texts(elements)).toEqual(
    expect.arrayContaining(['Reversed', 'This payslip was reversed: Bank returned it']),
  );
  expect(artifacts[1]).toContain('Payslip, November 2026, Reversed');
});

test('a payslip that may change is a draft, an approved one is not', async () => {
  for (const state of ['draft', 'held'] as const)
    expect((await read(printed({ ...ORDINARY, state }))).elements).toContain('P Draft');
  for (const state of ['approved', 'paid'] as const)
    expect((await read(printed({ ...ORDINARY, state }))).elements).not.toContain('P Draft');
});

test('an off-cycle payslip has its name', async () => {
  expect(
    (await read(printed({ ...ORDINARY, kind: 'offCycle', runName: 'Joiners' }))).elements,
  ).toContain('P Joiners, November 2026');
  expect((await read(printed({ ...ORDINARY, kind: 'offCycle' }))).elements).toContain(
    'P Off-cycle payment, November 2026',
  );
});

test('without designation, address and bank account it is still one', async () => {
  const { elements } = await read(
    printed(
      { ...ORDINARY, iban: null },
      { designation: null, employer: { name: 'A & B <Ltd>', address: null } },
    ),
  );
  expect(texts(elements)).toEqual(expect.arrayContaining(['A & B <Ltd>', 'No bank account']));
  expect(elements).not.toContain('Lbl Designation');
});

test('amounts are written in the way of the language, the locale and the currency', async () => {
  const swiss = await read(named('Zoë', { language: 'de', locale: 'de-CH', currency: 'CHF' }));
  // The apostrophe differs between versions of ICU.
  expect(swiss.elements).toContain(
    `TD ${new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2 }).format(6300)}`,
  );
  const french = await read(named('Zoë', { language: 'fr', locale: 'en-US', currency: 'EUR' }));
  expect(french.elements).toContain('TD 6 300,00');
  const yen = await read(named('Zoë', { currency: 'JPY' }));
  expect(yen.elements).toContain('P Net pay ¥5,640');
});
