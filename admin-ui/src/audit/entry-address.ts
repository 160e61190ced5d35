import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { address, filtered } from '../addresses';

/** Gone, or never anybody's page. */
const WITHOUT_PAGE = new Set(['department.delete', 'account.import', 'employee.import_undone', 'leave.import_undone', 'import.mongo']);

/** The page of what an entry is about; a salary record has none, but a course of its own in the log. */
export function addressOf({ action, subject, subjectId }: AuditEntryRecord): string | undefined {
  if (WITHOUT_PAGE.has(action)) return undefined;
  switch (subject) {
    case 'account':
      return address.employeeAccount(subjectId);
    case 'department':
      return address.department(subjectId);
    case 'employee':
      return address.employee(subjectId);
    case 'import':
      return address.import(subjectId);
    case 'leave':
      return address.leave(subjectId);
    case 'salary':
      return filtered(address.audit, { object: subjectId });
    default:
      return undefined;
  }
}

const PAGE = 10;

/** The page of the log on which an entry stands among its neighbours, by its place in the chain. */
export function entryInLog(number: number, sealed: number): string {
  const page = Math.floor(Math.max(sealed - number, 0) / PAGE) + 1;
  return `${address.audit}?${new URLSearchParams({ filter: '{}', sort: 'number', order: 'DESC', page: String(page), perPage: String(PAGE) })}`;
}
