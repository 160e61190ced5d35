import type { CalendarDate } from '../../contract/calendar-date.js';
import { smallestAmount } from '../../contract/company/company-currencies.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { amount } from '../../contract/money.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { CHOICES, type ImportChoices } from '../file/value-words.js';
import { cellsOf, type CellsOf, type RawRow, type ShownRecord } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { lackingForNew, readEmployeeRow, type EmployeeValues } from './employee-row.js';
import { shownWork } from './employee-work.js';
import type { WorkChoices } from './known-work.js';
import { shownValues } from './merged-employee.js';
import type { IdentifiedRow } from './repeated-rows.js';
import { employmentOfRow, employmentRefusal } from './row-employment.js';
import { readOpenings, type ReadOpenings, type TypesByName } from './row-openings.js';
import type { ReadRow, RowRefusal } from './row-reading.js';

/** A row with its opening balances, and with what it lacks unless the person is known. */
export type ParsedEmployee = ReadRow<Partial<EmployeeValues>> &
  IdentifiedRow & { opened: ReadOpenings; lacking: RowRefusal[] };

export class EmployeeParser {
  private readonly cells: CellsOf;
  private readonly step: number;
  private readonly choices: ImportChoices;

  constructor(
    stored: StoredImport,
    private readonly mapping: ImportMapping,
    private readonly today: CalendarDate,
    private readonly company: { types: TypesByName; workChoices: WorkChoices },
  ) {
    this.cells = cellsOf(stored);
    const { employmentTypes, patterns } = company.workChoices;
    this.choices = {
      ...CHOICES,
      employmentType: [...employmentTypes.keys()],
      pattern: [...patterns.keys()],
    };
    this.step = stored.currency === null ? 1 : smallestAmount(stored.currency);
  }

  parse(raw: RawRow): ParsedEmployee {
    const cell = this.cells(raw);
    const { values, faults, notes } = readEmployeeRow(
      cell,
      this.mapping,
      this.today,
      this.step,
      this.choices,
    );
    const opened = readOpenings(cell, this.mapping, this.today, this.company.types);
    const extra: RowRefusal[] = raw.extra
      ? [{ field: 'employeeId', value: values.employeeId ?? '', remark: rowMessage('extraCells') }]
      : [];
    const employment = employmentRefusal(employmentOfRow(values, undefined), this.today);
    const lacking = lackingForNew(values, this.mapping, cell);
    if (employment && faults.length === 0) lacking.push(employment);
    return {
      row: raw.row,
      cells: raw.cells,
      identity: values.employeeId && uniqueKey(values.employeeId),
      values: { ...values, ...opened.values },
      opened,
      lacking,
      faults: [...extra, ...faults, ...opened.faults],
      notes,
    };
  }
}

/** As the file has it. */
export function writtenEmployee({ values, opened }: ParsedEmployee): ShownRecord {
  const { salaryWritten } = values;
  return {
    ...shownValues(values),
    ...shownWork(values),
    ...opened.values,
    ...(salaryWritten !== undefined && { salaryWritten: amount(salaryWritten) }),
  };
}
