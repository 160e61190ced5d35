import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { officePath, filtered } from '../paths';

const WITHOUT_PAGE = new Set([
  'department.close',
  'department.delete',
  'account.add',
  'account.import',
  'employee.import_undone',
  'leave.import_undone',
  'leave.export',
  'import.mongo',
  'import.remove',
]);

/** The others of payroll are about components, settings and payslips. */
const RUN_ACTIONS = new Set(
  ['start', 'discard', 'approve', 'reopen', 'pay', 'hold', 'release'].map(
    (verb) => `payroll.${verb}`,
  ),
);

/** Salary records and sign-ins have no page, and the account of an actor may have no employee: these lead to the filtered log. */
export function subjectPath({
  action,
  subject,
  subjectId,
  actor,
}: AuditEntryRecord): string | undefined {
  if (WITHOUT_PAGE.has(action)) return undefined;
  switch (subject) {
    case 'account':
      return actor._id === subjectId
        ? subjectLogPath(subjectId)
        : officePath.employeeAccount(subjectId);
    case 'department':
      return officePath.department(subjectId);
    case 'employee':
      return officePath.employee(subjectId);
    case 'import':
      return officePath.import(subjectId);
    case 'leave':
      return officePath.leave(subjectId);
    case 'payroll':
      return RUN_ACTIONS.has(action) ? officePath.payRun(subjectId) : undefined;
    case 'salary':
    case 'session':
      return subjectLogPath(subjectId);
    default:
      return undefined;
  }
}

export const subjectLogPath = (subjectId: string): string =>
  filtered(officePath.audit, { object: subjectId });

const PAGE_SIZE = 10;

/** The page of the unfiltered log that has the entry with this number in the chain. */
export function entryLogPath(number: number, sealed: number): string {
  const page = Math.floor(Math.max(sealed - number, 0) / PAGE_SIZE) + 1;
  return `${officePath.audit}?${new URLSearchParams({ filter: '{}', sort: 'number', order: 'DESC', page: String(page), perPage: String(PAGE_SIZE) })}`;
}
