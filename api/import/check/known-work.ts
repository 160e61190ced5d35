import { Injectable } from '@nestjs/common';
import type { BankDetails } from '../../bank-account/bank-accounts.js';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { JobFact } from '../../contract/employee/job-facts.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { JobFactReader } from '../../employee/job/job-fact-reader.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import {
  assignedSpans,
  type AssignmentRow,
} from '../../working-time/assignments/assignment-spans.js';
import { ClosedLeave } from '../../working-time/closed-leave.js';

/** What a file can say of somebody's work, with what it needs to be stored. */
export interface WorkChoices {
  /** Ids by name. */
  employmentTypes: ReadonlyMap<string, string>;
  patterns: ReadonlyMap<string, string>;
  /** The first day that is in no closed leave year: working time is assigned from then on. */
  firstOpenDay: CalendarDate;
}

export interface KnownWork {
  /** Of the employee. */
  version: number;
  facts: readonly JobFact[];
  patterns: KnownPatterns;
  account: (BankDetails & { version: number }) | null;
}

type PatternRow = Omit<AssignmentRow, 'inherit'> & { holder: string; inherit: number };

/** Which work pattern somebody has on which day. */
export class KnownPatterns {
  constructor(
    private readonly own: readonly AssignmentRow[],
    private readonly everybody: readonly AssignmentRow[],
  ) {}

  on(day: CalendarDate): string | null {
    return spanOn(assignedSpans(this.own, this.everybody), day)?.target ?? null;
  }

  /** An assignment of the person from this very day. */
  from(day: CalendarDate): { target: string | null } | undefined {
    return this.own.find(({ from }) => from === day);
  }

  with(from: CalendarDate, target: string): KnownPatterns {
    return new KnownPatterns([...this.own, { from, target, inherit: false }], this.everybody);
  }
}

/** Reads what is known of people's work and bank accounts. Checks no access. */
@Injectable()
export class KnownWorkReader {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: JobFactReader,
    private readonly closedLeave: ClosedLeave,
  ) {}

  async choices(): Promise<WorkChoices> {
    const types = await this.named('SELECT id, name FROM employment_type');
    const patterns = await this.named(
      'SELECT id, name FROM work_pattern WHERE archived_at IS NULL',
    );
    const firstOpenDay = await this.closedLeave.firstOpenDay('pattern', EARLIEST_EMPLOYMENT);
    return { employmentTypes: types, patterns, firstOpenDay };
  }

  async people(ids: readonly string[]): Promise<Map<string, KnownWork>> {
    const versions = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string; version: number }>(
        `SELECT id, version FROM employee WHERE id IN (${places})`,
        some,
      ),
    );
    const facts = await this.facts.readPeople(ids);
    const accounts = await this.accounts(ids);
    const everybody = await this.patterns([EVERYBODY]);
    const own = await this.patterns(ids);
    return new Map(
      versions.map(({ id, version }) => [
        id,
        {
          version,
          facts: facts.get(id) ?? [],
          patterns: new KnownPatterns(own.get(id) ?? [], everybody.get(EVERYBODY) ?? []),
          account: accounts.get(id) ?? null,
        },
      ]),
    );
  }

  private async named(sql: string): Promise<Map<string, string>> {
    const rows = await this.work.read<{ id: string; name: string }>(sql);
    return new Map(rows.map(({ id, name }) => [name, id]));
  }

  private async accounts(ids: readonly string[]): Promise<Map<string, KnownWork['account']>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<BankDetails & { id: string; version: number }>(
        `SELECT employee_id AS id, iban, bic, holder, version FROM bank_account WHERE employee_id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ id, ...account }) => [id, account]));
  }

  private async patterns(holders: readonly string[]): Promise<Map<string, AssignmentRow[]>> {
    const rows = await readByIds(holders, (some, places) =>
      this.work.read<PatternRow>(
        `SELECT holder, from_date AS "from", pattern_id AS target, inherit FROM leave_assignment
         WHERE subject = 'pattern' AND live = 1 AND holder IN (${places}) ORDER BY from_date`,
        some,
      ),
    );
    const found = new Map<string, AssignmentRow[]>();
    for (const { holder, inherit, ...row } of rows)
      found.set(holder, [...(found.get(holder) ?? []), { ...row, inherit: Boolean(inherit) }]);
    return found;
  }
}

export function nameOf(named: ReadonlyMap<string, string>, id: string | null): string | null {
  return [...named].find(([, one]) => one === id)?.[0] ?? null;
}
