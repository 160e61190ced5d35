import { Injectable } from '@nestjs/common';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { JobNames } from '../../employee/job/job-names.js';
import { Clock } from '../../platform/config/clock.js';
import { MappingChoices } from '../file/mapping-choices.js';
import type { ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { DepartmentNames, EmployeeLookup } from './employee-lookup.js';
import { JobChecker } from './job-checker.js';
import { KnownWorkReader } from './known-work.js';

/** Compares files of job history with the company as it is at the check. */
@Injectable()
export class JobCheckers {
  constructor(
    private readonly clock: Clock,
    private readonly lookup: EmployeeLookup,
    private readonly periods: EmploymentPeriods,
    private readonly work: KnownWorkReader,
    private readonly names: JobNames,
    private readonly departments: DepartmentNames,
    private readonly choices: MappingChoices,
  ) {}

  async of(stored: StoredImport, readRows: ReadRows): Promise<JobChecker> {
    const { lookup, periods, work, names } = this;
    const company = {
      lookup,
      periods,
      work,
      names,
      departments: await this.departments.loadAll(),
      choices: await this.choices.read(),
      workChoices: await work.choices(),
    };
    return new JobChecker(stored, this.clock.today(), company, readRows);
  }
}
