import { writeFile } from 'node:fs/promises';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';
import type { TutorialImportResult } from './tutorial-import.js';

export const COLLECTIONS = ['users', 'departments', 'employees', 'salaries', 'leaves'] as const;
export type Collection = (typeof COLLECTIONS)[number];

export const NOTE_KINDS = ['Not stored', 'Stored differently', 'Left out'] as const;

export interface ImportNote {
  collection: Collection;
  /** ObjectId; empty for a note about many documents. */
  id: string;
  what: (typeof NOTE_KINDS)[number];
  field: string;
  value: string;
  why: string;
}

const COLUMNS: CsvColumn<ImportNote>[] = [
  { heading: 'Collection', cell: ({ collection }) => collection },
  { heading: 'ObjectId', cell: ({ id }) => id },
  { heading: 'What', cell: ({ what }) => what },
  { heading: 'Field', cell: ({ field }) => field },
  { heading: 'Value', cell: ({ value }) => value },
  { heading: 'Why', cell: ({ why }) => why },
];

/** Nothing is dropped silently: every document is counted, and every difference is reported with its reason. */
export class ImportReport {
  readonly notes: ImportNote[] = [];
  private readonly read = new Map<Collection, number>();
  private readonly refused = new Map<Collection, number>();
  private readonly unknown = new Map<string, { collection: Collection; field: string; documents: number }>();

  countDocument(collection: Collection): void {
    this.read.set(collection, (this.read.get(collection) ?? 0) + 1);
  }

  add(note: ImportNote): void {
    this.notes.push(note);
    if (note.what === 'Not stored') this.refused.set(note.collection, (this.refused.get(note.collection) ?? 0) + 1);
  }

  unknownField(collection: Collection, field: string): void {
    const key = `${collection}.${field}`;
    const known = this.unknown.get(key);
    if (known) known.documents += 1;
    else this.unknown.set(key, { collection, field, documents: 1 });
  }

  all(): ImportNote[] {
    const leftOut = [...this.unknown.values()].map(({ collection, field, documents }): ImportNote => ({
      collection, id: '', what: 'Left out', field, value: '', why: `There is no place for this field; ${documents} of the documents have it.`,
    }));
    return [...this.notes, ...leftOut];
  }

  counts(collection: Collection): { read: number; stored: number; notStored: number; notes: number } {
    const read = this.read.get(collection) ?? 0;
    const notStored = this.refused.get(collection) ?? 0;
    const notes = this.notes.filter((note) => note.collection === collection && note.what !== 'Not stored').length;
    return { read, stored: read - notStored, notStored, notes };
  }

  /** CSV without executable cells, readable by its owner only, since it contains pay and names. */
  async write(file: string): Promise<void> {
    await writeFile(file, csvHead(COLUMNS) + csvRows(COLUMNS, this.all()), { mode: 0o600 });
  }
}

const MAX_LINES = 40;

export function resultText({ report, reportFile, photos, withoutPassword }: TutorialImportResult, dryRun: boolean): string {
  const notes = report.all();
  const listed = notes.slice(0, dryRun ? MAX_LINES : 0);
  const lines = [
    line('', ['read', 'stored', 'not stored', 'remarks']),
    ...COLLECTIONS.map((collection) => {
      const { read, stored, notStored, notes: more } = report.counts(collection);
      return line(collection, [read, stored, notStored, more]);
    }),
    '',
    `Photos: ${photos}. People without a password, to be invited: ${withoutPassword}.`,
    ...listed.map(({ collection, id, what, field, value, why }) => `${collection} ${id} ${field}${value ? ` '${value}'` : ''}: ${what}. ${why}`),
    ...(listed.length > 0 && listed.length < notes.length ? [`… and ${notes.length - listed.length} more.`] : []),
    notes.length === 0 ? 'Everything was imported unchanged.' : `Changed or not imported (${notes.length}): ${reportFile}`,
    dryRun ? 'This was a dry run: nothing was stored.' : 'Stored.',
  ];
  return lines.join('\n').replace(CONTROL, ' ') + '\n';
}

// oxlint-disable-next-line no-control-regex -- values of the old system must not control the terminal
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

function line(name: string, cells: (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join('');
}
