import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Company } from '../platform/config/company.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import { readStoredCompany } from './stored-company.js';

/** Each instance reads the company's values again every other second; the one that changed them at once. */
@Injectable()
export class CompanyRefresh implements OnModuleInit {
  private readonly job: PeriodicJob;

  constructor(
    private readonly company: Company,
    private readonly work: UnitOfWork,
    jobs: PeriodicJobs,
  ) {
    this.job = jobs.add('company', () => this.read());
  }

  /** Before the first request, and before other modules compute today's date. */
  onModuleInit(): Promise<void> {
    return this.read();
  }

  /** Resolves when this instance uses what is stored. */
  now(): Promise<void> {
    return this.job.run();
  }

  wake(): void {
    this.job.wake();
  }

  private async read(): Promise<void> {
    this.company.stored = await readStoredCompany((sql, parameters) =>
      this.work.read(sql, parameters),
    );
  }
}
