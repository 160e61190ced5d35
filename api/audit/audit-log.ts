import { Injectable } from '@nestjs/common';
import type { PayAccessCollector } from '../pay-access-log/pay-access-collector.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { Condition, Sortable } from '../platform/database/lists/list-definition.js';
import { countRows } from '../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { type ListRequest, ListResponse } from '../platform/http/list-response.js';
import { AUDIT_CSV, AUDIT_LIST, auditRecord, type AuditRow } from './audit-list.js';
import { resolveDayBounds } from './day-bounds.js';

/** By time, not id: ids of imported entries are older than the entries. */
const BY_TIME: Sortable = { by: 't.recorded_at' };
/** Keeps the engines from walking the time index through all entries when a few subjects are selected. */
const BY_TIME_UNINDEXED: Sortable = { by: 't.recorded_at + 0' };

@Injectable()
export class AuditPayAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payAccess: PayAccessLog,
  ) {}

  collect(actor: Actor): PayAccessCollector<AuditRow> {
    const subjectOf = (row: AuditRow) =>
      CONTAINS_PAY.test(`${row.value_before}${row.value_after}`)
        ? (row.employee_id ?? row.subject_id)
        : undefined;
    return this.payAccess.collectRows(actor, 'audit', subjectOf, (ids) => this.employeesOf(ids));
  }

  private async employeesOf(ids: string[]): Promise<string[]> {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return [];
    const places = unique.map(() => '?').join(', ');
    const rows = await this.work.read<{ id: string }>(
      `SELECT id FROM employee WHERE id IN (${places})
       UNION SELECT s.employee_id AS id FROM pay_run r JOIN payslip s ON s.run_id = r.id WHERE r.id IN (${places}) AND r.people = 1`,
      [...unique, ...unique],
    );
    return rows.map(({ id }) => id);
  }
}

@Injectable()
export class AuditLog {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly lists: ListResponse,
    private readonly pay: AuditPayAccess,
  ) {}

  all(actor: Actor, list: ListRequest): Promise<unknown> {
    const summary = async () => {
      const [row] = await this.work.read<{ sealed: number; unsealed: number | string }>(
        'SELECT (SELECT number FROM audit_chain WHERE id = 1) AS sealed, (SELECT COUNT(*) FROM audit_entry WHERE seal_number IS NULL) AS unsealed',
      );
      const total = Number(row?.sealed ?? 0) + Number(row?.unsealed ?? 0);
      return { total };
    };
    return this.send(actor, { scope: [], summary, hasPay: true }, this.read(list, BY_TIME));
  }

  about(
    actor: Actor,
    { ids, hasPay }: { ids: string[]; hasPay: boolean },
    list: ListRequest,
  ): Promise<unknown> {
    // Sign-ins change nothing, and would hide in a history what does.
    const scope: Condition[] = [
      {
        sql: `t.subject <> 'session' AND t.subject_id IN (${ids.map(() => '?').join(', ')})`,
        parameters: ids,
      },
    ];
    const summary = async () => ({
      total: await countRows(this.work.listReader, AUDIT_LIST, scope),
    });
    return this.send(actor, { scope, summary, hasPay }, this.read(list, BY_TIME_UNINDEXED));
  }

  private read({ query, ...list }: ListRequest, byTime: Sortable): ListRequest {
    const sort = query.sort === undefined || query.sort.by === BY_TIME.by ? byTime : query.sort;
    const conditions = resolveDayBounds(query.conditions, this.clock);
    return {
      ...list,
      query: {
        ...query,
        sort,
        descending: query.sort === undefined || query.descending,
        conditions,
      },
    };
  }

  private async send(
    actor: Actor,
    source: { scope: Condition[]; summary: () => Promise<{ total: number }>; hasPay: boolean },
    list: ListRequest,
  ): Promise<unknown> {
    const payAccess = this.pay.collect(actor);
    const record = (row: AuditRow) => auditRecord(payAccess.add(row));
    return payAccess.recordAfter(
      await this.lists.send(
        actor,
        {
          definition: AUDIT_LIST,
          key: 'entries',
          record,
          csv: AUDIT_CSV,
          ...source,
        },
        list,
      ),
    );
  }
}

/** The net pay of a run is that of a person if it has one payslip. */
const CONTAINS_PAY = /"(?:salary|basicSalary)":|"(?:netPay|payAmount|hourly|item)":(?!null)/;
