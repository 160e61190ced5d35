import type {
  EmployeeListRecord,
  EmployeeRecord,
} from '../../../api/contract/employee/employees.js';

export type Employee = EmployeeRecord & { id: string };

/** Lists show a placeholder for any missing value, despite the contract. */
export type ListedEmployee = Partial<EmployeeListRecord> & { id: string };
