import type { EmploymentStatus } from '../../../api/contract/employment-status.js';
import type { DepartmentDetailsRecord, DepartmentRecord } from '../../../api/contract/records.js';

/** The head may have left; older servers do not say so. */
export type Department = DepartmentRecord & { id: string; head: { status?: EmploymentStatus } | null };
export type DepartmentDetails = DepartmentDetailsRecord & { id: string };
