import type { EmployeeListRecord, EmployeeRecord } from '../../../api/contract/records.js';

export type Employee = EmployeeRecord & { id: string };

/** As a list shows somebody: what is missing is said in words, whatever the contract promises. */
export type ListedEmployee = Partial<EmployeeListRecord> & { id: string };
