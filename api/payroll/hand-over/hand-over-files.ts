import type { Readable } from 'node:stream';
import { writeXlsx } from 'hucre/xlsx';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';
import { payslipZip, type ZipFile } from '../payslip-pdf/payslip-zip.js';
import type { HandOverSheet } from './hand-over-sheets.js';

const WIDTHS: Record<string, number> = {
  Name: 24,
  Department: 20,
  Designation: 24,
  IBAN: 30,
  'Account Holder': 24,
  Component: 24,
  Changes: 48,
  'Next Month': 48,
  Why: 80,
  'Leave Type': 20,
};
const NARROW = 14;
const MONEY = new Set(['Amount', 'Amount for an Hour']);
const BOLD = { style: { font: { bold: true } } };

/** Texts are text cells, whatever they begin with. */
export async function handOverWorkbook(sheets: readonly HandOverSheet[]): Promise<Buffer> {
  const workbook = await writeXlsx({
    sheets: sheets.map(({ name, headings, rows }) => ({
      name,
      rows: [headings, ...rows],
      columns: headings.map((heading) => ({
        width: WIDTHS[heading] ?? NARROW,
        ...(MONEY.has(heading) && { numFmt: '#,##0.00' }),
      })),
      cells: new Map(headings.map((_, column) => [`0,${column}`, BOLD])),
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(workbook);
}

export function handOverZip(sheets: readonly HandOverSheet[]): Readable {
  return payslipZip(csvFiles(sheets));
}

async function* csvFiles(sheets: readonly HandOverSheet[]): AsyncGenerator<ZipFile> {
  for (const { name, headings, rows } of sheets) {
    const columns = headings.map((heading, index): CsvColumn<HandOverSheet['rows'][number]> => ({
      heading,
      cell: (row) => row[index] ?? null,
    }));
    yield {
      name: `${name.toLowerCase()}.csv`,
      bytes: Buffer.from(csvHead(columns) + csvRows(columns, [...rows])),
    };
  }
}
