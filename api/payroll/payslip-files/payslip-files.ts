import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type {
  FileMatch,
  PayslipFileRecord,
  SkippedFile,
} from '../../contract/payroll/payslip-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { lockRecord, UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { mayReadPayslipFile, payslipFileNotFound, payslipFileRefused } from '../access.js';
import { absentOf, PayRunStore, requireApproved, type StoredRun } from '../facts/pay-run-store.js';
import { FileNameMatch, type NamedPerson } from './file-name-match.js';
import { displayName } from './payslip-file-name.js';
import { PayslipFilesPublished } from './payslip-files.events.js';

export interface UploadedPdf {
  name: string;
  bytes: Buffer;
}

interface Added {
  files: PayslipFileRecord[];
  /** Those that the run did not have yet. */
  added: number;
  skipped: SkippedFile[];
}

interface FileRow {
  id: string;
  name: string;
  bytes: number;
  runId: string;
  employeeId: string | null;
  employeeNumber: string | null;
  employeeName: string | null;
  accountId: string | null;
  matchedBy: FileMatch | null;
  from: string;
  publishedAt: number | string | null;
}

const FILES = `SELECT f.id, f.name, f.size AS bytes, f.run_id AS runId, f.employee_id AS employeeId, e.employee_id AS employeeNumber, a.name AS employeeName, e.account_id AS accountId, f.matched_by AS matchedBy, p.start_date AS "from",
    f.published_at AS publishedAt
  FROM payslip_file f JOIN pay_period p ON p.id = f.period_id LEFT JOIN employee e ON e.id = f.employee_id LEFT JOIN account a ON a.id = e.account_id`;

/** PDFs of a payroll office, which stand beside our payslips or instead of them. */
@Injectable()
export class PayslipFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly runs: PayRunStore,
    private readonly events: Events,
  ) {}

  async requireRun(runId: string): Promise<void> {
    requireApproved(await this.runs.find(runId));
  }

  /** All files of an upload in one unit. One that the run has already is not stored again; under another name it is told. */
  add(actor: Actor, runId: string, pdfs: readonly UploadedPdf[]): Promise<Added> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'pay_run', runId);
      const run = await this.runs.find(runId);
      requireApproved(run);
      const people = new FileNameMatch(await this.people(run));
      const stored = await manager.query<{ id: string; name: string; sha256: string }[]>(
        'SELECT id, name, sha256 FROM payslip_file WHERE run_id = ?',
        [runId],
      );
      const known = new Map(stored.map((file) => [file.sha256, file]));
      const skipped: SkippedFile[] = [];
      const ids = new Set<string>();
      const added = new Set<string>();
      for (const { name, bytes } of pdfs) {
        // The embedded database stores all of them without a pause.
        await setImmediate();
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const same = known.get(sha256);
        if (same) {
          ids.add(same.id);
          if (same.name !== displayName(name))
            skipped.push({ name, reason: refusal('payroll.same_pdf', { name: same.name }) });
          continue;
        }
        const id = newId();
        known.set(sha256, { id, name: displayName(name), sha256 });
        ids.add(id);
        added.add(id);
        const found = people.find(name);
        await insertRow(manager, 'payslip_file', {
          id,
          employee_id: found?.id ?? null,
          matched_by: found?.by ?? null,
          period_id: run.periodId,
          run_id: runId,
          name: displayName(name),
          size: bytes.length,
          sha256,
          created_by: actor.accountId,
          created_at: this.clock.now(),
          bytes,
        });
      }
      const files = (await this.listOfRun(runId)).filter(({ id }) => ids.has(id));
      const fresh = files.filter(({ id }) => added.has(id));
      await this.record(actor, 'payroll.files', run, {
        files: fresh.length,
        matched: fresh.filter(({ employeeId }) => employeeId !== null).length,
      });
      return { files: files.map(fileRecord), added: fresh.length, skipped };
    });
  }

  async list(runId: string): Promise<{ files: PayslipFileRecord[]; fingerprint: string }> {
    await this.runs.find(runId);
    const rows = await this.listOfRun(runId);
    return { files: rows.map(fileRecord), fingerprint: fingerprintOf(rows) };
  }

  /** Null takes the person away again. */
  assign(actor: Actor, id: string, employeeId: string | null): Promise<PayslipFileRecord> {
    return this.work.write(async (manager) => {
      const before = await this.locked(manager, id);
      if (before.publishedAt !== null)
        throw new Problem('payroll.file_published', refusal('payroll.file_published'));
      const employee =
        employeeId === null
          ? null
          : await this.employees.requireReferenced(employeeId, 'employeeId');
      await manager.query('UPDATE payslip_file SET employee_id = ?, matched_by = ? WHERE id = ?', [
        employee?.id ?? null,
        employee && 'hand',
        id,
      ]);
      await this.audit.record(actor, {
        action: 'payroll.file_assign',
        subject: 'payroll',
        id,
        name: before.name,
        ...(employee && { employeeId: employee.id }),
        before: { employee: before.employeeName },
        after: { employee: employee?.name ?? null },
      });
      return fileRecord(await this.find(id));
    });
  }

  /** Also one that is published: it may be somebody else's. */
  remove(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const { name, employeeName, employeeId, publishedAt } = await this.locked(manager, id);
      await manager.query('DELETE FROM payslip_file WHERE id = ?', [id]);
      await this.audit.record(actor, {
        action: 'payroll.file_remove',
        subject: 'payroll',
        id,
        name,
        ...(employeeId !== null && { employeeId }),
        before: { employee: employeeName, published: publishedAt !== null },
      });
    });
  }

  /** All files of a run that are not published yet, if they are those that were seen. Each needs its person. */
  publish(actor: Actor, runId: string, seen: string): Promise<number> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'pay_run', runId);
      const run = await this.runs.find(runId);
      requireApproved(run);
      const files = (await this.listOfRun(runId)).filter(({ publishedAt }) => publishedAt === null);
      if (fingerprintOf(files) !== seen)
        throw new Problem('payroll.files_changed', refusal('payroll.files_changed'));
      const unknown = files.filter(({ employeeId }) => employeeId === null);
      if (unknown.length > 0)
        throw new Problem(
          'payroll.files_unmatched',
          refusal('payroll.files_unmatched', { count: unknown.length }),
        );
      if (files.length === 0) return 0;
      await manager.query(
        'UPDATE payslip_file SET published_at = ? WHERE run_id = ? AND published_at IS NULL',
        [this.clock.now(), runId],
      );
      await this.events.emit(
        new PayslipFilesPublished(
          runId,
          files.map(({ id, accountId }) => ({ id, accountId: accountId as string })),
        ),
      );
      await this.record(actor, 'payroll.publish', run, { files: files.length });
      return files.length;
    });
  }

  async read(
    actor: Actor,
    id: string,
  ): Promise<{ bytes: Buffer; employeeId: string | null; employeeNumber: string; from: string }> {
    const [row] = await this.work.read<FileRow>(`${FILES} WHERE f.id = ?`, [id]);
    if (!row || !mayReadPayslipFile(actor, row)) throw payslipFileRefused(actor);
    const [content] = await this.work.read<{ bytes: Buffer }>(
      'SELECT bytes FROM payslip_file WHERE id = ?',
      [id],
    );
    if (!content) throw payslipFileNotFound();
    return {
      bytes: Buffer.from(content.bytes),
      employeeId: row.employeeId,
      employeeNumber: row.employeeNumber ?? '',
      from: row.from,
    };
  }

  /** With its run, so that its files are not published meanwhile. */
  private async locked(manager: EntityManager, id: string): Promise<FileRow> {
    await lockRecord(manager, 'pay_run', (await this.find(id)).runId);
    return this.find(id);
  }

  /** Those without a person first. */
  private listOfRun(runId: string): Promise<FileRow[]> {
    return this.work.read<FileRow>(
      `${FILES} WHERE f.run_id = ? ORDER BY CASE WHEN f.employee_id IS NULL THEN 0 ELSE 1 END, f.name, f.id`,
      [runId],
    );
  }

  private async find(id: string): Promise<FileRow> {
    const [row] = await this.work.read<FileRow>(`${FILES} WHERE f.id = ?`, [id]);
    if (!row) throw payslipFileNotFound();
    return row;
  }

  /** With a payslip of the run, or listed without one. */
  private async people(run: StoredRun): Promise<NamedPerson[]> {
    const slips = await this.work.read<{ id: string }>(
      'SELECT employee_id AS id FROM payslip WHERE run_id = ?',
      [run.id],
    );
    const ids = [
      ...new Set([
        ...slips.map(({ id }) => id),
        ...absentOf(run).map(({ employeeId }) => employeeId),
      ]),
    ];
    return readByIds(ids, (some, places) =>
      this.work.read<NamedPerson>(
        `SELECT e.id, e.employee_id AS employeeId, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
        some,
      ),
    );
  }

  private record(
    actor: Actor,
    action: string,
    { id, name, from, to }: StoredRun,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(actor, {
      action,
      subject: 'payroll',
      id,
      name: name ?? `${from} – ${to}`,
      after,
    });
  }
}

/** Differs as soon as an unpublished file comes, goes or becomes somebody else's. */
function fingerprintOf(rows: readonly FileRow[]): string {
  const waiting = rows
    .filter(({ publishedAt }) => publishedAt === null)
    .map(({ id, employeeId }) => `${id} ${employeeId ?? ''}`);
  return createHash('sha256').update(waiting.sort().join('\n')).digest('hex');
}

function fileRecord({
  id,
  name,
  bytes,
  employeeId,
  employeeNumber,
  employeeName,
  matchedBy,
  publishedAt,
}: FileRow): PayslipFileRecord {
  const employee =
    employeeId === null
      ? null
      : { _id: employeeId, employeeId: employeeNumber ?? '', name: employeeName ?? '' };
  return {
    _id: id,
    name,
    bytes: Number(bytes),
    employee,
    matchedBy,
    publishedAt: publishedAt === null ? null : new Date(Number(publishedAt)).toISOString(),
  };
}
