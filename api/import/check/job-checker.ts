import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { earliest, EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { NOTHING } from '../file/cell-text.js';
import type {
  CheckedRow,
  Checker,
  NewDepartment,
  RawRow,
  ReadRows,
  ShownRecord,
} from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { FileJobs, inTurns, type JobCompany, type JobRow } from './file-jobs.js';
import { JobReferences } from './job-references.js';
import { readJobRow, type JobValues } from './job-row.js';
import { isFromBeginning, records } from './judge-employed-jobs.js';
import type { JudgedJob } from './judge-job-history.js';
import { nameOf } from './known-work.js';
import { shownPerson } from './person-matcher.js';
import { PersonRows } from './person-rows.js';
import type { CheckOfRow } from './repeated-rows.js';
import type { ReadRow, RowRefusal } from './row-reading.js';
import { stageWork, type StagedWork } from './staged-work.js';

const SHOWN = [
  'from',
  'department',
  'designation',
  'employmentType',
  'location',
  'contractEnd',
  'probationEnd',
  'pattern',
  'reason',
] as const;

/** Records what rows say from their day on. Never changes what is recorded for a day: such rows are refused. */
export class JobChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly rows: PersonRows<ReadRow<Partial<JobValues>>>;
  private readonly references: JobReferences;
  private readonly file: FileJobs;
  private staged: StagedWork[] = [];

  constructor(
    private readonly stored: StoredImport,
    today: CalendarDate,
    private readonly company: JobCompany,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    this.references = new JobReferences(company.lookup);
    this.file = new FileJobs(company, this.references);
    this.rows = new PersonRows(stored, this.mapping, company.lookup, readRows, {
      kind: 'jobs',
      field: 'from',
      read: (cell) => readJobRow(cell, this.mapping, today, company.choices),
      identityOf: ({ id }, { values, values: { from, inForce } }) =>
        from && inForce !== false ? `${id} ${from} ${statedFields(values)}` : undefined,
    });
  }

  /** Which row of a person is the first, and what it changes, follows from all of their rows. */
  async prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    for await (const batch of batches) {
      for (const row of await this.parse(batch)) {
        if (this.rows.add(row)) this.file.add(row);
      }
    }
  }

  async check(batch: RawRow[]): Promise<CheckedRow[]> {
    this.staged = [];
    const rows = await this.parse(batch);
    await this.file.judge([...new Set(rows.flatMap(({ person }) => person?.id ?? []))]);
    return this.rows.check(rows, shown, (row) => this.compare(row));
  }

  stage(manager: EntityManager): Promise<void> {
    return stageWork(manager, this.stored.id, this.staged);
  }

  finish(): Promise<NewDepartment[]> {
    return Promise.resolve(this.company.departments.toCreate);
  }

  private async parse(batch: RawRow[]): Promise<JobRow[]> {
    const rows: JobRow[] = [];
    for (const some of inTurns(batch)) {
      rows.push(...(await this.rows.parse(some)));
      await setImmediate();
    }
    await this.references.load(rows.map(({ values }) => values));
    for (const { values, person, faults, notes } of rows)
      for (const field of ['manager', 'approver'] as const) {
        const { note, fault } = this.references.find(field, values, person?.id);
        if (note) notes.push(note);
        if (fault) faults.push(fault);
      }
    return rows;
  }

  private compare(parsed: JobRow): CheckOfRow {
    const { row, values, faults, notes, person } = parsed;
    const record = shown(parsed);
    const judged = this.file.judged(row);
    const nothing = { row, record, faults, changes: [] };
    faults.push(...this.conflicts(parsed, judged));
    if (faults.length > 0 || !person) return { ...nothing, result: 'refused', notes: [] };
    if (values.inForce === false)
      return { ...nothing, result: 'unchanged', notes: [rowMessage('notInForce')] };
    if (!judged || !records(judged))
      return { ...nothing, result: 'unchanged', notes: [...notes, ...workNotes(judged)] };
    const changes = this.changes(judged, values);
    this.stageRow(row, person, judged, values, changes);
    return {
      ...nothing,
      result: 'new',
      changes,
      notes: [...notes, ...workNotes(judged), ...firstNotes(judged, values.from)],
    };
  }

  private conflicts({ row, cell, values }: JobRow, judged: JudgedJob | undefined): RowRefusal[] {
    const written = (field: ImportField) => cell(this.mapping.columns[field] ?? '');
    const refused = this.file.refusalOf(row);
    if (refused) {
      const { field } = refused;
      return [{ ...refused, value: written(field) || (values[field] ?? '') }];
    }
    const { contradicts, conflict, patternConflict } = judged ?? {};
    if (contradicts) {
      const { row: other, kind } = contradicts;
      const remark = rowMessage('repeatsOtherwise', { row: other, fields: kind });
      return [{ field: 'from', value: written('from'), remark }];
    }
    if (conflict) {
      const { kind, recorded } = conflict;
      const name = this.file.nameOf({ ...recorded, kind }) ?? NOTHING;
      const remark = rowMessage('factRecorded', { recorded: name });
      return [{ field: kind, value: written(kind), remark }];
    }
    if (!patternConflict) return [];
    const recorded = nameOf(this.company.workChoices.patterns, patternConflict.recorded) ?? NOTHING;
    const remark = rowMessage('patternAssigned', { recorded });
    return [{ field: 'pattern', value: written('pattern'), remark }];
  }

  private changes(judged: JudgedJob, { pattern }: Partial<JobValues>): CheckedRow['changes'] {
    const { patterns } = this.company.workChoices;
    return [
      ...judged.changes.map(({ kind, before, after }) => ({
        field: kind,
        before: before && this.file.nameOf({ ...before, kind }),
        after: this.file.nameOf({ ...after, kind }),
      })),
      ...(judged.pattern
        ? [
            {
              field: 'pattern' as const,
              before: nameOf(patterns, judged.patternBefore),
              after: pattern ?? null,
            },
          ]
        : []),
    ];
  }

  private stageRow(
    row: number,
    person: { id: string; name: string },
    { facts, pattern }: JudgedJob,
    { reason, department }: Partial<JobValues>,
    changes: CheckedRow['changes'],
  ): void {
    if (department) this.company.departments.markUsed(department);
    const firstDay = earliest(...facts.map(({ from }) => from), ...(pattern ? [pattern.from] : []));
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.field, change[which]]));
    this.staged.push({
      row,
      person,
      seenVersion: this.file.versionOf(person.id),
      facts,
      reason: reason ?? null,
      pattern,
      before: side('before'),
      after: { from: firstDay, ...side('after'), ...(reason && { reason }) },
    });
  }
}

/** Several changes of one day are in rows of their own, each with other fields. */
function statedFields(values: Partial<JobValues>): string {
  return Object.entries(values)
    .flatMap(([field, value]) =>
      value == null || ['from', 'reason', 'inForce'].includes(field) ? [] : field,
    )
    .sort()
    .join();
}

function workNotes(judged: JudgedJob | undefined): RowMessage[] {
  const { patternMoved, pattern } = judged ?? {};
  if (patternMoved === 'leftOut') return [rowMessage('patternLeftOut')];
  return patternMoved === 'later' && pattern
    ? [rowMessage('patternFrom', { from: pattern.from })]
    : [];
}

function firstNotes({ isFirst, facts }: JudgedJob, from: CalendarDate | undefined): RowMessage[] {
  return isFirst && from !== EARLIEST_EMPLOYMENT && facts.some(isFromBeginning)
    ? [rowMessage('fromBeginning')]
    : [];
}

function shown(parsed: JobRow): ShownRecord {
  const { values } = parsed;
  return {
    ...shownPerson(parsed),
    ...Object.fromEntries(SHOWN.map((field) => [field, values[field] ?? null])),
    manager: values.manager ?? values.managerId ?? null,
    approver: values.approver ?? values.approverId ?? null,
  };
}
