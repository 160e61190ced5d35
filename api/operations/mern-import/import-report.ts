import { writeFile } from 'node:fs/promises';
import { csvHead, csvRows, type CsvColumn } from '../../platform/http/csv.js';

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
  private readonly unknown = new Map<
    string,
    { collection: Collection; field: string; documents: number }
  >();

  countDocument(collection: Collection): void {
    this.read.set(collection, (this.read.get(collection) ?? 0) + 1);
  }

  add(note: ImportNote): void {
    this.notes.push(note);
    if (note.what === 'Not stored')
      this.refused.set(note.collection, (this.refused.get(note.collection) ?? 0) + 1);
  }

  unknownField(collection: Collection, field: string): void {
    const key = `${collection}.${field}`;
    const known = this.unknown.get(key);
    if (known) known.documents += 1;
    else this.unknown.set(key, { collection, field, documents: 1 });
  }

  all(): ImportNote[] {
    const leftOut = [...this.unknown.values()].map(
      ({ collection, field, documents }): ImportNote => ({
        collection,
        id: '',
        what: 'Left out',
        field,
        value: '',
        why: `There is no place for this field; ${documents} of the documents have it.`,
      }),
    );
    return [...this.notes, ...leftOut];
  }

  counts(collection: Collection): {
    read: number;
    stored: number;
    notStored: number;
    notes: number;
  } {
    const read = this.read.get(collection) ?? 0;
    const notStored = this.refused.get(collection) ?? 0;
    const notes = this.notes.filter(
      (note) => note.collection === collection && note.what !== 'Not stored',
    ).length;
    return { read, stored: read - notStored, notStored, notes };
  }

  /** CSV without executable cells, readable by its owner only, since it contains pay and names. */
  async write(file: string): Promise<void> {
    await writeFile(file, csvHead(COLUMNS) + csvRows(COLUMNS, this.all()), { mode: 0o600 });
  }
}
