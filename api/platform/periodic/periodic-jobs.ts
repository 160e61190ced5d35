import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { JobFailures } from './job-failures.js';
import { type Schedule, type Round, PeriodicJob } from './periodic-job.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const SCHEDULES = {
  housekeeping: { everyMs: HOUR_MS, firstAfterMs: MINUTE_MS },
  /** Values that an admin set by screen, perhaps at another instance. */
  company: { everyMs: 2 * SECOND_MS, firstAfterMs: 2 * SECOND_MS },
  'audit seal': { everyMs: SECOND_MS, firstAfterMs: 400, wokenAfterMs: 400 },
  /** Looks whether the daily verification of the chain is due. */
  'audit check': { everyMs: HOUR_MS, firstAfterMs: 5 * MINUTE_MS },
  mail: { everyMs: MINUTE_MS, firstAfterMs: 0 },
  /** Each kind of the job table, also those of a server that stopped. */
  jobs: { everyMs: 10 * SECOND_MS, firstAfterMs: 0 },
  /** The index of leave balances. */
  'leave accounts': { everyMs: MINUTE_MS, firstAfterMs: 5 * SECOND_MS, wokenAfterMs: SECOND_MS },
  /** The index of whose turn it is. */
  'waiting leave': { everyMs: 5 * MINUTE_MS, firstAfterMs: 10 * SECOND_MS },
  /** Deletes those of yesterday. */
  'leave previews': { everyMs: 5 * MINUTE_MS, firstAfterMs: MINUTE_MS },
  /** Adds those of the next year to calendars of a country. */
  holidays: { everyMs: HOUR_MS, firstAfterMs: 10 * SECOND_MS, wokenAfterMs: 0 },
  /** All three bring what was planned for a day into force; sooner at midnight. */
  'job facts': { everyMs: 15 * MINUTE_MS, firstAfterMs: 10 * SECOND_MS },
  departments: { everyMs: 15 * MINUTE_MS, firstAfterMs: 10 * SECOND_MS },
  'salary revisions': { everyMs: 15 * MINUTE_MS, firstAfterMs: 10 * SECOND_MS },
  /** Looks whether the mails of the week are due. */
  'coming up': { everyMs: 15 * MINUTE_MS, firstAfterMs: 30 * SECOND_MS },
  /** Looks whether a backup is due; one is made once a day. The clock may be set meanwhile. */
  backup: { everyMs: 15 * MINUTE_MS, firstAfterMs: MINUTE_MS },
} satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof SCHEDULES;

@Injectable()
export class PeriodicJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly jobs: PeriodicJob[] = [];
  private readonly failures: JobFailures;

  constructor(@Inject(CONFIGURATION) { databaseUrl }: Pick<Configuration, 'databaseUrl'>) {
    this.failures = new JobFailures(databaseUrl);
  }

  add(schedule: ScheduleName, round: Round, name: string = schedule): PeriodicJob {
    const job = new PeriodicJob(name, SCHEDULES[schedule], round, this.failures);
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
