import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { BalanceQuestion } from '../../contract/imports/imports.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import type {
  CheckedRow,
  Checker,
  NewDepartment,
  RawRow,
  ReadRows,
  ShownRecord,
} from '../import-handler.js';
import type { ImportJob } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { ExistingOpenings } from './existing-openings.js';
import { OpeningStage } from './opening-stage.js';
import { RepeatedRows, type IdentifiedRow, type CheckOfRow } from './repeated-rows.js';
import { readOpenings, type ReadOpenings, type TypesByName } from './row-openings.js';
import {
  PersonMatcher,
  shownPerson,
  type FoundPerson,
  type PersonOfRow,
} from './person-matcher.js';

interface ParsedRow extends ReadOpenings, IdentifiedRow {
  values: ReadOpenings['values'];
  written: PersonOfRow['written'];
  person: PersonOfRow['person'];
}

/** Never changes an opening that is stored; a row that differs from it is refused. */
export class BalanceChecker implements Checker {
  private readonly mapping: ImportMapping;
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
    this.people = new PersonMatcher(company, job, this.mapping);
    this.openings = new OpeningStage(job.id, known, this.mapping.balanceMeaning ?? null);
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

  get balanceQuestion(): BalanceQuestion | null {
    return this.openings.question;
  }

  stage(manager: EntityManager): Promise<void> {
    return this.openings.store(manager);
  }

  finish(): Promise<NewDepartment[]> {
    return Promise.resolve([]);
  }

  private async parse(rows: RawRow[]): Promise<ParsedRow[]> {
    return (await this.people.match(rows)).map(({ raw, cell, written, person, faults }) => {
      const openings = readOpenings(cell, this.mapping, this.today, this.types);
      return {
        ...openings,
        row: raw.row,
        cells: raw.cells,
        identity: person && identityOf(person, openings),
        written,
        person,
        faults: [...faults, ...openings.faults],
      };
    });
  }

  private compare(parsed: ParsedRow): CheckOfRow {
    const { row, person, openings } = parsed;
    const compared = person && this.openings.compare(person, openings);
    const faults = [...parsed.faults, ...(compared?.faults ?? [])];
    const record = { ...shown(parsed), ...compared?.after };
    const checked = { row, record, faults, changes: [], notes: [] };
    if (faults.length > 0 || !person || !compared) return { ...checked, result: 'refused' };
    this.openings.add(row, person, compared);
    if (compared.added.length > 0) return { ...checked, result: 'new' };
    const open = compared.asked.length > 0 && this.mapping.balanceMeaning === null;
    return {
      ...checked,
      result: 'unchanged',
      notes:
        open || openings.some(({ amount }) => amount !== 0) ? [] : [rowMessage('nothingToBook')],
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
  return { ...values, ...shownPerson({ written, person }) };
}
