import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { addDays } from '../../contract/calendar-date.js';
import { Clock } from '../../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { diagnoseFolderError, ownFolders } from '../../platform/config/folder-diagnosis.js';
import { CODE } from '../../platform/config/folders.js';
import { diagnoseFolder } from '../../platform/config/writable-folder.js';
import { diagnoseDatabaseError } from '../../platform/database/connection/database-diagnosis.js';
import { errorReason } from '../../platform/database/connection/driver-errors.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { MetricsRegistry } from '../../platform/observability/metrics-registry.js';
import { PeriodicJobs } from '../../platform/periodic/periodic-jobs.js';
import { lastBackup } from './last-backup.js';
import { backupName, isFromFuture, keepNewest, scheduledBackups } from './scheduled-backups.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The system clock may be adjusted while the job waits. */
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Makes one backup a day, in a child process so that requests do not wait. A missed backup is made soon after the start. */
@Injectable()
export class BackupSchedule implements OnApplicationBootstrap {
  static program = join(CODE, 'server', 'backup-program.js');
  private readonly logger = new Logger('Backup');
  private reported = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: MetricsRegistry,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    jobs: PeriodicJobs,
  ) {
    jobs.add('backup', (stopping) => this.runIfDue(stopping));
  }

  /** The server starts all the same: people can work while the backups' disk is not mounted. */
  async onApplicationBootstrap(): Promise<void> {
    const { backups } = this.configuration;
    const problem =
      backups && (await diagnoseFolder({ setting: 'BACKUP_DIR', path: backups.folder }));
    if (problem)
      this.logger.warn(`No backup can be made in BACKUP_DIR. ${problem.found} ${problem.advice}`);
    this.report(await this.last());
  }

  /** Milliseconds since 1970, of all instances that write to the folder. */
  async newest(): Promise<number | undefined> {
    const { backups } = this.configuration;
    return (
      backups &&
      (await scheduledBackups(backups.folder)).find(({ madeAt }) => !isFromFuture(madeAt))?.madeAt
    );
  }

  async makeIfDue(stopping?: AbortSignal): Promise<void> {
    const { backups } = this.configuration;
    if (!backups || !(await this.isDue())) return;
    await Lease.tryHold(this.dataSource, 'backup', async () => {
      if (!(await this.isDue())) return;
      const file = join(
        backups.folder,
        backupName(new Date(this.clock.now()), this.configuration.backupPassphrase !== undefined),
      );
      await this.spawnBackup(file, stopping);
      await keepNewest(backups.folder, backups.keep);
      this.logger.log(`Backup finished: ${file}, ${(await stat(file)).size} bytes.`);
      this.report(await this.last());
    });
  }

  private async isDue(): Promise<boolean> {
    const newest = await this.newest();
    return newest === undefined || newest < this.lastDue();
  }

  private lastDue(): number {
    const { minuteOfDay } = this.configuration.backups as { minuteOfDay: number };
    const today = this.clock.today();
    const due = this.clock.startOf(today) + minuteOfDay * MINUTE_MS;
    return due <= this.clock.now()
      ? due
      : this.clock.startOf(addDays(today, -1)) + minuteOfDay * MINUTE_MS;
  }

  private async runIfDue(stopping: AbortSignal): Promise<number> {
    await this.tryMakeIfDue(stopping);
    await this.reportLast();
    return this.configuration.backups
      ? Math.min(MAX_WAIT_MS, Math.max(1, this.lastDue() + DAY_MS - this.clock.now()))
      : MAX_WAIT_MS;
  }

  /** Backups made by hand count as well, and are told once. */
  async reportLast(): Promise<void> {
    const madeAt = await this.last();
    if (madeAt <= this.reported) return;
    this.logger.log(`Backup finished at ${new Date(madeAt).toISOString()}.`);
    this.report(madeAt);
  }

  /** A database that was restored knows of no backup, and the folder of none that was written elsewhere. */
  private async last(): Promise<number> {
    const recorded = await lastBackup((sql, parameters) => this.dataSource.query(sql, parameters));
    // A folder that cannot be read was told at the start, and fails the next backup.
    const newest = await this.newest().catch(() => undefined);
    return Math.max(recorded, newest ?? 0);
  }

  private report(madeAt: number): void {
    this.reported = madeAt;
    if (madeAt > 0) this.metrics.backups.set({ result: 'success' }, madeAt / 1_000);
  }

  private async tryMakeIfDue(stopping: AbortSignal): Promise<void> {
    await this.makeIfDue(stopping).catch((error: Error) => {
      if (stopping.aborted) return;
      this.metrics.backups.set({ result: 'failure' }, this.clock.now() / 1_000);
      this.logger.error(`The backup could not be made: ${this.wordsOf(error)}`);
    });
  }

  private wordsOf(error: Error): string {
    const known =
      diagnoseFolderError(error, ownFolders(this.configuration)) ?? diagnoseDatabaseError(error);
    if (known) return `${known.found} ${known.advice}`;
    return error instanceof QueryFailedError ? errorReason(error) : error.message;
  }

  private spawnBackup(file: string, signal?: AbortSignal): Promise<void> {
    const child = spawn(process.execPath, [BackupSchedule.program, '--quiet', file], {
      env: process.env,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) =>
        code === 0
          ? resolve()
          : reject(
              new Error(
                signal ? `it was ended by ${signal}; is there enough memory?` : errorOutput.trim(),
              ),
            ),
      );
    });
  }
}
