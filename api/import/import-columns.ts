import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../audit/audit.js';
import type { FileOpening, FileRow, SuggestedHeadings } from '../contract/file-opening.js';
import { fittedMapping } from '../contract/imports/fitted-mapping.js';
import type { ImportMapping } from '../contract/imports/import-mapping.js';
import type { ImportColumnsResponse } from '../contract/imports/import-responses.js';
import { Problem, refusal } from '../contract/problem.js';
import { denied } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ColumnProfiles } from './file/column-profile.js';
import { MOST_ROWS } from './file/csv-table.js';
import { MappingChoices } from './file/mapping-choices.js';
import { proposeMapping } from './file/mapping-proposal.js';
import { SavedMappings } from './file/saved-mappings.js';
import {
  headingsIn,
  headingsOf,
  ROWS_SHOWN,
  shownOpening,
  tableRow,
  widthOf,
} from './file/table-headings.js';
import { ImportHandlers } from './import-handlers.js';
import { columnsOf, withoutSecrets } from './import-record.js';
import { ImportRows } from './import-rows.js';
import type { StoredImport } from './import.tables.js';
import { StoredImports, WITHOUT_CHECK } from './stored-imports.js';

type FileColumns = Omit<ImportColumnsResponse, 'success'>;

/** Some milliseconds of reading. */
const CELLS_AT_ONCE = 5_000;

/** The columns of an uploaded file, which depend on the row that holds their headings. */
@Injectable()
export class ImportColumns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly storedImports: StoredImports,
    private readonly rows: ImportRows,
    private readonly handlers: ImportHandlers,
    private readonly choices: MappingChoices,
    private readonly mappings: SavedMappings,
  ) {}

  /** Only the admin who uploaded the file sees its pay and bank accounts before its rows are checked. */
  async read(actor: AuditActor, id: string): Promise<FileColumns> {
    const stored = await this.storedImports.find(id);
    const { kind } = stored;
    const { columns, proposal } = columnsOf(stored);
    const opening = await this.opening(stored);
    const match = await this.mappings.matching<ImportMapping>(
      kind,
      columns.map(({ heading }) => heading),
    );
    const saved = match && {
      ...match,
      kind,
      mapping: fittedMapping(kind, match.mapping, proposal, columns),
    };
    const { employmentType = [], pattern = [] } = await this.choices.read();
    const isOwn = stored.createdBy === actor.accountId;
    return {
      columns: isOwn ? columns : withoutSecrets(columns),
      proposal,
      saved: saved ?? null,
      choices: { employmentType: [...employmentType], pattern: [...pattern] },
      opening: isOwn ? shownOpening(opening) : { ...opening, rows: [] },
    };
  }

  /** Reads the stored rows again. A check is given up, since its mapping is of other columns. */
  async setHeadingsRow(actor: AuditActor, id: string, headingsRow: number): Promise<FileColumns> {
    const stored = await this.storedImports.find(id);
    // To others, a row of pay would be shown as headings.
    if (stored.createdBy !== actor.accountId) throw denied();
    const read = await this.columnsBelow(stored, headingsRow);
    const { columns } = read;
    const proposal = proposeMapping(
      stored.kind,
      columns,
      this.clock.today(),
      await this.choices.read(),
    );
    await this.work.write(async (manager) => {
      await this.storedImports.begin(manager, id, 'Uploaded', {
        ...WITHOUT_CHECK,
        mapping: null,
        startedAt: null,
        headingsRow,
        rowsAbove: read.rowsAbove,
        rowCount: read.rowCount,
        columnCount: columns.length,
        columnsRead: JSON.stringify(columns),
        proposal: JSON.stringify(proposal),
      });
      await this.handlers.of(stored.kind).writer.discard(manager, id);
      await this.rows.deleteChecked(manager, id);
    });
    return this.read(actor, id);
  }

  private async columnsBelow(stored: StoredImport, headingsRow: number) {
    const opening = await this.opening({ ...stored, headingsRow });
    const holder = headingsIn(opening);
    const width = await this.width(holder ? opening.rows : this.rowsOf(stored.id));
    const headings = headingsOf(holder, width);
    const profiles = new ColumnProfiles(headings);
    let [rowCount, rowsAbove] = [0, 0];
    for await (const row of this.rowsOf(stored.id)) {
      if (row.row < headingsRow) rowsAbove += 1;
      if (row.row <= headingsRow) continue;
      rowCount += 1;
      profiles.add(tableRow(row, headings.length).cells);
    }
    if (rowCount === 0) throw Problem.at('headingsRow', refusal('file.no_rows'));
    if (rowCount > MOST_ROWS)
      throw Problem.at('headingsRow', refusal('file.too_many_rows', { max: MOST_ROWS }));
    return { columns: profiles.finish(), rowCount, rowsAbove };
  }

  private async width(rows: AsyncIterable<FileRow> | FileRow[]): Promise<number> {
    let width = 0;
    for await (const row of rows) width = Math.max(width, widthOf([row]));
    return width;
  }

  /** Lets others have their turn. */
  private async *rowsOf(id: string): AsyncGenerator<FileRow> {
    let cells = 0;
    for await (const batch of this.rows.fileBatches(id))
      for (const row of batch) {
        yield row;
        cells += row.cells.length;
        if (cells < CELLS_AT_ONCE) continue;
        cells = 0;
        await setImmediate();
      }
  }

  private async opening(stored: StoredImport): Promise<FileOpening> {
    const { id, headingsRow, rowsAbove, suggestedHeadings } = stored;
    return {
      headingsRow,
      rowsAbove,
      suggested: JSON.parse(suggestedHeadings) as SuggestedHeadings,
      rows: await this.rows.first(id, ROWS_SHOWN, headingsRow),
    };
  }
}
