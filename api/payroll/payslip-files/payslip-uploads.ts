import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { PayslipFileRecord, SkippedFile } from '../../contract/payroll/payslip-files.js';
import { refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { absentOf, PayRunStore, requireApproved, type StoredRun } from '../facts/pay-run-store.js';
import { FileNameMatch, type FoundPerson, type NamedPerson } from './file-name-match.js';
import { displayName } from './payslip-file-name.js';
import { fileRecord, PayslipFileStore } from './payslip-file-store.js';

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

interface StoredPdf {
  id: string;
  name: string;
  sha256: string;
}

/** Stores PDFs of a payroll office, each with its person as far as its name tells. */
@Injectable()
export class PayslipUploads {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly runs: PayRunStore,
    private readonly files: PayslipFileStore,
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
      const stored = await manager.query<StoredPdf[]>(
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
        const file = { id: newId(), name: displayName(name), sha256 };
        known.set(sha256, file);
        ids.add(file.id);
        added.add(file.id);
        await this.store(manager, actor, run, { ...file, bytes, found: people.find(name) });
      }
      const files = (await this.files.ofRun(runId)).filter(({ id }) => ids.has(id));
      const fresh = files.filter(({ id }) => added.has(id));
      const matched = fresh.filter(({ employeeId }) => employeeId !== null).length;
      const after = { files: fresh.length, matched };
      await this.audit.record(actor, auditedRun('payroll.files', run, after));
      return { files: files.map(fileRecord), added: fresh.length, skipped };
    });
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    run: StoredRun,
    { found, ...file }: StoredPdf & { bytes: Buffer; found: FoundPerson | undefined },
  ): Promise<void> {
    await insertRow(manager, 'payslip_file', {
      ...file,
      employee_id: found?.id ?? null,
      matched_by: found?.by ?? null,
      period_id: run.periodId,
      run_id: run.id,
      size: file.bytes.length,
      created_by: actor.accountId,
      created_at: this.clock.now(),
    });
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
}
