import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportState } from '../contract/imports/imports.js';
import { Clock } from '../platform/config/clock.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { ImportHandlers } from './import-handlers.js';
import { ImportRows } from './import-rows.js';
import { UPLOAD } from './import-upload.js';
import { StoredImport } from './import.tables.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Uploaded files contain everybody's pay, so they are deleted when they are no longer needed. */
@Injectable()
export class ImportRetention {
  constructor(
    private readonly clock: Clock,
    private readonly rows: ImportRows,
    private readonly handlers: ImportHandlers,
    private readonly jobs: Jobs,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add(async (manager) => {
      await this.removeUnused(manager);
      await this.removeRows(manager);
    });
  }

  /** Files that were never imported go after a month, and after a day if a killed server left them half read. */
  private async removeUnused(manager: EntityManager): Promise<void> {
    for (const stored of [
      ...(await this.olderThan(manager, ['Reading'], 1)),
      ...(await this.olderThan(manager, ['Uploaded', 'Checked'], 30)),
    ]) {
      await this.handlers.discard(manager, stored);
      await this.jobs.remove(manager, UPLOAD, stored.id);
      await manager.delete(StoredImport, { id: stored.id });
    }
  }

  /** Rows of applied imports go after three months, except those that an undo needs; rows of undone imports after one month. */
  private async removeRows(manager: EntityManager): Promise<void> {
    for (const stored of await this.olderThan(manager, ['Applied'], 90))
      await this.rows.delete(manager, stored.id);
    for (const stored of await this.olderThan(manager, ['Undone'], 30))
      await this.handlers.discard(manager, stored);
  }

  private olderThan(
    manager: EntityManager,
    states: ImportState[],
    days: number,
  ): Promise<StoredImport[]> {
    return manager
      .createQueryBuilder(StoredImport, 'i')
      .where('i.state IN (:...states) AND i.created_at < :before', {
        states,
        before: this.clock.now() - days * DAY_MS,
      })
      .andWhere(
        "(i.state IN ('Reading', 'Uploaded', 'Checked') OR EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = i.id))",
      )
      .getMany();
  }
}
