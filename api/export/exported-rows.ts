import { createReadStream } from 'node:fs';
import { withoutApostrophe } from '../http/csv.js';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import type { ExportedRow, ExportedTable } from './exported-table.js';
import { FolderFault } from './folder-fault.js';

const BATCH = 500;

/** The rows of one file of an export, in batches. */
export async function* exportedRows<T extends ExportedTable>(folder: string, table: T): AsyncGenerator<ExportedRow<T>[]> {
  const parser = parse({ bom: true });
  createReadStream(join(folder, table.file)).on('error', (error) => parser.destroy(error)).pipe(parser);
  const headings = Object.values(table.columns).map(({ heading }) => heading);
  let row = 0;
  let batch: ExportedRow<T>[] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (++row === 1) requireHeadings(table.file, cells, headings);
      else batch.push(valuesOf(table, row, cells));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (!String((error as { code?: string }).code).startsWith('CSV_')) throw error;
    throw new FolderFault(`${table.file} cannot be read after row ${row}: ${(error as Error).message}`);
  }
  if (batch.length > 0) yield batch;
}

function requireHeadings(file: string, found: string[], expected: string[]): void {
  if (found.length === expected.length && found.every((heading, place) => heading === expected[place])) return;
  throw new FolderFault(`${file} has other columns than an export of this version: ${expected.join(', ')}.`);
}

function valuesOf<T extends ExportedTable>(table: T, row: number, cells: string[]): ExportedRow<T> {
  const values = Object.entries(table.columns).map(([name, { heading, kind, optional }], place) => {
    const cell = withoutApostrophe(cells[place] ?? '');
    const value = optional && cell === '' ? null : kind.read(cell);
    if (value === undefined) throw new FolderFault(`${table.file}, row ${row}: ${heading} must be ${kind.expected}.`);
    return [name, value];
  });
  return Object.fromEntries(values) as ExportedRow<T>;
}
