import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import type { ImportState } from '../contract/imports.js';
import { Housekeeping } from '../platform/database/periodic/housekeeping.js';
import { ImportJob } from './import-job.entity.js';
import { ImportRows } from './import-rows.js';
import { ImportWork } from './import-work.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files hold everybody's pay: what nobody needs any more is not kept. */
@Injectable()
export class ImportRetention {
  constructor(
    private readonly clock: Clock,
    private readonly rows: ImportRows,
    private readonly imports: ImportWork,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add(async (manager) => {
      await this.removeUnused(manager);
      await this.forgetRows(manager);
    });
  }

  /** What was never imported is gone after a month; what was never read to its end, since the server was killed, after a day. */
  private async removeUnused(manager: EntityManager): Promise<void> {
    for (const job of [...(await this.older(manager, ['Reading'], 1)), ...(await this.older(manager, ['Uploaded', 'Checked'], 30))]) {
      await this.imports.of(job.kind).discard(manager, job.id);
      await this.rows.forget(manager, job.id);
      await manager.delete(ImportJob, { id: job.id });
    }
  }

  /** Of what was imported, the file's rows go after three months; what an undoing needs stays. Of what was undone, everything but the fact. */
  private async forgetRows(manager: EntityManager): Promise<void> {
    for (const job of await this.older(manager, ['Applied'], 90)) await this.rows.forget(manager, job.id);
    for (const job of await this.older(manager, ['Undone'], 30)) {
      await this.imports.of(job.kind).discard(manager, job.id);
      await this.rows.forget(manager, job.id);
    }
  }

  /** Those that still have rows, or are not to be kept at all. */
  private older(manager: EntityManager, states: ImportState[], days: number): Promise<ImportJob[]> {
    return manager
      .createQueryBuilder(ImportJob, 'job')
      .where('job.state IN (:...states) AND job.created_at < :before', { states, before: this.clock.now() - days * DAY_MS })
      .andWhere("(job.state IN ('Reading', 'Uploaded', 'Checked') OR EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = job.id))")
      .getMany();
  }
}
