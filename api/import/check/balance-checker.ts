import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports.js';
import { rowMessage } from '../../contract/row-messages.js';
import {
  cellsOf,
  type CellsOf,
  type CheckedRow,
  type Checker,
  type NewDepartment,
  type RawRow,
  type ReadRows,
  type ShownRecord,
} from '../import-handler.js';
import type { ImportJob } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { ExistingOpenings } from './existing-openings.js';
import { OpeningStage } from './opening-stage.js';
import { RepeatedRows, type IdentifiedRow } from './repeated-rows.js';
import { readOpenings, type ReadOpenings, type TypesByName } from './row-openings.js';
import {
  readPerson,
  PersonMatcher,
  type FoundPerson,
  type WrittenPerson,
} from './person-matcher.js';

interface ParsedRow extends ReadOpenings, IdentifiedRow {
  values: ReadOpenings['values'];
  written: WrittenPerson;
  person: FoundPerson | undefined;
}

/** Never changes an opening that is stored; a row that differs from it is refused. */
export class BalanceChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly cells: CellsOf;
  private readonly people: PersonMatcher;
  private readonly openings: OpeningStage;
  private readonly repeated: RepeatedRows<ParsedRow>;

  constructor(
    job: ImportJob,
    private readonly today: CalendarDate,
    company: EmployeeLookup,
    private readonly types: TypesByName,
    known: ExistingOpenings,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(job.mapping ?? '{}') as ImportMapping;
    this.cells = cellsOf(job);
    this.people = new PersonMatcher(company);
    this.openings = new OpeningStage(job.id, known);
    this.repeated = new RepeatedRows('balances', 'countsFrom', async (rows) =>
      this.parse(await readRows(rows)),
    );
  }

  async prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    for await (const rows of batches)
      for (const row of await this.parse(rows)) this.repeated.add(row);
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    const parsedRows = await this.parse(rows);
    await this.openings.begin(parsedRows.flatMap(({ person }) => person?.id ?? []));
    return this.repeated.checkEach(parsedRows, shown, (parsed) => this.compare(parsed));
  }

  stage(manager: EntityManager): Promise<void> {
    return this.openings.store(manager);
  }

  finish(): Promise<NewDepartment[]> {
    return Promise.resolve([]);
  }

  private async parse(rows: RawRow[]): Promise<ParsedRow[]> {
    const read = rows.map((raw) => ({ raw, written: readPerson(this.cells(raw), this.mapping) }));
    await this.people.load(read.map(({ written }) => written.values));
    return read.map(({ raw, written: { values: written, faults } }) => {
      const openings = readOpenings(this.cells(raw), this.mapping, this.today, this.types);
      const person = this.people.find(written);
      const found = person || faults.length > 0 ? [] : [this.people.refusalOf(written)];
      const extra = raw.extra
        ? [
            {
              field: 'employeeId' as const,
              value: written.employeeId ?? '',
              remark: rowMessage('extraCells'),
            },
          ]
        : [];
      return {
        ...openings,
        row: raw.row,
        cells: raw.cells,
        identity: person && identityOf(person, openings),
        written,
        person,
        faults: [...faults, ...found, ...openings.faults, ...extra],
      };
    });
  }

  private compare(parsed: ParsedRow): CheckedRow {
    const { row, person, openings } = parsed;
    const compared = person && this.openings.compare(person, openings);
    const faults = [...parsed.faults, ...(compared?.faults ?? [])];
    const checked = { row, record: shown(parsed), faults, changes: [], notes: [] };
    if (faults.length > 0 || !person || !compared) return { ...checked, result: 'refused' };
    this.openings.add(row, person, compared.added);
    if (compared.added.length > 0) return { ...checked, result: 'new' };
    return {
      ...checked,
      result: 'unchanged',
      notes: openings.some(({ amount }) => amount !== 0) ? [] : [rowMessage('nothingToBook')],
    };
  }
}

/** A file with a column for each type has one row for a person and a day, another file one for each type. */
function identityOf(
  { id }: FoundPerson,
  { openings, values: { leaveType } }: ReadOpenings,
): string | undefined {
  const day = openings[0]?.day;
  return day && [id, leaveType ?? '', day].join(' ');
}

function shown({ values, written, person }: ParsedRow): ShownRecord {
  return {
    ...values,
    employeeId: written.employeeId ?? null,
    email: written.email ?? null,
    name: person?.name ?? written.name ?? null,
  };
}
