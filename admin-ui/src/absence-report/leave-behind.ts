import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { filtered, officePath } from '../paths';

interface Chosen {
  department?: string;
  employee?: string;
  leaveType?: string;
}

/** The requests behind a number. */
export const leaveBehind = (
  { from, to }: Pick<AbsenceReportRecord, 'from' | 'to'>,
  chosen: Chosen,
): string => filtered(officePath.leaves, { status: 'Approved', from, to, ...chosen });
