import { setImmediate } from 'node:timers/promises';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import type { EmploymentPeriods } from '../../employee/employment-periods.js';
import type { JobNames } from '../../employee/job/job-names.js';
import type { JobFactValue } from '../../employee/job/todays-job.js';
import { NOTHING } from '../file/cell-text.js';
import type { ImportChoices } from '../file/value-words.js';
import type { EmployeeLookup, FileDepartments } from './employee-lookup.js';
import type { JobReferences } from './job-references.js';
import type { JobValues } from './job-row.js';
import { judgeJobHistory, type JudgedJob, type StatedJob } from './judge-job-history.js';
import type { KnownWork, KnownWorkReader, WorkChoices } from './known-work.js';
import type { RowOfPerson } from './person-rows.js';
import type { ReadRow } from './row-reading.js';
import type { DatedFact } from './staged-work.js';

export interface JobCompany {
  lookup: EmployeeLookup;
  periods: EmploymentPeriods;
  work: KnownWorkReader;
  names: JobNames;
  departments: FileDepartments;
  choices: ImportChoices;
  workChoices: WorkChoices;
}

export type JobRow = RowOfPerson<ReadRow<Partial<JobValues>>>;

const AT_ONCE = 100;
const TEXTS = ['designation', 'location', 'contractEnd', 'probationEnd'] as const;

/** What the rows of a file say of each person, beside what is known of the people. */
export class FileJobs {
  private readonly stated = new Map<string, Map<string, StatedJob>>();
  private readonly departments = new Map<string, string>();
  private known = new Map<string, KnownWork>();
  private results = new Map<number, JudgedJob>();
  private outside = new Set<number>();
  private storedName: (value: JobFactValue) => string | null = () => null;

  constructor(
    private readonly company: JobCompany,
    private readonly references: JobReferences,
  ) {}

  /** A row that counts. */
  add(row: JobRow): void {
    const { person, identity, values } = row;
    if (!person || identity === undefined || !values.from) return;
    const rows = this.stated.get(person.id) ?? new Map<string, StatedJob>();
    rows.set(identity, this.statedJob(row, values.from));
    this.stated.set(person.id, rows);
  }

  /** All rows of these people, since each is compared with those before it. */
  async judge(ids: readonly string[]): Promise<void> {
    this.known = new Map();
    this.results = new Map();
    this.outside = new Set();
    for (const some of inTurns(ids)) {
      await this.judgePeople(some);
      await setImmediate();
    }
    await this.readNames();
  }

  judged(row: number): JudgedJob | undefined {
    return this.results.get(row);
  }

  /** Of a day on which the person was not employed. */
  isOutside(row: number): boolean {
    return this.outside.has(row);
  }

  nameOf(value: JobFactValue): string | null {
    return this.storedName(value) ?? this.departments.get(value.valueId ?? '') ?? null;
  }

  versionOf(id: string): number | null {
    return this.known.get(id)?.version ?? null;
  }

  private statedJob({ row, values, person, faults }: JobRow, from: CalendarDate): StatedJob {
    const { department, employmentType, pattern } = values;
    const { workChoices } = this.company;
    const texts = TEXTS.flatMap((kind): JobFactValue[] => {
      const value = values[kind];
      return value ? [{ kind, valueId: null, value: value === NOTHING ? null : value }] : [];
    });
    const references = (['manager', 'approver'] as const).flatMap(
      (field) => this.references.find(field, values, person?.id).value ?? [],
    );
    const type = employmentType && {
      kind: 'employmentType' as const,
      valueId: workChoices.employmentTypes.get(employmentType) ?? null,
      value: null,
    };
    return {
      row,
      from,
      values: [
        ...(department ? [this.departmentNamed(department)] : []),
        ...texts,
        ...references,
        ...(type ? [type] : []),
      ],
      pattern: workChoices.patterns.get(pattern ?? '') ?? null,
      counts: faults.length === 0,
    };
  }

  private departmentNamed(written: string): JobFactValue {
    const { id, name } = this.company.departments.findOrAdd(written);
    this.departments.set(id, name);
    return { kind: 'department', valueId: id, value: null };
  }

  private async judgePeople(ids: string[]): Promise<void> {
    const known = await this.company.work.people(ids);
    const periods = await this.company.periods.readMany(ids);
    for (const [id, work] of known) {
      const { facts, patterns } = work;
      this.known.set(id, work);
      const { firstOpenDay } = this.company.workChoices;
      const person = { facts, patterns, firstOpenDay };
      const rows = [...(this.stated.get(id)?.values() ?? [])];
      const judged = judgeJobHistory(person, rows);
      const outside = rows.filter(({ row, from }) => {
        const one = judged.get(row);
        return one && recordsOnDay(one) && !isEmployedOn(periods.get(id) ?? [], from);
      });
      for (const { row } of outside) this.outside.add(row);
      const counting = rows.map((row) =>
        this.outside.has(row.row) ? { ...row, counts: false } : row,
      );
      const final = outside.length > 0 ? judgeJobHistory(person, counting) : judged;
      for (const [row, one] of final) this.results.set(row, one);
    }
  }

  private async readNames(): Promise<void> {
    const values = [...this.known.values()].flatMap(({ facts }): JobFactValue[] => [...facts]);
    const written = [...this.results.values()].flatMap(({ facts }) => facts);
    this.storedName = await this.company.names.read([...values, ...written]);
  }
}

/** Lets others have their turn after each. */
export function inTurns<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, turn) =>
    all.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE),
  );
}

export function records({ facts, pattern }: JudgedJob): boolean {
  return facts.length > 0 || pattern !== null;
}

/** Unlike the first row, which may be of a day before the employment. */
function recordsOnDay(judged: JudgedJob): boolean {
  return judged.isFirst ? judged.facts.some((fact) => !isFromBeginning(fact)) : records(judged);
}

export function isFromBeginning({ from }: DatedFact): boolean {
  return from === EARLIEST_EMPLOYMENT;
}
