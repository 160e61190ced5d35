import type { EmployeeLookup, FileDepartments } from './employee-lookup.js';
import type { WorkOfCompany } from './employee-work.js';
import type { ExistingOpenings } from './existing-openings.js';
import type { TypesByName } from './row-openings.js';

/** What rows are compared with. */
export interface EmployeeCompany extends WorkOfCompany {
  lookup: EmployeeLookup;
  departments: () => Promise<FileDepartments>;
  types: TypesByName;
  openings: ExistingOpenings;
}
