import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import type { Actor } from '../../platform/access/actor.js';
import { countRows, resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import {
  type ListRequest,
  type ListSource,
  prefersCsv,
} from '../../platform/http/list-response.js';

const FILTER_MAX = 500;

/** Whole lists of other people's leave hold the reasons for it, so that the audit log tells who took them. */
@Injectable()
export class LeaveExportLog {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** The file of the absence report, before it is sent. */
  async recordReport(
    actor: Actor,
    { from, to }: { from: CalendarDate; to: CalendarDate },
    rows: number,
  ): Promise<void> {
    await this.audit.record(actor, {
      action: 'leave.export',
      subject: 'leave',
      id: 'leave',
      name: 'absence-report.csv',
      after: { format: 'CSV', from, to, rows },
    });
  }

  /** After the list was granted and before its first byte is sent: no file leaves without an entry. */
  async record(
    actor: Actor,
    { definition, scope = [] }: Pick<ListSource<never, never>, 'definition' | 'scope'>,
    { query, request }: ListRequest,
    person?: EmployeeReference,
  ): Promise<void> {
    const csv = prefersCsv(request);
    if ((!csv && (query.range || query.isByIds)) || (person && person.id === actor.employeeId))
      return;
    const { listReader } = this.work;
    const rows = await countRows(listReader, definition, [
      ...scope,
      ...(await resolveConditions(listReader, query.conditions)),
    ]);
    const { filter } = request.query as { filter?: string };
    const after = {
      format: csv ? 'CSV' : 'JSON',
      filter: query.conditions.length > 0 ? String(filter).slice(0, FILTER_MAX) : null,
      rows,
    };
    await this.audit.record(actor, {
      action: 'leave.export',
      subject: 'leave',
      id: person?.id ?? 'leave',
      name: person?.name ?? 'leave.csv',
      after,
    });
  }
}
