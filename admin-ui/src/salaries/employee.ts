import type { EmployeeListRecord } from '../../../api/contract/records.js';

/** Whom a salary is paid to; account and department may be lost. */
export type Employee = Omit<EmployeeListRecord, 'userId' | 'department' | 'salary'> & { salary: number } & Partial<Pick<EmployeeListRecord, 'userId' | 'department'>> & { id: string };
