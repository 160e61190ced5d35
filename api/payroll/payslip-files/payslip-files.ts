import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { PayslipFileRecord } from '../../contract/payroll/payslip-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { mayReadPayslipFile, payslipFileRefused } from '../access.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, requireApproved } from '../facts/pay-run-store.js';
import { fileRecord, PayslipFileStore, type FileRow } from './payslip-file-store.js';
import { PayslipFilesPublished } from './payslip-files.events.js';

/** PDFs of a payroll office, which stand beside our payslips or instead of them. */
@Injectable()
export class PayslipFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly runs: PayRunStore,
    private readonly files: PayslipFileStore,
    private readonly events: Events,
  ) {}

  async list(runId: string): Promise<{ files: PayslipFileRecord[]; fingerprint: string }> {
    await this.runs.find(runId);
    const rows = await this.files.ofRun(runId);
    return { files: rows.map(fileRecord), fingerprint: fingerprintOf(rows) };
  }

  /** Null takes the person away again. */
  assign(actor: Actor, id: string, employeeId: string | null): Promise<PayslipFileRecord> {
    return this.work.write(async (manager) => {
      const before = await this.files.lock(manager, id);
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
      return fileRecord(await this.files.require(id));
    });
  }

  /** Also one that is published: it may be somebody else's. */
  remove(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const { name, employeeName, employeeId, publishedAt } = await this.files.lock(manager, id);
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
      const files = (await this.files.ofRun(runId)).filter(
        ({ publishedAt }) => publishedAt === null,
      );
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
      await this.audit.record(actor, auditedRun('payroll.publish', run, { files: files.length }));
      return files.length;
    });
  }

  async read(
    actor: Actor,
    id: string,
  ): Promise<{ bytes: Buffer; employeeId: string | null; employeeNumber: string; from: string }> {
    const row = await this.files.find(id);
    if (!row || !mayReadPayslipFile(actor, row)) throw payslipFileRefused(actor);
    return {
      bytes: await this.files.content(id),
      employeeId: row.employeeId,
      employeeNumber: row.employeeNumber ?? '',
      from: row.from,
    };
  }
}

/** Differs as soon as an unpublished file comes, goes or becomes somebody else's. */
function fingerprintOf(rows: readonly FileRow[]): string {
  const waiting = rows
    .filter(({ publishedAt }) => publishedAt === null)
    .map(({ id, employeeId }) => `${id} ${employeeId ?? ''}`);
  return createHash('sha256').update(waiting.sort().join('\n')).digest('hex');
}
