import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { openTable } from '../../api/import/file/csv-table.js';
import { isWorkbook, workbookCsv } from '../../api/import/file/workbook.js';

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number];

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const workbook = async (...sheets: Sheet[]) => Buffer.from(await writeXlsx({ sheets }));
const read = async (bytes: Buffer) => {
  const table = openTable(await workbookCsv(bytes));
  return { headings: table.headings, rows: [...table.rows].map(({ row, cells }) => [row, ...cells]) };
};
const refused = async (bytes: Buffer) => workbookCsv(bytes).then(() => 'read', ({ message }: Error) => message);

describe('A workbook', () => {
  test('is read as values: calendar dates, numbers as they are written, texts whole', async () => {
    const rows: Sheet['rows'] = [
      ['ID', 'Name', 'Born', 'Pay', 'Active', 'Note'],
      [42, 'Zoë, "Z" Weiß', day('1985-02-28'), 59_231.33, true, 'two\nlines; and a semicolon'],
      ['0042', ' Ben ', day('2024-02-29'), 0.1 + 0.2, false, null],
      [47_221_234_567, 'Ana', null, 1200, null, "'=1+1"],
    ];
    const bytes = await workbook({ name: 'People', rows, columns: [{}, {}, { numFmt: 'dd.mm.yyyy' }] });
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
    const rows: Sheet['rows'] = [['ID', 'Badge', 'Tax', 'Pay'], [42, 7, 12_345_678, 3000.5], [123_456, 1234, 912_345_678, 12]];
    const columns = [{ numFmt: '00000' }, { numFmt: '"EMP-"000' }, { numFmt: '000\\-00\\-0000' }, { numFmt: '#,##0.00' }];
    expect((await read(await workbook({ name: 'People', rows, columns }))).rows).toEqual([
      [2, '00042', 'EMP-007', '012-34-5678', '3000.5'],
      [3, '123456', 'EMP-1234', '912-34-5678', '12'],
    ]);
  });

  test('keeps the numbers of its rows, and takes the first visible sheet with values', async () => {
    const bytes = await workbook(
      { name: 'Hidden', rows: [['No', 'No'], ['x', 'x']], hidden: true },
      { name: 'Empty', rows: [] },
      { name: 'Data', rows: [['A', 'B'], [null, null], ['1', '2']] },
      { name: 'Later', rows: [['C', 'D'], ['3', '4']] },
    );
    expect(await read(bytes)).toEqual({ headings: ['A', 'B'], rows: [[3, '1', '2']] });
  });

  test('that is none, damaged or empty is refused, and so is one that unpacks too far', async () => {
    const good = await workbook({ name: 'People', rows: [['A', 'B'], ['1', '2']] });
    expect(await refused(Buffer.from('PK\x03\x04 and no more'))).toMatch(/not an Excel workbook/);
    expect(await refused(good.subarray(0, good.length - 30))).toMatch(/not an Excel workbook/);
    expect(await refused(archive('word/document.xml', Buffer.from('<w/>')))).toMatch(/not an Excel workbook/);
    expect(await refused(await workbook({ name: 'Nothing', rows: [] }))).toMatch(/is empty/);
    expect(await refused(archive('xl/sharedStrings.xml', Buffer.alloc(130 * 1024 * 1024)))).toMatch(/too large/);
    expect(await refused(archive('xl/sharedStrings.xml', Buffer.alloc(1024), 0))).toMatch(/not an Excel workbook/);
  });

  test('has the limits of a CSV file', async () => {
    const wide = await workbook({ name: 'Wide', rows: [Array.from({ length: 201 }, (_, n) => `c${n}`), ['1']] });
    await expect(read(wide)).rejects.toThrow(/201 columns/);
    const heading = await workbook({ name: 'One', rows: [['Only'], ['1']] });
    await expect(read(heading)).rejects.toThrow(/only one column/);
  });
});

/** Of one packed file, which may say another size than it has. */
function archive(name: string, content: Buffer, said = content.length): Buffer {
  const packed = deflateRawSync(content);
  const sizes = (at: number, header: Buffer) => {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt32LE(said, at + 14);
    header.writeUInt16LE(name.length, at + 18);
    return header;
  };
  const local = sizes(8, Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26)]));
  const central = sizes(10, Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(42)]));
  const end = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}
