import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '../../contract/audit.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Subjects whose changes can move what is due. Every change of them is an entry of the audit log. */
const SUBJECTS = [
  'department',
  'employee',
  'salary',
  'leave',
  'type',
  'pattern',
  'calendar',
  'assignment',
  'import',
  'payroll',
] as const satisfies AuditSubject[];

/** No pay is derived from drafts, downloads and files of the payroll office. */
const NO_FACTS = [
  'payroll.start',
  'payroll.discard',
  'payroll.bank_file',
  'payroll.hand_over',
  'payroll.payslips_zip',
  'payroll.files',
  'payroll.file_assign',
  'payroll.file_remove',
  'payroll.publish',
];
const FACTS = `subject IN (${SUBJECTS.map(() => '?').join(', ')}) AND action NOT IN (${NO_FACTS.map(() => '?').join(', ')})`;

/** Those that are about one person each. */
const PERSONAL: readonly AuditSubject[] = ['employee', 'salary', 'leave'];
const PERSONAL_ACTIONS: readonly string[] = ['payroll.assign', 'payroll.hold', 'payroll.release'];

/** By the id of an entry's subject. Holding and releasing are entries of the run: somebody released still has a payslip on hold. */
const PEOPLE: ((ids: string) => string)[] = [
  (ids) => `SELECT id, id AS person FROM employee WHERE id IN (${ids})`,
  ...['leave_request', 'salary', 'pay_assignment'].map(
    (table) => (ids: string) =>
      `SELECT id, employee_id AS person FROM ${table} WHERE id IN (${ids})`,
  ),
  (ids) => `SELECT run_id AS id, employee_id AS person FROM pay_hold WHERE run_id IN (${ids})`,
  (ids) =>
    `SELECT run_id AS id, employee_id AS person FROM payslip WHERE state = 'held' AND run_id IN (${ids})`,
];

/** Units that began before a computation may be stored after it. */
const OVERLAP_MS = 10 * 60 * 1000;

export interface FactsStamp {
  since: number;
  facts: number;
}

/** Tells whether a fact was recorded since a computation read them: by the number of entries in the audit log. */
@Injectable()
export class RecordedFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async stamp(): Promise<FactsStamp> {
    const since = this.clock.now() - OVERLAP_MS;
    return { since, facts: await this.countSince(since) };
  }

  async isCurrent({ since, facts }: FactsStamp): Promise<boolean> {
    return (await this.countSince(since)) === facts;
  }

  /** The people whom the facts since then are about, and some more; undefined where they can be about everybody. */
  async peopleSince({ since }: FactsStamp): Promise<string[] | undefined> {
    const entries = await this.work.read<{ subject: AuditSubject; action: string; id: string }>(
      `SELECT DISTINCT subject, action, subject_id AS id FROM audit_entry WHERE ${FACTS} AND recorded_at >= ?`,
      [...SUBJECTS, ...NO_FACTS, since],
    );
    if (
      entries.some(
        ({ subject, action }) => !PERSONAL.includes(subject) && !PERSONAL_ACTIONS.includes(action),
      )
    )
      return undefined;
    const rows = await readByIds([...new Set(entries.map(({ id }) => id))], (ids, places) =>
      this.work.read<{ id: string; person: string | null }>(
        PEOPLE.map((select) => select(places)).join(' UNION '),
        PEOPLE.flatMap(() => ids),
      ),
    );
    const people = rows.flatMap(({ id, person }) => (person === null ? [] : [{ id, person }]));
    const found = new Set(people.map(({ id }) => id));
    // Given to more than one person, or taken back since.
    if (entries.some(({ action, id }) => action === 'payroll.assign' && !found.has(id)))
      return undefined;
    return [...new Set(people.map(({ person }) => person))];
  }

  private async countSince(since: number): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM audit_entry WHERE ${FACTS} AND recorded_at >= ?`,
      [...SUBJECTS, ...NO_FACTS, since],
    );
    return Number(row?.n);
  }
}
