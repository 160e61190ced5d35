import type { ImportField, ImportKind } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { CheckedRow, RawRow, ReadRows, ShownRecord } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import { PersonMatcher, type FoundPerson, type PersonOfRow } from './person-matcher.js';
import { RepeatedRows, type CheckOfRow, type IdentifiedRow } from './repeated-rows.js';
import type { Cell, ReadRow } from './row-reading.js';

export type RowOfPerson<Read> = Read &
  IdentifiedRow &
  Pick<PersonOfRow, 'cell' | 'written' | 'person'>;

interface RowKind<Read> {
  kind: ImportKind;
  /** Where a row is refused that repeats another one with other values. */
  field: ImportField;
  read(cell: Cell): Read;
  /** Key of the person's record that the row is about; undefined if the row does not say it. */
  identityOf(person: FoundPerson, read: Read): string | undefined;
}

/** Rows of a file about people who work here: each is read with its person, and compared with others about the same record. */
export class PersonRows<Read extends ReadRow<object>> {
  private readonly people: PersonMatcher;
  private readonly repeated: RepeatedRows<RowOfPerson<Read>>;

  constructor(
    stored: StoredImport,
    mapping: ImportMapping,
    company: EmployeeLookup,
    readRows: ReadRows,
    private readonly rowKind: RowKind<Read>,
  ) {
    this.people = new PersonMatcher(company, stored, mapping);
    this.repeated = new RepeatedRows(rowKind.kind, rowKind.field, async (rows) =>
      this.parse(await readRows(rows)),
    );
  }

  async prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    for await (const rows of batches) for (const row of await this.parse(rows)) this.add(row);
  }

  /** Returns whether the row counts, as far as the file is known. */
  add(row: RowOfPerson<Read>): boolean {
    return this.repeated.add(row);
  }

  async parse(rows: RawRow[]): Promise<RowOfPerson<Read>[]> {
    return (await this.people.match(rows)).map(({ raw, faults, ...found }) => {
      const read = this.rowKind.read(found.cell);
      return {
        ...found,
        ...read,
        row: raw.row,
        cells: raw.cells,
        identity: found.person && this.rowKind.identityOf(found.person, read),
        faults: [...faults, ...read.faults],
      };
    });
  }

  check(
    rows: RowOfPerson<Read>[],
    shown: (row: RowOfPerson<Read>) => ShownRecord,
    check: (row: RowOfPerson<Read>, repeats: boolean) => CheckOfRow,
  ): Promise<CheckedRow[]> {
    return this.repeated.checkEach(rows, shown, check);
  }
}
