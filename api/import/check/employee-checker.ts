import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { smallestAmount } from '../../contract/company/company-currencies.js';
import { COMPLETABLE_FIELDS, EMPLOYEE_FIELDS } from '../../contract/employee/employee-fields.js';
import type { EarlierPeriod } from '../../contract/employee/employment-periods.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { BalanceQuestion, ImportCell } from '../../contract/imports/imports.js';
import { amount } from '../../contract/money.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { csvAmount } from '../../platform/http/csv.js';
import { newId } from '../../platform/database/statements/ids.js';
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
import type { EmployeeLookup, ExistingEmployee, FileDepartments } from './employee-lookup.js';
import {
  changesBetween,
  endsSessions,
  leaves,
  shownPerson,
  shownValues,
  mergeEmployee,
} from './merged-employee.js';
import { lackingForNew, readEmployeeRow, type EmployeeValues } from './employee-row.js';
import { FileEmployees } from './file-employees.js';
import { FilePay } from './file-pay.js';
import type { ImportJob } from '../import.tables.js';
import { GeneratedEmails } from './generated-emails.js';
import type { ExistingOpenings } from './existing-openings.js';
import { openingChanges, OpeningStage } from './opening-stage.js';
import { RepeatedRows, repeatedRow, type IdentifiedRow } from './repeated-rows.js';
import { employmentOfRow, employmentRefusal, periodsOf, returnNotes } from './row-employment.js';
import { readOpenings, type ReadOpenings, type TypesByName } from './row-openings.js';
import type { ReadRow, RowRefusal } from './row-reading.js';
import {
  STAGED_EMPLOYEE_COLUMNS,
  stagedValues,
  type PersonRow,
  type StagedRow,
} from './staged-employee.js';

type ParsedRow = ReadRow<Partial<EmployeeValues>> &
  IdentifiedRow & { opened: ReadOpenings; lacking: RowRefusal[] };

export class EmployeeChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly cells: CellsOf;
  private readonly repeated: RepeatedRows<ParsedRow>;
  private readonly file: FileEmployees;
  private readonly emails: GeneratedEmails;
  private readonly openings: OpeningStage;
  private readonly pay = new FilePay();
  private readonly step: number;
  private staged: unknown[][] = [];
  /** Names by id of people in refused rows, who cannot be managers. */
  private readonly refused = new Map<string, string>();
  /** Approvers and deputies that rows name, with those from before, which they keep if the row of the new one is refused. */
  private readonly newDeciders: {
    row: number;
    column: 'approver_id' | 'deputy_id';
    id: string;
    before: string | null;
  }[] = [];

  constructor(
    private readonly job: ImportJob,
    private readonly today: CalendarDate,
    private readonly company: EmployeeLookup,
    private readonly departments: () => Promise<FileDepartments>,
    private readonly types: TypesByName,
    knownOpenings: ExistingOpenings,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(job.mapping ?? '{}') as ImportMapping;
    this.cells = cellsOf(job);
    this.step = job.currency === null ? 1 : smallestAmount(job.currency);
    this.repeated = new RepeatedRows('employees', 'employeeId', async (rows) =>
      (await readRows(rows)).map((row) => this.parse(row)),
    );
    this.file = new FileEmployees(company, this.repeated);
    this.openings = new OpeningStage(job.id, knownOpenings, this.mapping.balanceMeaning ?? null);
    this.emails = new GeneratedEmails(this.mapping.emailPattern ?? '', company, this.file);
  }

  private fileDepartments?: FileDepartments;

  async prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    this.fileDepartments = await this.departments();
    for await (const rows of batches) {
      const parsedRows = rows.map((row) => this.parse(row));
      if (this.mapping.columns.salary !== undefined)
        for (const { values } of parsedRows) this.pay.add(values.salary);
      await this.file.add(parsedRows);
    }
    await this.file.complete();
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    this.staged = [];
    const parsedRows = rows.map((row) => this.parse(row));
    const known = await this.company.byEmployeeId(
      parsedRows.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])),
    );
    const owners = await this.company.emailOwners(
      parsedRows.flatMap(({ values }) => (values.email ? [uniqueKey(values.email)] : [])),
    );
    const personOf = ({ values }: ParsedRow) => known.get(uniqueKey(values.employeeId ?? ''));
    for (const parsed of parsedRows) if (!personOf(parsed)) parsed.faults.push(...parsed.lacking);
    await this.openings.begin(
      parsedRows.flatMap(({ identity, opened }) =>
        opened.openings.length > 0 ? (this.file.person(identity ?? '')?.id ?? []) : [],
      ),
    );
    const repetitions = await this.repeated.find(parsedRows);
    for (const parsed of parsedRows) {
      const repetition = repetitions.get(parsed.row);
      if (!repetition) parsed.faults.push(...this.emailRefusals(parsed, personOf(parsed), owners));
      else if (repetition.refusal) parsed.faults.unshift(repetition.refusal);
    }
    await this.generateEmails(
      parsedRows.filter(
        (parsed) => parsed.faults.length === 0 && !repetitions.has(parsed.row) && !personOf(parsed),
      ),
    );
    return parsedRows.map((parsed) => {
      const repetition = repetitions.get(parsed.row);
      return repetition?.refusal === null
        ? {
            ...repeatedRow(parsed.row, this.written(parsed), repetition.countingRow),
            employeeId: this.file.person(parsed.identity ?? '')?.id ?? null,
          }
        : this.compare(parsed, personOf(parsed));
    });
  }

  get balanceQuestion(): BalanceQuestion | null {
    return this.openings.question;
  }

  async stage(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_employee', STAGED_EMPLOYEE_COLUMNS, this.staged);
    await this.openings.store(manager);
  }

  async finish(manager: EntityManager): Promise<NewDepartment[]> {
    for (const [id, name] of this.refused) {
      await manager.query(
        "UPDATE staged_employee SET manager_id = NULL, manager_name = ? WHERE import_id = ? AND side = 'after' AND manager_id = ?",
        [name, this.job.id, id],
      );
    }
    for (const { row, column, id, before } of this.newDeciders.filter(({ id }) =>
      this.refused.has(id),
    )) {
      await manager.query(
        `UPDATE staged_employee SET ${column} = ? WHERE import_id = ? AND side = 'after' AND row_no = ? AND ${column} = ?`,
        [before, this.job.id, row, id],
      );
    }
    return this.fileDepartments?.toCreate ?? [];
  }

  private parse(raw: RawRow): ParsedRow {
    const { values, faults, notes } = readEmployeeRow(
      this.cells(raw),
      this.mapping,
      this.today,
      this.step,
    );
    const opened = readOpenings(this.cells(raw), this.mapping, this.today, this.types);
    const extra: RowRefusal[] = raw.extra
      ? [{ field: 'employeeId', value: values.employeeId ?? '', remark: rowMessage('extraCells') }]
      : [];
    const identity = values.employeeId && uniqueKey(values.employeeId);
    const employment = employmentRefusal(employmentOfRow(values, undefined), this.today);
    const lacking = lackingForNew(values, this.mapping, this.cells(raw));
    if (employment && faults.length === 0) lacking.push(employment);
    return {
      row: raw.row,
      cells: raw.cells,
      identity,
      values: { ...values, ...opened.values },
      opened,
      lacking,
      faults: [...extra, ...faults, ...opened.faults],
      notes,
    };
  }

  private emailRefusals(
    { identity, values: { email } }: ParsedRow,
    person: ExistingEmployee | undefined,
    owners: Map<string, { accountId: string; name: string }>,
  ): RowRefusal[] {
    if (!email) return [];
    const claim = this.file.emailClaim(uniqueKey(email));
    if (claim && claim.identity !== identity)
      return [
        { field: 'email', value: email, remark: rowMessage('emailInRow', { row: claim.row }) },
      ];
    const owner = owners.get(uniqueKey(email));
    if (!owner || owner.accountId === person?.account_id) return [];
    return [
      { field: 'email', value: email, remark: rowMessage('emailTaken', { name: owner.name }) },
    ];
  }

  private async generateEmails(parsedRows: ParsedRow[]): Promise<void> {
    const people = parsedRows.flatMap(({ values }) =>
      !values.email && values.name && values.employeeId
        ? [{ values, name: values.name, employeeId: values.employeeId }]
        : [],
    );
    const emails = await this.emails.generate(people);
    people.forEach(({ values }, index) => (values.email = emails[index]));
  }

  private written({ values, opened }: ParsedRow): ShownRecord {
    const { salaryWritten } = values;
    return {
      ...shownValues(values),
      ...opened.values,
      ...(salaryWritten !== undefined && { salaryWritten: amount(salaryWritten) }),
    };
  }

  private compare(parsed: ParsedRow, before: ExistingEmployee | undefined): CheckedRow {
    const { row, values, faults } = parsed;
    const written = this.written(parsed);
    if (faults.length > 0) return this.refuse(parsed, before, written, faults);
    const {
      person: after,
      earlier,
      names,
      notes: references,
    } = mergeEmployee(
      values as EmployeeValues,
      before,
      this.file,
      this.preparedDepartments,
      this.mapping,
    );
    const notes = [...parsed.notes, ...this.payNotes(values), ...references];
    const shown = shownPerson(after, earlier, names);
    const record: ShownRecord = { ...written, ...shown };
    // Beside the monthly pay, which is rounded, the audit log keeps what was agreed on.
    const yearly =
      written.salaryWritten === undefined ? {} : { yearlySalary: written.salaryWritten };
    const employments = { ...after, earlier };
    const employment = employmentRefusal(employments, this.today);
    if (employment) return this.refuse(parsed, before, record, [employment]);
    const person = { id: after.target_id, name: after.name };
    const opened = this.openings.compare(person, parsed.opened.openings, periodsOf(employments));
    Object.assign(record, opened.after);
    if (opened.faults.length > 0) return this.refuse(parsed, before, record, opened.faults);
    this.openings.add(row, person, opened);
    if (!before) {
      this.preparedDepartments.markUsed(names.department);
      this.stageRow(
        {
          row_no: row,
          result: 'new',
          earlier: earlier.length > 0 ? { before: [], after: earlier } : undefined,
          ends_sessions: 0,
          audit_before: null,
          audit_after: JSON.stringify({ ...shown, ...yearly }),
        },
        after,
      );
      return {
        row,
        result: 'new',
        employeeId: after.target_id,
        record,
        faults,
        changes: [],
        notes: [...notes, ...this.unknownNotes(after)],
      };
    }
    const shownBefore = shownPerson(before, before.earlier, {
      ...before,
      department: before.department_name,
    });
    const changes = changesBetween(shownBefore, shown);
    const balances = openingChanges(parsed.opened.openings, opened);
    if (changes.length === 0)
      return {
        row,
        result: balances.length > 0 ? 'changed' : 'unchanged',
        employeeId: before.target_id,
        record,
        faults,
        changes: balances,
        notes,
      };
    this.preparedDepartments.markUsed(names.department);
    const pick = (side: 'before' | 'after') =>
      Object.fromEntries(
        changes.map((change): [string, ImportCell] => [change.field, change[side]]),
      );
    const changed = pick('after');
    const ends = endsSessions(before, after, this.today) ? 1 : 0;
    this.stageRow(
      {
        row_no: row,
        result: 'changed',
        earlier:
          'earlierEmployments' in changed ? { before: before.earlier, after: earlier } : undefined,
        ends_sessions: ends,
        audit_before: JSON.stringify(pick('before')),
        audit_after: JSON.stringify({ ...changed, ...('salary' in changed && yearly) }),
      },
      after,
      before,
    );
    const leaving = leaves(before, after, this.today) ? [rowMessage('signInCloses')] : [];
    return {
      row,
      result: 'changed',
      employeeId: before.target_id,
      record,
      faults,
      changes: [...changes, ...balances],
      notes: [...notes, ...this.unknownNotes(after), ...returnNotes(before, after), ...leaving],
    };
  }

  private refuse(
    { row, values }: ParsedRow,
    before: ExistingEmployee | undefined,
    record: ShownRecord,
    faults: RowRefusal[],
  ): CheckedRow {
    const person = this.file.person(uniqueKey(values.employeeId ?? ''));
    if (person?.row === row && !before) this.refused.set(person.id, person.name ?? '');
    const employeeId = before?.target_id ?? person?.id ?? null;
    return { row, result: 'refused', employeeId, record, faults, changes: [], notes: [] };
  }

  private get preparedDepartments(): FileDepartments {
    if (!this.fileDepartments) throw new Error('The file was not prepared.');
    return this.fileDepartments;
  }

  /** Only for columns of the file: a field without a column is unknown in all rows, which the mapping says. */
  private unknownNotes(after: PersonRow): RowMessage[] {
    const blank = COMPLETABLE_FIELDS.filter(
      (field) =>
        this.mapping.columns[field] !== undefined && after[EMPLOYEE_FIELDS[field].column] === null,
    );
    if (blank.length === 0) return [];
    const fields = rowMessage('unknownUntilCompleted', { fields: blank.join(',') });
    return blank.includes('salary') ? [fields, rowMessage('withoutPay')] : [fields];
  }

  private payNotes({ salary }: Partial<EmployeeValues>): RowMessage[] {
    return salary && this.pay.isLow(salary)
      ? [rowMessage('lowPay', { monthly: csvAmount(amount(salary)) })]
      : [];
  }

  private stageRow(
    {
      earlier,
      ...details
    }: Pick<StagedRow, 'row_no' | 'result' | 'ends_sessions' | 'audit_before' | 'audit_after'> & {
      earlier: Record<StagedRow['side'], EarlierPeriod[]> | undefined;
    },
    after: PersonRow,
    before?: PersonRow,
  ): void {
    const earlierAt = (side: StagedRow['side']) => ({
      side,
      earlier_periods: earlier ? JSON.stringify(earlier[side]) : null,
    });
    const common = {
      ...details,
      import_id: this.job.id,
      audit_id: newId(),
      undo_audit_id: newId(),
    };
    this.staged.push(stagedValues({ ...common, ...earlierAt('after') }, after));
    if (before) this.staged.push(stagedValues({ ...common, ...earlierAt('before') }, before));
    for (const column of ['approver_id', 'deputy_id'] as const) {
      const [id, known] = [after[column], before?.[column] ?? null];
      if (id !== null && id !== known)
        this.newDeciders.push({ row: details.row_no, column, id, before: known });
    }
  }
}
