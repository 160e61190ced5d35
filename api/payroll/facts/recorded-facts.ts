import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../contract/audit-actions.js';
import type { AuditSubject } from '../../contract/audit.js';
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

/** No pay is derived from drafts, downloads, exports and files of the payroll office. */
const NO_FACTS = [
  'payroll.start',
  'payroll.discard',
  'payroll.sign',
  'payroll.four_eyes_asked',
  'payroll.four_eyes_kept',
  'payroll.bank_file',
  'payroll.not_sent',
  'payroll.hand_over',
  'payroll.payslips_zip',
  'payroll.files',
  'payroll.file_assign',
  'payroll.file_remove',
  'payroll.publish',
  'leave.export',
] as const satisfies AuditAction[];
const FACTS = `subject IN (${SUBJECTS.map(() => '?').join(', ')}) AND action NOT IN (${NO_FACTS.map(() => '?').join(', ')})`;

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

  /** True if facts were recorded since a draft was computed; false while it is being computed. */
  async isStale({
    progress,
    stamp,
  }: {
    progress: object | null;
    stamp: FactsStamp | null;
  }): Promise<boolean> {
    return progress === null && (stamp === null || !(await this.isCurrent(stamp)));
  }

  async isCurrent({ since, facts }: FactsStamp): Promise<boolean> {
    return (await this.countSince(since)) === facts;
  }

  /** The people whom the facts since then are about; undefined where one can be about everybody. */
  async peopleSince({ since }: FactsStamp): Promise<string[] | undefined> {
    const people = await this.work.read<{ id: string | null }>(
      `SELECT DISTINCT employee_id AS id FROM audit_entry WHERE ${FACTS} AND recorded_at >= ?`,
      [...SUBJECTS, ...NO_FACTS, since],
    );
    const named = people.flatMap(({ id }) => id ?? []);
    return named.length === people.length ? named : undefined;
  }

  private async countSince(since: number): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM audit_entry WHERE ${FACTS} AND recorded_at >= ?`,
      [...SUBJECTS, ...NO_FACTS, since],
    );
    return Number(row?.n);
  }
}
