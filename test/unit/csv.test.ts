import { expect, test } from '@jest/globals';
import { csvAmount, csvHead, csvRows, type CsvColumn } from '../../api/platform/http/csv.js';

interface Line {
  text: string | null;
  amount: number;
}

const COLUMNS: CsvColumn<Line>[] = [
  { heading: 'Text', cell: ({ text }) => text },
  { heading: 'Amount', cell: ({ amount }) => csvAmount(amount) },
];
const row = (text: string | null, amount = 1) => csvRows(COLUMNS, [{ text, amount }]);

test('the head names the columns and says that the file is UTF-8', () => expect(csvHead(COLUMNS)).toBe('\uFEFFText,Amount\n'));

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
])('%p is written as %p, so that no spreadsheet runs it', (text, cell) => expect(row(text)).toBe(`${cell},1.00\n`));

test.each([
  ['one, two', '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%p is quoted', (text, cell) => expect(row(text)).toBe(`${cell},1.00\n`));

test('nothing is an empty cell', () => expect(row(null)).toBe(',1.00\n'));

test.each([[0, '0.00'], [0.1, '0.10'], [4200.5, '4200.50'], [1_000_000_000, '1000000000.00'], [0.3, '0.30']])('an amount of %p has both decimals: %s', (value, cell) => {
  expect(csvAmount(value)).toBe(cell);
});
