import type { EmployeeListRecord } from '../../../api/contract/employee/employees.js';

/** Account and department may be missing, despite the contract; the salary is missing in a list. */
export type Person = Omit<EmployeeListRecord, 'userId' | 'department'> &
  Partial<Pick<EmployeeListRecord, 'userId' | 'department'>> & { id: string };

/** For what needs no salary: reading it would be told to the person. */
export const WITHOUT_PAY = { fields: [] };
