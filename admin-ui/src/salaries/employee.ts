import type { EmployeeListRecord } from '../../../api/contract/records.js';

/** Whom a salary is paid to. */
export type Employee = EmployeeListRecord & { id: string };
