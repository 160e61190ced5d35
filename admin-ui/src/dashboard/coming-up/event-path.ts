import type { ComingUpEvent } from '../../../../api/contract/coming-up/coming-up.js';
import { officePath } from '../../paths';

const OF_THE_JOB: readonly ComingUpEvent['kind'][] = ['change', 'contractEnd', 'probationEnd'];

/** Where somebody reads more of it, and changes it. */
export const pathOf = ({ kind }: ComingUpEvent, employee: string): string =>
  OF_THE_JOB.includes(kind) ? officePath.employeeJob(employee) : officePath.employee(employee);
