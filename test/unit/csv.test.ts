import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openTable } from '../../api/import/file/csv-table.js';
import { csvAmount, csvHead, csvRows, type CsvColumn } from '../../api/platform/http/csv.js';
import { withoutApostrophes, withoutFormulas } from '../../api/platform/http/formula-guard.js';
import { mustEqual } from '../support/must-equal.js';

interface Line {
  text: string | null;
  amount: number;
}

const COLUMNS: CsvColumn<Line>[] = [
  { heading: 'Text', cell: ({ text }) => text },
  { heading: 'Amount', cell: ({ amount }) => csvAmount(amount) },
];
const row = (text: string | null, amount = 1) => csvRows(COLUMNS, [{ text, amount }]);

test('the head names the columns and says that the file is UTF-8', () =>
  expect(csvHead(COLUMNS)).toBe('\uFEFFText,Amount\n'));

test.each([
  ['=1+1', "'=1+1"],
  ['+47 22 12 34 56', "'+47 22 12 34 56"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tindented', "'\tindented"],
  ["'quoted", "''quoted"],
  ["''twice", "'''twice"],
  ['plain', 'plain'],
  ['a=b', 'a=b'],
  ['O’Connell', 'O’Connell'],
  ['Zoë 佐藤', 'Zoë 佐藤'],
  [';=1+1', ";'=1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; +47 22', "x;' +47 22"],
  ['x\t=1+1', "x\t'=1+1"],
  ['\t=1+1', "'\t'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  [' =1+1', "' =1+1"],
  ['\u00A0＝1', "'\u00A0＝1"],
  ["' =1", "'' =1"],
  ['a; b', 'a; b'],
  ['a\tb', 'a\tb'],
  ['2026-01-31', '2026-01-31'],
])('%p is written as %p, so that no spreadsheet runs it', (text, cell) =>
  expect(row(text)).toBe(`${cell},1.00\n`),
);

test.each([
  ['one, two', '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['"=1+1', '"\'""=1+1"'],
  ['x;"=1+1', '"x;\'""=1+1"'],
  ['one\n=1+1', '"one\n\'=1+1"'],
])('%p is quoted', (text, cell) => expect(row(text)).toBe(`${cell},1.00\n`));

test('nothing is an empty cell', () => expect(row(null)).toBe(',1.00\n'));

test.each([
  [0, '0.00'],
  [0.1, '0.10'],
  [4200.5, '4200.50'],
  [1_000_000_000, '1000000000.00'],
  [0.3, '0.30'],
])('an amount of %p has both decimals: %s', (value, cell) => {
  expect(csvAmount(value)).toBe(cell);
});

/** Has everything that decides where a cell begins and what a formula is. */
const TRICKY = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '－',
    '﹢',
    ';',
    '\t',
    '\r',
    '\n',
    "'",
    '"',
    ' ',
    '\u00A0',
    ',',
    'a',
    'é',
  ),
  maxLength: 12,
});

test('the import takes away exactly the apostrophes that the export added', () => {
  fc.assert(
    fc.property(TRICKY, (text) => withoutApostrophes(withoutFormulas(text)) === text),
    { numRuns: 5_000 },
  );
});

test('a file that was exported is imported as what it was', () => {
  const columns: CsvColumn<string[]>[] = [0, 1].map((index) => ({
    heading: `Column ${index}`,
    cell: (cells) => cells[index] ?? '',
  }));
  const stored = TRICKY.map((text) => text.trim().normalize('NFC')).filter((text) => text !== '');
  fc.assert(
    fc.property(stored, stored, (one, other) => {
      const file = csvHead(columns) + csvRows(columns, [[one, other]]);
      mustEqual([...openTable(Buffer.from(file)).rows][0]?.cells, [one, other]);
    }),
    { numRuns: 1_000 },
  );
});

test('however a spreadsheet splits the file, no piece of text is a formula', () => {
  fc.assert(
    fc.property(TRICKY, (text) =>
      withoutFormulas(text)
        .split(/[;\t\r\n]/)
        .every((piece) => !/^[\s"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/.test(piece)),
    ),
    { numRuns: 5_000 },
  );
});

test('a cell of a million tabs costs as much as one of a million letters', () => {
  const text = '\t'.repeat(1_000_000);
  expect(withoutApostrophes(withoutFormulas(`x${text}x`))).toBe(`x${text}x`);
});
