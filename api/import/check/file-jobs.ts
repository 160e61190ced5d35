import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriods } from '../../employee/employment-periods.js';
import type { JobNames } from '../../employee/job/job-names.js';
import type { JobFactValue } from '../../employee/job/todays-job.js';
import { NOTHING } from '../file/cell-text.js';
import type { ImportChoices } from '../file/value-words.js';
import type { EmployeeLookup, FileDepartment, FileDepartments } from './employee-lookup.js';
import type { JobReferences } from './job-references.js';
import type { JobValues } from './job-row.js';
import { judgeEmployedJobs, type RefusedJob } from './judge-employed-jobs.js';
import type { JudgedJob, StatedJob } from './judge-job-history.js';
import type { KnownWork, KnownWorkReader, WorkChoices } from './known-work.js';
import type { RowOfPerson } from './person-rows.js';
import type { ReadRow } from './row-reading.js';

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
  private readonly departments = new Map<string, FileDepartment>();
  private known = new Map<string, KnownWork>();
  private results = new Map<number, JudgedJob>();
  private refused = new Map<number, RefusedJob>();
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
    this.refused = new Map();
    for (const some of inTurns(ids)) {
      await this.judgePeople(some);
      await setImmediate();
    }
    await this.readNames();
  }

  judged(row: number): JudgedJob | undefined {
    return this.results.get(row);
  }

  refusalOf(row: number): RefusedJob | undefined {
    return this.refused.get(row);
  }

  nameOf(value: JobFactValue): string | null {
    return this.storedName(value) ?? this.departments.get(value.valueId ?? '')?.name ?? null;
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
    const department = this.company.departments.findOrAdd(written);
    this.departments.set(department.id, department);
    return { kind: 'department', valueId: department.id, value: null };
  }

  private async judgePeople(ids: string[]): Promise<void> {
    const known = await this.company.work.people(ids);
    const periods = await this.company.periods.readMany(ids);
    const { firstOpenDay } = this.company.workChoices;
    for (const [id, work] of known) {
      this.known.set(id, work);
      const { judged, refused } = judgeEmployedJobs(
        { ...work, firstOpenDay, employments: periods.get(id) ?? [] },
        [...(this.stated.get(id)?.values() ?? [])],
        (department) => this.departments.get(department)?.closedOn ?? null,
      );
      for (const [row, one] of judged) this.results.set(row, one);
      for (const [row, refusal] of refused) this.refused.set(row, refusal);
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
