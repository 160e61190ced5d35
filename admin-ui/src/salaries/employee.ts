import type { EmployeeListRecord } from '../../../api/contract/records.js';

/** Account and department may be missing, despite the contract. */
export type Employee = Omit<EmployeeListRecord, 'userId' | 'department' | 'salary'> & { salary: number } & Partial<Pick<EmployeeListRecord, 'userId' | 'department'>> & { id: string };
