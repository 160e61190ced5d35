import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deleted at a time, so that nobody who writes waits for long. */
const ROWS_PER_UNIT = 500;

/** Previews go after a day: by then, rules or people have changed. */
@Injectable()
export class PreviewRetention {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async removeOld(stopping: AbortSignal): Promise<void> {
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
    const ids = rows.map((row) => row.id);
    const [sql, parameters] =
      ids.length === 0
        ? ['DELETE FROM leave_preview WHERE id = ?', [id]]
        : [`DELETE FROM leave_preview_row WHERE id IN (${ids.map(() => '?').join(', ')})`, ids];
    await this.work.write((manager) => manager.query(sql, parameters));
    return ids.length > 0;
  }
}
