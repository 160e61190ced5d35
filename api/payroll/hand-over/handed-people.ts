import { Injectable } from '@nestjs/common';
import { BankAccounts } from '../../bank-account/bank-accounts.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { jobOn, type JobKind } from '../../contract/employee/job-facts.js';
import { JobFactReader } from '../../employee/job/job-fact-reader.js';
import { JobNames } from '../../employee/job/job-names.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { absentOf, type StoredRun } from '../facts/pay-run-store.js';
import {
  asApproved,
  PERSONAL_DETAILS,
  personChanges,
  type PersonChanges,
  type RecordedChange,
} from './personal-changes.js';

export interface HandedPerson extends PersonChanges {
  id: string;
  employeeId: string;
  name: string;
  department: string;
  designation: string | null;
  dob: CalendarDate | null;
  hireDate: CalendarDate | null;
  leftOn: CalendarDate | null;
  iban: string | null;
  bic: string | null;
  holder: string | null;
  /** For 'Joined', 'Left' and 'Changed'. */
  status: string;
}

/** The regular run before: when it was approved, and the last day of its period. */
export interface PreviousRun {
  at: number;
  to: CalendarDate;
}

type PersonRow = Pick<
  HandedPerson,
  'id' | 'employeeId' | 'name' | 'department' | 'designation' | 'dob' | 'hireDate' | 'leftOn'
> & {
  /** The bank account that was approved; without one for who is not paid. */
  approved?: Pick<HandedPerson, 'iban' | 'bic' | 'holder'>;
};

/** The people of a run, as a payroll office keeps them, with what changed since the regular run that was approved before. */
@Injectable()
export class HandedPeople {
  constructor(
    private readonly work: UnitOfWork,
    private readonly banks: BankAccounts,
    private readonly jobs: JobFactReader,
    private readonly names: JobNames,
  ) {}

  async read(run: StoredRun, previous: PreviousRun | undefined): Promise<HandedPerson[]> {
    const people = await this.people(run);
    const ids = people.map(({ id }) => id);
    const banks = await this.banks.readMany(ids);
    const recorded = await this.recorded(ids, previous?.at ?? Number(run.approvedAt));
    const known = await this.paidBefore(run, ids);
    const jobOf = await this.jobsOnLastDay(run, ids);
    return people.map((current) => {
      const {
        iban = null,
        bic = null,
        holder = null,
      } = current.approved ?? banks.get(current.id) ?? {};
      const entries = recorded.get(current.id) ?? [];
      const changes = personChanges(entries, run);
      const { approved: _, ...approved } = asApproved(current, entries, run);
      const person = { ...approved, ...jobOf(current.id) };
      const isNew = (day: CalendarDate | null) =>
        day !== null && day <= run.to && (previous ? day > previous.to : day >= run.from);
      const joined = !known.has(person.id) && (previous !== undefined || isNew(person.hireDate));
      const left =
        isNew(person.leftOn) ||
        (person.leftOn !== null &&
          person.leftOn <= run.to &&
          changes.changes.includes(`${PERSONAL_DETAILS.leftOn}: `));
      const marks = { Joined: joined, Left: left, Changed: changes.changes !== '' };
      return {
        ...person,
        iban,
        bic,
        holder,
        ...changes,
        status: Object.entries(marks)
          .flatMap(([mark, applies]) => (applies ? [mark] : []))
          .join(', '),
      };
    });
  }

  /** With a payslip, also one on hold, or listed as people without one. */
  private async people(run: StoredRun): Promise<PersonRow[]> {
    const slips = await this.work.read<
      { id: string; state: string } & NonNullable<PersonRow['approved']>
    >('SELECT employee_id AS id, state, iban, bic, holder FROM payslip WHERE run_id = ?', [run.id]);
    const approved = new Map(
      slips.flatMap(({ id, state, ...account }) => (state === 'held' ? [] : [[id, account]])),
    );
    const ids = [
      ...new Set([
        ...slips.map(({ id }) => id),
        ...absentOf(run).map(({ employeeId }) => employeeId),
      ]),
    ];
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<PersonRow & { folded: string }>(
        `SELECT e.id, e.employee_id AS employeeId, a.name, d.name AS department, e.designation, e.dob, e.hire_date AS hireDate, e.left_on AS leftOn, e.name_folded AS folded
       FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id WHERE e.id IN (${places})`,
        some,
      ),
    );
    return rows
      .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.id < b.id ? -1 : 1))
      .map(({ folded: _, ...row }) => ({ ...row, approved: approved.get(row.id) }));
  }

  /** Department and title of the period's last day as they were known at the approval; nothing where none was recorded for a day by then. */
  private async jobsOnLastDay(
    { to, approvedAt }: StoredRun,
    ids: readonly string[],
  ): Promise<(id: string) => Partial<Pick<HandedPerson, 'department' | 'designation'>>> {
    const facts = await this.jobs.readPeople(ids, 'department', 'designation');
    const nameOf = await this.names.read([...facts.values()].flat());
    return (id) => {
      const known = facts.get(id) ?? [];
      const { department, designation } = jobOn(known, to, approvedAt ?? undefined);
      const isRecorded = (kind: JobKind) =>
        known.some(
          (fact) =>
            fact.kind === kind &&
            fact.recordedAt > 0 &&
            fact.recordedAt <= (approvedAt ?? Infinity),
        );
      return {
        ...(department &&
          isRecorded('department') && { department: nameOf(department.fact) ?? '' }),
        ...(isRecorded('designation') && { designation: designation?.fact.value ?? null }),
      };
    };
  }

  /** Off-cycle runs have few people, so that what is handed over with them is marked again. */
  async previous({ id, approvedAt }: StoredRun): Promise<PreviousRun | undefined> {
    const [row] = await this.work.read<{ at: number | string; to: CalendarDate }>(
      `SELECT r.approved_at AS at, p.end_date AS "to" FROM pay_run r JOIN pay_period p ON p.id = r.period_id
       WHERE r.kind = 'regular' AND r.state IN ('approved', 'paying', 'paid') AND r.id <> ? AND r.approved_at <= ? ORDER BY r.approved_at DESC, r.id DESC LIMIT 1`,
      [id, approvedAt],
    );
    return row && { at: Number(row.at), to: row.to };
  }

  private async recorded(
    ids: readonly string[],
    since: number,
  ): Promise<Map<string, RecordedChange[]>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<RecordedChange>(
        `SELECT subject_id AS employeeId, action, recorded_at AS recordedAt, value_before AS "before", value_after AS "after" FROM audit_entry
       WHERE subject_id IN (${places}) AND subject = 'employee' AND recorded_at > ? ORDER BY recorded_at, id`,
        [...some, since],
      ),
    );
    const entries = new Map<string, RecordedChange[]>();
    for (const row of rows)
      entries.set(row.employeeId, [...(entries.get(row.employeeId) ?? []), row]);
    return entries;
  }

  /** With a payslip in a run that was approved before, also one on hold. */
  private async paidBefore(
    { id, approvedAt }: StoredRun,
    ids: readonly string[],
  ): Promise<Set<string>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string }>(
        `SELECT DISTINCT s.employee_id AS id FROM payslip s JOIN pay_run r ON r.id = s.run_id
       WHERE s.employee_id IN (${places}) AND s.run_id <> ? AND r.approved_at <= ?`,
        [...some, id, approvedAt],
      ),
    );
    return new Set(rows.map((row) => row.id));
  }
}
