import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { roughDuration } from '../platform/config/rough-duration.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Machines of a cluster are never at the same instant. */
const TOLERATED_MS = 60_000;

/** A clock that was set back: the log has an entry of a later time. */
export async function findClockSetBack(
  read: ReadRows,
  now: number,
): Promise<{ found: string; advice: string } | undefined> {
  const [row] = await read<{ newest: number | string | null }>(
    'SELECT MAX(recorded_at) AS newest FROM audit_entry',
  );
  const newest = Number(row?.newest ?? 0);
  const behindMs = newest - now;
  if (behindMs <= TOLERATED_MS) return undefined;
  return {
    found: `This machine's clock says ${minute(now)}, ${roughDuration(behindMs)} before the newest entry of the audit log (${minute(newest)}).`,
    advice:
      'Correct the clock and keep it synchronized (timedatectl set-ntp true), then restart the server: sessions, one-time codes, backups and the day of the company depend on it.',
  };
}

function minute(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Warns at the start. */
@Injectable()
export class ClockCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const problem = await findClockSetBack(
      (sql, parameters) => this.work.read(sql, parameters),
      this.clock.now(),
    );
    if (problem) this.logger.warn(`${problem.found} ${problem.advice}`);
  }
}
