import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { openTable } from '../../../api/import/file/csv-table.js';
import { isWorkbook, workbookCsv } from '../../../api/import/file/workbook.js';
import { archive, rawWorkbook, sheetOf, type ArchivedFile } from '../../support/archive.js';

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number];

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const workbook = async (...sheets: Sheet[]) => Buffer.from(await writeXlsx({ sheets }));
const read = async (bytes: Buffer) => {
  const table = openTable(await workbookCsv(bytes));
  return {
    headings: table.headings,
    rows: [...table.rows].map(({ row, cells }) => [row, ...cells]),
  };
};
const refused = async (bytes: Buffer) =>
  workbookCsv(bytes).then(
    () => 'read',
    ({ message }: Error) => message,
  );

describe('A workbook', () => {
  test('is read as values: calendar dates, numbers as they are written, texts whole', async () => {
    const rows: Sheet['rows'] = [
      ['ID', 'Name', 'Born', 'Pay', 'Active', 'Note'],
      [42, 'Zoë, "Z" Weiß', day('1985-02-28'), 59_231.33, true, 'two\nlines; and a semicolon'],
      ['0042', ' Ben ', day('2024-02-29'), 0.1 + 0.2, false, null],
      [47_221_234_567, 'Ana', null, 1200, null, "'=1+1"],
    ];
    const bytes = await workbook({
      name: 'People',
      rows,
      columns: [{}, {}, { numFmt: 'dd.mm.yyyy' }],
    });
    expect(isWorkbook(bytes)).toBe(true);
    expect(await read(bytes)).toEqual({
      headings: ['ID', 'Name', 'Born', 'Pay', 'Active', 'Note'],
      rows: [
        [2, '42', 'Zoë, "Z" Weiß', '1985-02-28', '59231.33', 'true', 'two\nlines; and a semicolon'],
        [3, '0042', 'Ben', '2024-02-29', '0.3', 'false', ''],
        [4, '47221234567', 'Ana', '', '1200', '', '=1+1'],
      ],
    });
  });

  test('shows a number with the zeros of its format (00042 arrived as 42)', async () => {
    const rows: Sheet['rows'] = [
      ['ID', 'Badge', 'Tax', 'Pay'],
      [42, 7, 12_345_678, 3000.5],
      [123_456, 1234, 912_345_678, 12],
    ];
    const columns = [
      { numFmt: '00000' },
      { numFmt: '"EMP-"000' },
      { numFmt: '000\\-00\\-0000' },
      { numFmt: '#,##0.00' },
    ];
    expect((await read(await workbook({ name: 'People', rows, columns }))).rows).toEqual([
      [2, '00042', 'EMP-007', '012-34-5678', '3000.5'],
      [3, '123456', 'EMP-1234', '912-34-5678', '12'],
    ]);
  });

  test('keeps the numbers of its rows, and takes the first visible sheet with values', async () => {
    const bytes = await workbook(
      {
        name: 'Hidden',
        rows: [
          ['No', 'No'],
          ['x', 'x'],
        ],
        hidden: true,
      },
      { name: 'Empty', rows: [] },
      {
        name: 'Data',
        rows: [
          ['A', 'B'],
          [null, null],
          ['1', '2'],
        ],
      },
      {
        name: 'Later',
        rows: [
          ['C', 'D'],
          ['3', '4'],
        ],
      },
    );
    expect(await read(bytes)).toEqual({ headings: ['A', 'B'], rows: [[3, '1', '2']] });
  });

  test('that is none, damaged or empty is refused', async () => {
    const good = await workbook({
      name: 'People',
      rows: [
        ['A', 'B'],
        ['1', '2'],
      ],
    });
    expect(await refused(Buffer.from('PK\x03\x04 and no more'))).toMatch(/not an Excel workbook/);
    expect(await refused(good.subarray(0, good.length - 30))).toMatch(/not an Excel workbook/);
    expect(
      await refused(Buffer.from(archive({ 'word/document.xml': { content: '<w/>' } }))),
    ).toMatch(/not an Excel workbook/);
    expect(await refused(await workbook({ name: 'Nothing', rows: [] }))).toMatch(/is empty/);
  });

  const ROWS = sheetOf(
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>3</v></c></row>',
  );
  const raw = (...given: Parameters<typeof rawWorkbook>) => Buffer.from(rawWorkbook(...given));

  test('is read whatever its directory says of the unpacked size, and no further than the limit', async () => {
    expect(await read(raw({ content: ROWS, size: 0, flags: 8 }))).toEqual({
      headings: ['Column 1', 'Column 2'],
      rows: [
        [1, '1', '2'],
        [2, '3', ''],
      ],
    });
    const strings = Buffer.alloc(130 * 1024 * 1024, `<si><t>${'x'.repeat(99)}</t></si>`);
    const packed = deflateRawSync(strings, { level: 1 });
    const sum = crc32(strings);
    for (const size of [strings.length, 0, 1_000])
      expect(
        await refused(raw(ROWS, { strings: { content: '', packed, sum, size, flags: 8 } })),
      ).toMatch(/too large/);
  });

  const LIES: [string, Partial<ArchivedFile>][] = [
    [
      'sizes in the fields of ZIP64',
      { size: 0xffffffff, extra: Buffer.from('01000800ffffffff01000000', 'hex') },
    ],
    ['no packed size', { packedSize: 0, size: 0, flags: 8 }],
    ['a packed size beyond its end', { packedSize: 2_000_000 }],
    ['a password', { flags: 1 }],
    ['another way of packing', { method: 14 }],
    ['another checksum', { sum: 1 }],
  ];
  test.each(LIES)('whose directory has %s is refused', async (_, lie) => {
    expect(await refused(raw({ content: ROWS, ...lie }))).toMatch(/not an Excel workbook/);
  });

  test('with its directory in the fields of ZIP64 is refused', async () => {
    expect(await refused(raw(ROWS, {}, { beyond: true }))).toMatch(/not an Excel workbook/);
  });

  test('with more entries than any workbook has is refused', async () => {
    const files = Array.from({ length: 5_001 }, (_, n) => [
      `xl/media/${n}.png`,
      { content: '', method: 0 },
    ]);
    expect(
      await refused(
        Buffer.from(archive(Object.fromEntries(files) as Record<string, ArchivedFile>)),
      ),
    ).toMatch(/not an Excel workbook/);
  });

  test('has a number for each row, higher than the one before (20,000 rows 1 took 18 s)', async () => {
    const cell = '<c r="XFD1" t="inlineStr"><is><t></t></is></c>';
    expect(await refused(raw(sheetOf(`<row r="1">${cell}</row>`.repeat(20_000))))).toMatch(
      /not an Excel workbook/,
    );
    expect(
      await refused(
        raw(sheetOf('<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>')),
      ),
    ).toMatch(/not an Excel workbook/);
    expect(await refused(raw(sheetOf('<row/>'.repeat(200_001))))).toMatch(/more than 200000 lines/);
    expect(await refused(raw(sheetOf('<row r="200001"/>')))).toMatch(/more than 200000 lines/);
    expect(await refused(raw(sheetOf('<row><c><v>1</v></c></row>'.repeat(100_002))))).toMatch(
      /more than 100000 rows/,
    );
  });

  test('has values in 200 columns at most; formats may reach further', async () => {
    expect(await refused(raw(sheetOf('<row><c r="XFD1"><v>1</v></c></row>')))).toMatch(
      /has 16384 columns/,
    );
    expect(await refused(raw(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(201)}</row>`)))).toMatch(
      /has 201 columns/,
    );
    expect(
      await read(
        raw(
          sheetOf(
            '<row><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="XFD1" s="1"/></row><row><c r="B2"><v>3</v></c></row>',
          ),
        ),
      ),
    ).toEqual({
      headings: ['Column 1', 'Column 2'],
      rows: [
        [1, '1', '2'],
        [2, '', '3'],
      ],
    });
  });

  test('is refused where its texts, put in their places, are too long', async () => {
    const strings = `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`;
    expect(
      await refused(raw(sheetOf('<row><c t="s"><v>0</v></c></row>'.repeat(100_000)), { strings })),
    ).toMatch(/too large/);
    expect(
      await refused(raw(ROWS, { strings: `<sst>${'<si/>'.repeat(2_000_001)}</sst>` })),
    ).toMatch(/too large/);
    expect(
      await refused(
        raw(
          sheetOf(
            `<row><c t="inlineStr"><is>${`<r><t>${'x'.repeat(90_000)}</t></r>`.repeat(20)}</is></c></row>`,
          ),
        ),
      ),
    ).toMatch(/too large/);
    expect(
      await refused(raw(sheetOf(`<row><c><v>${'1'.repeat(2_000_000)}</v></c></row>`))),
    ).toMatch(/not an Excel workbook/);
    expect(await refused(raw(sheetOf(`<row r="${'1'.repeat(2_000_000)}`)))).toMatch(
      /not an Excel workbook/,
    );
  });

  test('has no entities of its own', async () => {
    const types = '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>';
    expect(await refused(raw(types + ROWS))).toMatch(/not an Excel workbook/);
    expect(await refused(raw(ROWS, { book: `${types}<workbook/>` }))).toMatch(
      /not an Excel workbook/,
    );
    for (const entity of ['&c;', '&#x110000;', '&#0;&#9999999;']) {
      expect(await refused(raw(sheetOf(`<row><c t="str"><v>${entity}</v></c></row>`)))).toMatch(
        /not an Excel workbook/,
      );
    }
  });

  test('is read in all ways in which programs write one', async () => {
    const strings =
      '\ufeff<?xml version="1.0"?><!-- ours --><x:sst><x:si><x:r><x:rPr/><x:t>Zo\u00eb </x:t></x:r><x:r><x:t xml:space="preserve">&amp; A_x0042_</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si><x:si/></x:sst>';
    const styles = `<styleSheet><numFmts><numFmt numFmtId='164' formatCode='[$-409]d\\ mmm;@'/><numFmt numFmtId='165' formatCode='&quot;E-&quot;000'/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>`;
    const sheet = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="inlineStr"><x:is><x:t><![CDATA[a<&b]]></x:t></x:is></x:c><x:c r="C1" t="str"><x:f>1&lt;2</x:f><x:v>&#x48;&#105;</x:v></x:c><x:c r="D1" t="s"><x:v>9</x:v></x:c></x:row>
      <x:row r="4"><x:c r="A4" s="1"><x:v>45000</x:v></x:c><x:c r='B4' s='2'><x:v>7</x:v></x:c><x:c r="C4" t="b"><x:v>1</x:v></x:c><x:c r="D4" s="3"><x:v>59.5</x:v></x:c><x:c r="E4" t="e"><x:v>#N/A</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const book =
      '<workbook><workbookPr date1904="false"/><sheets><sheet name="a&gt;b" sheetId="1" state="visible" r:id="rId1"/></sheets></workbook>';
    expect(
      (await workbookCsv(raw({ content: sheet, method: 0 }, { strings, styles, book }))).toString(),
    ).toBe('sep=,\nZo\u00eb & AB,a<&b,Hi\n\n\n2023-03-15,E-007,true,1900-02-28 12:00:00,#N/A\n');
    const from1904 = book.replace('"false"', '"1"');
    expect(
      (await workbookCsv(raw({ content: sheet }, { strings, styles, book: from1904 }))).toString(),
    ).toMatch(/\n2027-03-16,E-007,true,1904-02-29 12:00:00,#N\/A\n/);
  });

  test('has the limits of a CSV file', async () => {
    const wide = await workbook({
      name: 'Wide',
      rows: [Array.from({ length: 201 }, (_, n) => `c${n}`), ['1']],
    });
    await expect(read(wide)).rejects.toThrow(/201 columns/);
    const heading = await workbook({ name: 'One', rows: [['Only'], ['1']] });
    await expect(read(heading)).rejects.toThrow(/only one column/);
  });
});
