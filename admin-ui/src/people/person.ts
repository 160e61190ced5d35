import type { EmployeeListRecord } from '../../../api/contract/records.js';

/** Account and department may be missing, despite the contract; the salary is missing in a list. */
export type Person = Omit<EmployeeListRecord, 'userId' | 'department'> & Partial<Pick<EmployeeListRecord, 'userId' | 'department'>> & { id: string };
