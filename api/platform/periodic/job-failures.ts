import { Logger } from '@nestjs/common';
import { diagnoseDatabaseError } from '../database/connection/database-diagnosis.js';
import { errorReason } from '../database/connection/driver-errors.js';

/** One line when a job begins to fail and one when it works again. A database that is away is told once for all jobs. */
export class JobFailures {
  private readonly logger = new Logger('PeriodicJob');
  private readonly failing = new Set<string>();
  private readonly waitingForDatabase = new Set<string>();
  private readonly database?: string;

  constructor(databaseUrl?: URL) {
    // Never the user or the password of the URL.
    if (databaseUrl) this.database = `${databaseUrl.hostname}:${databaseUrl.port || 3306}`;
  }

  failed(job: string, error: unknown): void {
    const away = diagnoseDatabaseError(error);
    const reason = errorReason(error);
    if (away) {
      if (this.waitingForDatabase.size === 0)
        this.logger.warn({
          msg: `${away.found} Periodic jobs wait for it. ${away.advice}`,
          job,
          reason,
          database: this.database,
        });
      this.waitingForDatabase.add(job);
      return;
    }
    if (!this.failing.has(job))
      this.logger.warn({ msg: 'A periodic job failed and is tried again.', job, reason });
    this.failing.add(job);
  }

  succeeded(job: string): void {
    if (this.waitingForDatabase.has(job)) {
      this.waitingForDatabase.clear();
      this.logger.log({ msg: 'The database works again.', database: this.database });
    }
    if (this.failing.delete(job)) this.logger.log({ msg: 'A periodic job works again.', job });
  }
}
