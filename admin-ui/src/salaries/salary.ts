import type { SalaryRecord } from '../../../api/contract/records.js';

/** A record may have lost whom it belongs to, or a value. */
export type Salary = Omit<SalaryRecord, 'employeeId'> & { id: string; employeeId?: SalaryRecord['employeeId'] };
