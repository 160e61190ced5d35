import type { DepartmentDetailsRecord, DepartmentRecord } from '../../../api/contract/records.js';

export type Department = DepartmentRecord & { id: string };
export type DepartmentDetails = DepartmentDetailsRecord & { id: string };
