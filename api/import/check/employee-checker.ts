import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { COMPLETABLE_FIELDS, EMPLOYEE_FIELDS } from '../../contract/employee/employee-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { BalanceQuestion, ImportCell } from '../../contract/imports/imports.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { amount } from '../../contract/money.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { csvAmount } from '../../platform/http/csv.js';
import type {
  CheckedRow,
  Checker,
  NewDepartment,
  RawRow,
  ReadRows,
  ShownRecord,
} from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeCompany } from './employee-company.js';
import { EmployeeEmails } from './employee-emails.js';
import type { ExistingEmployee, FileDepartments } from './employee-lookup.js';
import { EmployeeParser, writtenEmployee, type ParsedEmployee } from './employee-parser.js';
import type { EmployeeValues } from './employee-row.js';
import { EmployeeStage } from './employee-stage.js';
import { EmployeeWork } from './employee-work.js';
import { FileEmployees } from './file-employees.js';
import { FilePay } from './file-pay.js';
import {
  changesBetween,
  endsSessions,
  leaves,
  shownPerson,
  mergeEmployee,
  type MergedEmployee,
} from './merged-employee.js';
import { openingChanges, OpeningStage } from './opening-stage.js';
import { RepeatedRows, repeatedRow } from './repeated-rows.js';
import { employmentRefusal, periodsOf, returnNotes } from './row-employment.js';
import type { RowRefusal } from './row-reading.js';
import type { PersonRow } from './staged-employee.js';

/** A row that is not refused, with its person as the import would store them. */
interface AcceptedRow {
  row: number;
  merged: MergedEmployee;
  shown: ShownRecord;
  record: ShownRecord;
  notes: RowMessage[];
}

export class EmployeeChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly parser: EmployeeParser;
  private readonly repeated: RepeatedRows<ParsedEmployee>;
  private readonly file: FileEmployees;
  private readonly emails: EmployeeEmails;
  private readonly openings: OpeningStage;
  private readonly people: EmployeeStage;
  private readonly work: EmployeeWork;
  private readonly pay = new FilePay();
  private fileDepartments?: FileDepartments;

  constructor(
    stored: StoredImport,
    private readonly today: CalendarDate,
    private readonly known: EmployeeCompany,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    this.parser = new EmployeeParser(stored, this.mapping, today, known);
    this.repeated = new RepeatedRows('employees', 'employeeId', async (rows) =>
      (await readRows(rows)).map((row) => this.parser.parse(row)),
    );
    this.file = new FileEmployees(known.lookup, this.repeated);
    this.openings = new OpeningStage(
      stored.id,
      known.openings,
      this.mapping.balanceMeaning ?? null,
    );
    this.emails = new EmployeeEmails(this.mapping.emailPattern ?? '', known.lookup, this.file);
    this.people = new EmployeeStage(stored.id);
    this.work = new EmployeeWork(stored, this.mapping, today, known);
  }

  async prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    this.fileDepartments = await this.known.departments();
    for await (const rows of batches) {
      const parsedRows = rows.map((row) => this.parser.parse(row));
      if (this.mapping.columns.salary !== undefined)
        for (const { values } of parsedRows) this.pay.add(values.salary);
      await this.file.add(parsedRows);
    }
    await this.file.complete();
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    this.people.begin();
    const parsedRows = rows.map((row) => this.parser.parse(row));
    const known = await this.known.lookup.byEmployeeId(
      parsedRows.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])),
    );
    await this.work.begin([...known.values()].map(({ target_id }) => target_id));
    await this.emails.load(parsedRows);
    const personOf = ({ values }: ParsedEmployee) => known.get(uniqueKey(values.employeeId ?? ''));
    for (const parsed of parsedRows) if (!personOf(parsed)) parsed.faults.push(...parsed.lacking);
    await this.openings.begin(
      parsedRows.flatMap(({ identity, opened }) =>
        opened.openings.length > 0 ? (this.file.person(identity ?? '')?.id ?? []) : [],
      ),
    );
    const repetitions = await this.repeated.find(parsedRows);
    for (const parsed of parsedRows) {
      const repetition = repetitions.get(parsed.row);
      if (!repetition) parsed.faults.push(...this.emails.refusals(parsed, personOf(parsed)));
      else if (repetition.refusal) parsed.faults.unshift(repetition.refusal);
    }
    await this.emails.generate(
      parsedRows.filter(
        (parsed) => parsed.faults.length === 0 && !repetitions.has(parsed.row) && !personOf(parsed),
      ),
    );
    return parsedRows.map((parsed) => {
      const repetition = repetitions.get(parsed.row);
      return repetition?.refusal === null
        ? {
            ...repeatedRow(parsed.row, writtenEmployee(parsed), repetition.countingRow),
            employeeId: this.file.person(parsed.identity ?? '')?.id ?? null,
          }
        : this.compare(parsed, personOf(parsed));
    });
  }

  get balanceQuestion(): BalanceQuestion | null {
    return this.openings.question;
  }

  async stage(manager: EntityManager): Promise<void> {
    await this.people.store(manager);
    await this.openings.store(manager);
    await this.work.store(manager);
  }

  async finish(manager: EntityManager): Promise<NewDepartment[]> {
    await this.people.removeRefused(manager);
    return this.fileDepartments?.toCreate ?? [];
  }

  private compare(parsed: ParsedEmployee, before: ExistingEmployee | undefined): CheckedRow {
    const { row, faults } = parsed;
    const written = writtenEmployee(parsed);
    if (faults.length > 0) return this.refuse(parsed, before, written, faults);
    const values = parsed.values as EmployeeValues;
    const departments = this.preparedDepartments;
    const merged = mergeEmployee(values, before, this.file, departments, this.mapping);
    const { person: after, earlier, names } = merged;
    const shown = shownPerson(after, earlier, names);
    const record: ShownRecord = { ...written, ...shown };
    const employments = { ...after, earlier };
    const employment = employmentRefusal(employments, this.today);
    if (employment) return this.refuse(parsed, before, record, [employment]);
    if (merged.closedOn) return this.refuse(parsed, before, record, [closedDepartment(merged)]);
    const person = { id: after.target_id, name: after.name };
    const opened = this.openings.compare(person, parsed.opened.openings, periodsOf(employments));
    const worked = this.work.compare(after, values);
    Object.assign(record, worked.record, opened.after);
    const refused = [...opened.faults, ...worked.faults];
    if (refused.length > 0) return this.refuse(parsed, before, record, refused);
    this.openings.add(row, person, opened);
    this.work.add(row, after, worked);
    const notes = [...parsed.notes, ...this.payNotes(values), ...merged.notes, ...worked.notes];
    const accepted = { row, merged, shown, record, notes };
    const beside = [...worked.changes, ...openingChanges(parsed.opened.openings, opened)];
    return before ? this.update(accepted, before, beside) : this.add(accepted);
  }

  private refuse(
    { row, values }: ParsedEmployee,
    before: ExistingEmployee | undefined,
    record: ShownRecord,
    faults: RowRefusal[],
  ): CheckedRow {
    const person = this.file.person(uniqueKey(values.employeeId ?? ''));
    if (person?.row === row && !before) this.people.refuse(person.id, person.name ?? '');
    const employeeId = before?.target_id ?? person?.id ?? null;
    return { row, result: 'refused', employeeId, record, faults, changes: [], notes: [] };
  }

  private add({ row, merged, shown, record, notes }: AcceptedRow): CheckedRow {
    const { person, earlier, names } = merged;
    this.preparedDepartments.markUsed(names.department);
    this.people.add(
      {
        row_no: row,
        result: 'new',
        earlier: earlier.length > 0 ? { before: [], after: earlier } : undefined,
        ends_sessions: 0,
        audit_before: null,
        audit_after: JSON.stringify({ ...shown, ...yearlySalary(record) }),
      },
      person,
    );
    return {
      row,
      result: 'new',
      employeeId: person.target_id,
      record,
      faults: [],
      changes: [],
      notes: [...notes, ...this.unknownNotes(person)],
    };
  }

  private update(
    accepted: AcceptedRow,
    before: ExistingEmployee,
    beside: CheckedRow['changes'],
  ): CheckedRow {
    const { row, merged, shown, record, notes } = accepted;
    const names = { ...before, department: before.department_name };
    const changes = changesBetween(shownPerson(before, before.earlier, names), shown);
    const checked = { row, employeeId: before.target_id, record, faults: [] };
    if (changes.length === 0) {
      const result = beside.length > 0 ? 'changed' : 'unchanged';
      return { ...checked, result, changes: beside, notes };
    }
    this.stageChanges(accepted, before, changes);
    const after = merged.person;
    const leaving = leaves(before, after, this.today) ? [rowMessage('signInCloses')] : [];
    return {
      ...checked,
      result: 'changed',
      changes: [...changes, ...beside],
      notes: [...notes, ...this.unknownNotes(after), ...returnNotes(before, after), ...leaving],
    };
  }

  private stageChanges(
    { row, merged: { person: after, earlier, names }, record }: AcceptedRow,
    before: ExistingEmployee,
    changes: CheckedRow['changes'],
  ): void {
    this.preparedDepartments.markUsed(names.department);
    const pick = (side: 'before' | 'after') =>
      Object.fromEntries(
        changes.map((change): [string, ImportCell] => [change.field, change[side]]),
      );
    const changed = pick('after');
    this.people.add(
      {
        row_no: row,
        result: 'changed',
        earlier:
          'earlierEmployments' in changed ? { before: before.earlier, after: earlier } : undefined,
        ends_sessions: endsSessions(before, after, this.today) ? 1 : 0,
        audit_before: JSON.stringify(pick('before')),
        audit_after: JSON.stringify({
          ...changed,
          ...('salary' in changed && yearlySalary(record)),
        }),
      },
      after,
      before,
    );
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

  private payNotes({ salary }: EmployeeValues): RowMessage[] {
    return salary && this.pay.isLow(salary)
      ? [rowMessage('lowPay', { monthly: csvAmount(amount(salary)) })]
      : [];
  }
}

function closedDepartment({ names, closedOn }: MergedEmployee): RowRefusal {
  return {
    field: 'department',
    value: names.department,
    remark: rowMessage('departmentClosed', { closedOn: closedOn ?? '' }),
  };
}

/** Beside the monthly pay, which is rounded, the audit log keeps what was agreed on. */
function yearlySalary({ salaryWritten }: ShownRecord): ShownRecord {
  return salaryWritten === undefined ? {} : { yearlySalary: salaryWritten };
}
