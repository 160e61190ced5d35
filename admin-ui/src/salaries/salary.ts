import type { SalaryRecord } from '../../../api/contract/records.js';

export type Salary = SalaryRecord & { id: string };
