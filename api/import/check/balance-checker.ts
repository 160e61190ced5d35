import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { BalanceQuestion } from '../../contract/imports/imports.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import type { CheckedRow, Checker, RawRow, ReadRows, ShownRecord } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import type { ExistingOpenings } from './existing-openings.js';
import { OpeningStage } from './opening-stage.js';
import { shownPerson, type FoundPerson } from './person-matcher.js';
import { PersonRows, type RowOfPerson } from './person-rows.js';
import type { CheckOfRow } from './repeated-rows.js';
import { readOpenings, type ReadOpenings, type TypesByName } from './row-openings.js';

type ParsedRow = RowOfPerson<ReadOpenings>;

/** Never changes an opening that is stored; a row that differs from it is refused. */
export class BalanceChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly openings: OpeningStage;
  private readonly rows: PersonRows<ReadOpenings>;

  constructor(
    stored: StoredImport,
    today: CalendarDate,
    company: EmployeeLookup,
    types: TypesByName,
    known: ExistingOpenings,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    this.openings = new OpeningStage(stored.id, known, this.mapping.balanceMeaning ?? null);
    this.rows = new PersonRows(stored, this.mapping, company, readRows, {
      kind: 'balances',
      field: 'countsFrom',
      read: (cell) => readOpenings(cell, this.mapping, today, types),
      identityOf,
    });
  }

  prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    return this.rows.prepare(batches);
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    const parsedRows = await this.rows.parse(rows);
    await this.openings.begin(parsedRows.flatMap(({ person }) => person?.id ?? []));
    return this.rows.check(parsedRows, shown, (parsed) => this.compare(parsed));
  }

  get balanceQuestion(): BalanceQuestion | null {
    return this.openings.question;
  }

  stage(manager: EntityManager): Promise<void> {
    return this.openings.store(manager);
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
