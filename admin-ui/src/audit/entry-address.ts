import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { officePath, filtered } from '../paths';

/** Gone, or never anybody's page. */
const WITHOUT_PAGE = new Set(['department.delete', 'account.add', 'account.import', 'employee.import_undone', 'leave.import_undone', 'import.mongo']);

/**
 * The page of what an entry is about. A salary record has none, and whoever changes their own account may have no employee
 * record: of these the log shows all that was done.
 */
export function addressOf({ action, subject, subjectId, actor }: AuditEntryRecord): string | undefined {
  if (WITHOUT_PAGE.has(action)) return undefined;
  switch (subject) {
    case 'account':
      return actor._id === subjectId ? inLog(subjectId) : officePath.employeeAccount(subjectId);
    case 'department':
      return officePath.department(subjectId);
    case 'employee':
      return officePath.employee(subjectId);
    case 'import':
      return officePath.import(subjectId);
    case 'leave':
      return officePath.leave(subjectId);
    case 'salary':
      return inLog(subjectId);
    default:
      return undefined;
  }
}

/** Everything that was done about one thing. */
export const inLog = (subjectId: string): string => filtered(officePath.audit, { object: subjectId });

const PAGE = 10;

/** The page of the log on which an entry stands among its neighbours, by its place in the chain. */
export function entryInLog(number: number, sealed: number): string {
  const page = Math.floor(Math.max(sealed - number, 0) / PAGE) + 1;
  return `${officePath.audit}?${new URLSearchParams({ filter: '{}', sort: 'number', order: 'DESC', page: String(page), perPage: String(PAGE) })}`;
}
