import { describe, expect, test } from '@jest/globals';
import { Problem } from '../../../api/contract/problem.js';
import { MOST_ROWS, openTable } from '../../../api/import/file/csv-table.js';
import { MOST_COLUMNS } from '../../../api/import/file/table-headings.js';

const open = (text: string | Buffer) => openTable(Buffer.from(text as string));
const cells = (text: string | Buffer) => [...open(text).rows].map((row) => row.cells);

function fault(text: string | Buffer): string | undefined {
  try {
    for (const row of open(text).rows) void row;
    return undefined;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    expect(problem.code).toBe('request.invalid');
    return problem.errors?.file;
  }
}

describe('the encoding', () => {
  const TEXT = 'Name;Pay\nZoë Łuk;5 €\n';
  const utf16 = (order: 'le' | 'be') => {
    const bytes = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', utf16('le')],
    ['UTF-16', utf16('be')],
  ])('%s is found', (encoding, bytes) => {
    const table = open(bytes);
    expect(table).toMatchObject({ encoding, separator: ';', headings: ['Name', 'Pay'] });
    expect([...table.rows]).toEqual([{ row: 2, cells: ['Zoë Łuk', '5 €'], extra: false }]);
  });

  test('what is not UTF-8 is Windows-1252, its euro sign and quotes included', () => {
    const table = open(
      Buffer.concat([
        Buffer.from('Name,Pay\n'),
        Buffer.from([0x5a, 0x6f, 0xeb, 0x2c, 0x80, 0x35, 0x2c, 0x0a, 0x4f, 0x92, 0x4e, 0x2c, 0x8a]),
      ]),
    );
    expect(table.encoding).toBe('Windows-1252');
    expect([...table.rows].map((row) => row.cells)).toEqual([
      ['Zoë', '€5'],
      ['O’N', 'Š'],
    ]);
  });

  test('decomposed accents are composed', () =>
    expect(cells('Name,Pay\nZoe\u0308,5')).toEqual([['Zoë', '5']]));
});

describe('the separator', () => {
  test.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['a\tb\n1,5\t2', '\t'],
    ['Name, Vorname;Gehalt\nLund, Bo;59.231,00\nRy, Al;1.000,00', ';'],
    ['Name;Note\nBo;"a, b, c"\nAl;d', ';'],
    ['a,b;c\n1,2;3', ','],
    ['sep=;\na;b,c\n1;2,3', ';'],
    ['"a;x;y","b"\n"1;2;3","4"', ','],
    ['a,b,c\n1,2\n1,2,3,4\n1,2,3', ','],
    ['Staff, all\n\nas of May\na;b;c\n1;2;3\n4;5;6', ';'],
    ['Staff\n\na\tb\n1,5\t2', '\t'],
  ])('of %j is %j', (text, separator) => expect(open(text).separator).toBe(separator));
});

describe('rows', () => {
  test.each<[string, string, string[][]]>([
    ['blanks around cells go', 'a,b\n 1 ,\t2 ', [['1', '2']]],
    [
      'quoted cells hold separators, quotes and lines',
      'a,b\n"x, ""y""\nz",2',
      [['x, "y"\nz', '2']],
    ],
    ['blanks may stand around quoted cells', 'a,b\n 1 , "2, 3" \n', [['1', '2, 3']]],
    [
      'Windows, old Mac and mixed lines',
      'a,b\r\n1,2\r3,4\n5,6',
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'missing cells are blank',
      'a,b,c\n1\n1,2',
      [
        ['1', '', ''],
        ['1', '2', ''],
      ],
    ],
    [
      'one apostrophe before a formula goes',
      "a,b\n'=1+1,'+47\n'-5,'@x\n''q,'plain\n'''q,'",
      [
        ['=1+1', '+47'],
        ['-5', '@x'],
        ["'q", "'plain"],
        ["''q", "'"],
      ],
    ],
    ['HTML is text', 'a,b\n<script>alert(1)</script>,<b>', [['<script>alert(1)</script>', '<b>']]],
    ['a formula is text', 'a,b\n"=HYPERLINK(""x"",""y"")",+1', [['=HYPERLINK("x","y")', '+1']]],
  ])('%s', (_, text, expected) => expect(cells(text)).toEqual(expected));

  test('are counted with the blank ones between them', () => {
    expect([...open('a,b\n\n1,2\n,\n  , \n3,4\n\n').rows]).toEqual([
      { row: 3, cells: ['1', '2'], extra: false },
      { row: 6, cells: ['3', '4'], extra: false },
    ]);
    expect([...open('\n\na,b\n1,2').rows]).toEqual([{ row: 4, cells: ['1', '2'], extra: false }]);
  });

  test('with more cells than headings are marked, unless the rest is blank', () => {
    expect([...open('a,b\n1,2,3\n1,2,, \n1,2').rows]).toEqual([
      { row: 2, cells: ['1', '2', '3'], extra: true },
      { row: 3, cells: ['1', '2'], extra: false },
      { row: 4, cells: ['1', '2'], extra: false },
    ]);
  });

  test('can be read again, across any number of blocks', () => {
    const lines = Array.from(
      { length: 30_000 },
      (_, index) => `${index},"Zoë ""${index}""\r\nsecond line, of ${'ö'.repeat(index % 60)}."`,
    );
    const table = open(`a,b\r\n${lines.join('\r\n')}`);
    for (let time = 1; time <= 2; time += 1) {
      let expected = 0;
      for (const { row, cells } of table.rows) {
        if (
          row !== expected + 2 ||
          cells[0] !== String(expected) ||
          cells[1] !== `Zoë "${expected}"\r\nsecond line, of ${'ö'.repeat(expected % 60)}.`
        )
          throw new Error(`Row ${row} is ${cells.join()}`);
        expected += 1;
      }
      expect(expected).toBe(lines.length);
    }
  });

  test('may be of half a million characters, but not of more than anybody writes', () => {
    expect(() => [...open(`a,b\n1,2\n3,${'x'.repeat(1_000_001)}`).rows]).toThrow(
      'Row 3 is longer than 1000000 characters. Is a quotation mark missing?',
    );
    expect(() => [...open(`a,b\n1,2\n3,${'x'.repeat(3_000_000)}`).rows]).toThrow(
      'Row 3 is longer than two megabytes. Is a closing quotation mark missing?',
    );
    expect(() => [...open(`a,b\n1,2\n${'\n'.repeat(300_000)}`).rows]).toThrow(
      'The file has more than 200000 lines, most of them blank. Remove the blank lines.',
    );
    const long = 'x'.repeat(32_765);
    expect(cells(`a,b${',c'.repeat(14)}\n"${long}\n"""${`,${long}`.repeat(15)}\n3`)[0]).toEqual([
      `${long}\n"`,
      ...Array<string>(15).fill(long),
    ]);
  });

  test('have no cell that is longer than one of Excel', () => {
    expect(() => [...open(`a,b\n1,2\n3,${'x'.repeat(32_768)}`).rows]).toThrow(
      'Row 3 has a cell of more than 32767 characters. Is a quotation mark missing?',
    );
    expect(() => open(`a,${'\u0300\u0323'.repeat(50_000)}\n1,2`)).toThrow(
      'Row 1 has a cell of more than 32767 characters. Is a quotation mark missing?',
    );
  });

  test('keep a cell with too many combining marks as it is, for the check of its field to refuse', () => {
    const marks = `a${'\u0300\u0323'.repeat(15_000)}`;
    expect(cells(`a,b\n${marks},e\u0301`)).toEqual([[marks, 'é']]);
  });
});

test.each([
  ['a,,c\n1', ['a', 'Column 2', 'c']],
  ['Pay,Pay,Pay (2),Pay\n1', ['Pay', 'Pay (2)', 'Pay (2) (2)', 'Pay (3)']],
  ['"First\n  line",b\n1', ['First line', 'b']],
  ["'=x,b\n1", ['=x', 'b']],
  ['__proto__,constructor\n1', ['__proto__', 'constructor']],
])('the headings of %j are %j', (text, headings) => expect(open(text).headings).toEqual(headings));

describe('a file that cannot be read says why', () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join();
  test.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /^The file is empty\.$/],
    ['a byte order mark alone', '\uFEFF', /^The file is empty\.$/],
    ['blank lines', '\n\n , \n', /^The file is empty\.$/],
    [
      'NUL bytes',
      Buffer.from([0x41, 0x2c, 0x42, 0x0a, 0x00, 0x01]),
      /^This is neither a CSV file nor an Excel workbook\./,
    ],
    [
      'a PNG',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
      /^This is neither a CSV file nor an Excel workbook\./,
    ],
    [
      'binary without NUL',
      Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 255 || 7)),
      /^This is neither a CSV file nor an Excel workbook\./,
    ],
    [
      'an archive',
      Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      /^This is neither a CSV file nor an Excel workbook\./,
    ],
    ['headings alone', 'a,b\n\n , \n', /^The file has headings but no rows\.$/],
    ['one column', 'Name\nBo\nAl', /^The file has only one column\./],
    ['text', 'Dear all\n\nplease find attached', /^The file has only one column\./],
    ['many columns', `${columns}\n1`, /^The file has 10000 columns; the limit is 200/],
    [
      'a heading of a whole page',
      `${'x'.repeat(201)},b\n1,2`,
      /^The heading of column 1 is longer than 200 characters/,
    ],
    [
      'quotes never closed',
      'a,b\n1,2\n3,"4\n5,6\n7,8',
      /^A quotation mark opened in row 3 is never closed/,
    ],
    [
      'quotes closed by another cell',
      'a,b\n1,2\n\n3,"4\n"5",6\n',
      /^A quotation mark opened in row 4 is never closed/,
    ],
    [
      'quotes never closed in a long file',
      `a,b\n${'1,2\n'.repeat(90_000)}3,"4\n${'5,6\n'.repeat(90_000)}`,
      /^A quotation mark opened in row 90002 is never closed/,
    ],
    [
      'quotes never closed in the headings',
      'a,"b\n1,2\n',
      /^A quotation mark opened in row 1 is never closed/,
    ],
    [
      'quotes amid a cell',
      'a,b\n1,2\n3,size 6" nail\n',
      /^Row 3 has a quotation mark in the middle of a cell\./,
    ],
  ])('%s', (_, text, sentence) => expect(fault(text)).toMatch(sentence));

  test('as many columns and rows as are allowed are read, one more is not', () => {
    const heads = Array.from({ length: MOST_COLUMNS }, (_, index) => `c${index}`);
    expect(open(`${heads.join()}\n1`).headings).toHaveLength(MOST_COLUMNS);
    expect(fault(`${heads.join()},x\n1`)).toMatch(/201 columns/);
    expect(fault(`a,b\n${'1,2\n'.repeat(MOST_ROWS)}`)).toBeUndefined();
    expect(fault(`a,b\n${'1,2\n'.repeat(MOST_ROWS + 1)}`)).toMatch(
      /^The file has more than 100000 rows\./,
    );
  });
});
