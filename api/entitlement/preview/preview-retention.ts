import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { PreviewJob } from './preview-job.js';
import { RecreditedPeople } from './recredited-people.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deleted at a time, so that nobody who writes waits for long. */
const ROWS_PER_UNIT = 500;

/** Previews go after a day: by then, rules or people have changed. */
@Injectable()
export class PreviewRetention {
  private readonly periodic: PeriodicJob;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly job: PreviewJob,
    private readonly recredited: RecreditedPeople,
    periodicJobs: PeriodicJobs,
  ) {
    this.periodic = periodicJobs.add('leave previews', (stopping) => this.removeOld(stopping));
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.periodic.run();
  }

  private async removeOld(stopping: AbortSignal): Promise<void> {
    for (const { id } of await this.work.read<{ id: string }>(
      'SELECT id FROM leave_preview WHERE created_at < ?',
      [this.clock.now() - DAY_MS],
    )) {
      while (!stopping.aborted && (await this.removeSome(id)));
    }
  }

  /** False once nothing is left of it. */
  private async removeSome(id: string): Promise<boolean> {
    const rows = await this.work.read<{ id: string }>(
      'SELECT id FROM leave_preview_row WHERE preview_id = ? LIMIT ?',
      [id, ROWS_PER_UNIT],
    );
    await this.work.write(async (manager) => {
      if (rows.length > 0) {
        await manager.query(
          `DELETE FROM leave_preview_row WHERE id IN (${rows.map(() => '?').join(', ')})`,
          rows.map((row) => row.id),
        );
        return;
      }
      for (const { worker } of [this.job, this.recredited]) await worker.remove(manager, id);
      await manager.query('DELETE FROM leave_preview WHERE id = ?', [id]);
    });
    return rows.length > 0;
  }
}
