import { Injectable } from '@nestjs/common';
import type { ImportRecord } from '../../contract/imports/imports.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { EmployeeChecker } from '../check/employee-checker.js';
import { DepartmentNames, EmployeeLookup } from '../check/employee-lookup.js';
import { ExistingOpenings } from '../check/existing-openings.js';
import { KnownWorkReader } from '../check/known-work.js';
import type { ImportHandler, ReadRows } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportedEmployees } from './imported-employees.js';

@Injectable()
export class EmployeeImport implements ImportHandler {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: EmployeeLookup,
    private readonly departments: DepartmentNames,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly knownWork: KnownWorkReader,
    readonly writer: ImportedEmployees,
  ) {}

  async checker(stored: StoredImport, readRows: ReadRows): Promise<EmployeeChecker> {
    const company = {
      lookup: this.company,
      departments: () => this.departments.load(),
      types: await this.types.byName(),
      openings: new ExistingOpenings(this.work, this.facts),
      work: this.knownWork,
      workChoices: await this.knownWork.choices(),
    };
    return new EmployeeChecker(stored, this.clock.today(), company, readRows);
  }

  invitations(stored: StoredImport): Promise<NonNullable<ImportRecord['invitations']>> {
    return this.writer.invitations(stored);
  }
}
