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
import { backupName, isFromFuture, keepNewest, scheduledBackups } from './scheduled-backups.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The system clock may be adjusted while the job waits. */
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Makes one backup a day, in a child process so that requests do not wait. A missed backup is made soon after the start. */
@Injectable()
export class BackupSchedule {
  static program = join(CODE, 'operations', 'cli', 'backup-program.js');
  private readonly logger = new Logger('Backup');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: MetricsRegistry,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    jobs: PeriodicJobs,
  ) {
    if (configuration.backups) jobs.add('backup', (stopping) => this.runIfDue(stopping));
  }

  /** Milliseconds since 1970, of all instances that write to the folder. */
  async newest(): Promise<number | undefined> {
    const { backups } = this.configuration;
    return backups && (await scheduledBackups(backups.folder)).find(({ madeAt }) => !isFromFuture(madeAt))?.madeAt;
  }

  async makeIfDue(stopping?: AbortSignal): Promise<void> {
    const { backups } = this.configuration;
    if (!backups || !(await this.isDue())) return;
    await Lease.tryHold(this.dataSource, 'backup', async () => {
      if (!(await this.isDue())) return;
      await this.spawnBackup(join(backups.folder, backupName(new Date(this.clock.now()))), stopping);
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

  private async runIfDue(stopping: AbortSignal): Promise<number> {
    await this.makeIfDue(stopping).catch((error: Error) => {
      if (stopping.aborted) return;
      this.metrics.backups.set({ result: 'failure' }, this.clock.now() / 1_000);
      this.logger.error(`The backup could not be made: ${error.message}`);
    });
    return Math.min(MAX_WAIT_MS, Math.max(1, this.lastDue() + DAY_MS - this.clock.now()));
  }

  private spawnBackup(file: string, signal?: AbortSignal): Promise<void> {
    const child = spawn(process.execPath, [BackupSchedule.program, '--quiet', file], { env: process.env, stdio: ['ignore', 'ignore', 'pipe'], signal });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => (code === 0 ? resolve() : reject(new Error(signal ? `it was ended by ${signal}; is there enough memory?` : errorOutput.trim()))));
    });
  }
}
