import type { DepartmentRecord } from '../../../api/contract/records.js';

export type Department = DepartmentRecord & { id: string };
