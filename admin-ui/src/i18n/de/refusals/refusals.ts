import type { RefusalKey } from '../../../../../api/contract/refusals/refusals.js';
import { generalRefusals } from './general-refusals.js';
import { authRefusals } from './auth-refusals.js';
import { employeeRefusals } from './employee-refusals.js';
import { jobRefusals } from './job-refusals.js';
import { leaveRefusals } from './leave-refusals.js';
import { workingTimeRefusals } from './working-time-refusals.js';
import { importRefusals } from './import-refusals.js';
import { payrollRefusals } from './payroll-refusals.js';

export const refusals: Record<RefusalKey, string> = {
  ...generalRefusals,
  ...authRefusals,
  ...employeeRefusals,
  ...jobRefusals,
  ...leaveRefusals,
  ...workingTimeRefusals,
  ...importRefusals,
  ...payrollRefusals,
};
