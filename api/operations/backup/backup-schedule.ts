import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import { CODE } from '../../platform/config/folders.js';
import { CONFIGURATION } from '../../platform/config/config.module.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { addDays } from '../../contract/calendar-date.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { PeriodicJobs } from '../../platform/database/periodic/periodic-jobs.js';
import { MetricsRegistry } from '../../platform/observability/metrics-registry.js';
import { backupName, isAhead, keepNewest, keptBackups } from './kept-backups.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A clock may be set meanwhile. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/**
 * A backup a day, by one instance at a time, in a process of its own: reading a whole company would hold up everybody
 * here. A day that was missed is made up for soon after the start.
 */
@Injectable()
export class BackupSchedule {
  /** What a backup is made by; it finds its configuration in the environment, as this server did. */
  static program = join(CODE, 'operations', 'cli', 'backup-program.js');
  private readonly logger = new Logger('Backup');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: MetricsRegistry,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    jobs: PeriodicJobs,
  ) {
    if (configuration.backups) jobs.add('backup', (stopping) => this.round(stopping));
  }

  /** When the newest was made (milliseconds since 1970), of any instance that writes to the same folder. */
  async newest(): Promise<number | undefined> {
    const { backups } = this.configuration;
    return backups && (await keptBackups(backups.folder)).find(({ madeAt }) => !isAhead(madeAt))?.madeAt;
  }

  /** Makes one if the newest is older than the last time at which one was due. */
  async makeIfDue(stopping?: AbortSignal): Promise<void> {
    const { backups } = this.configuration;
    if (!backups || !(await this.isDue())) return;
    await Lease.tryHold(this.dataSource, 'backup', async () => {
      if (!(await this.isDue())) return;
      await this.run(join(backups.folder, backupName(new Date(this.clock.now()))), stopping);
      await keepNewest(backups.folder, backups.keep);
      this.metrics.backups.set({ result: 'success' }, this.clock.now() / 1_000);
    });
  }

  private async isDue(): Promise<boolean> {
    const newest = await this.newest();
    if (newest !== undefined) this.metrics.backups.set({ result: 'success' }, newest / 1_000);
    return newest === undefined || newest < this.lastDue();
  }

  private lastDue(): number {
    const { minuteOfDay } = this.configuration.backups as { minuteOfDay: number };
    const today = this.clock.today();
    const due = this.clock.startOf(today) + minuteOfDay * MINUTE_MS;
    return due <= this.clock.now() ? due : this.clock.startOf(addDays(today, -1)) + minuteOfDay * MINUTE_MS;
  }

  private async round(stopping: AbortSignal): Promise<number> {
    await this.makeIfDue(stopping).catch((error: Error) => {
      if (stopping.aborted) return;
      this.metrics.backups.set({ result: 'failure' }, this.clock.now() / 1_000);
      this.logger.error(`The backup could not be made: ${error.message}`);
    });
    return Math.min(LONGEST_WAIT_MS, Math.max(1, this.lastDue() + DAY_MS - this.clock.now()));
  }

  /** What it says of tables and rows is for somebody who looks on. */
  private run(file: string, signal?: AbortSignal): Promise<void> {
    const child = spawn(process.execPath, [BackupSchedule.program, '--quiet', file], { env: process.env, stdio: ['ignore', 'ignore', 'pipe'], signal });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => (code === 0 ? resolve() : reject(new Error(signal ? `it was ended by ${signal}; is there enough memory?` : said.trim()))));
    });
  }
}
