import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicJob, type Round, type Schedule } from './periodic-job.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** All periodic work of a server. Those marked with a lease are done by one instance at a time. */
const SCHEDULES = {
  /** Removes what has expired; modules add what that is (`Housekeeping`). Lease. */
  housekeeping: { everyMs: HOUR_MS, firstAfterMs: MINUTE_MS },
  /** Stores who was shown whose pay (`pay-look/`). */
  'pay access': { everyMs: SECOND_MS, firstAfterMs: SECOND_MS },
  /** Appends committed entries to the chain of the audit log (`audit/sealer.ts`). Lease. */
  'audit seal': { everyMs: SECOND_MS, firstAfterMs: 400, wokenAfterMs: 400 },
  /** Verifies the whole chain once a day (`audit/chain-check.ts`). Lease. */
  'audit check': { everyMs: HOUR_MS, firstAfterMs: 5 * MINUTE_MS },
  /** Sends mails that are due (`platform/mail/mail-sender.ts`), each claimed by one instance. */
  mail: { everyMs: MINUTE_MS, firstAfterMs: 0 },
  /** Checks, applies and undoes imports (`import/import-runner.ts`), each claimed by one instance. */
  imports: { everyMs: 10 * SECOND_MS, firstAfterMs: 0 },
  /** Makes the backup of the day (`operations/backup/backup-schedule.ts`). Lease. Often, since a clock may be set. */
  backup: { everyMs: 15 * MINUTE_MS, firstAfterMs: MINUTE_MS },
} satisfies Record<string, Schedule>;

/** Starts the periodic work with the server, and waits for its end before the database is closed. */
@Injectable()
export class PeriodicJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly jobs: PeriodicJob[] = [];

  add(name: keyof typeof SCHEDULES, round: Round): PeriodicJob {
    const job = new PeriodicJob(name, SCHEDULES[name], round);
    this.jobs.push(job);
    return job;
  }

  onApplicationBootstrap(): void {
    for (const job of this.jobs) job.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
  }
}
