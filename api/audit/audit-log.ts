import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { Condition, ListDefinition, ListQuery, Sortable } from '../platform/database/lists/list-definition.js';
import type { Known } from '../platform/database/lists/list-page.js';
import { countRows } from '../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ListResponse } from '../platform/http/list-response.js';
import type { ListedPeople } from '../pay-access-log/listed-people.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { AUDIT_CSV, AUDIT_LIST, auditRecord, type AuditRow } from './audit-list.js';
import { atInstants } from './day-bounds.js';

/** Ids of imported entries are older than their entries, so the time counts. */
const BY_TIME: Sortable = { by: 't.recorded_at' };
/** The same where a few things are picked out: the engines would walk through everybody's entries in time, looking for them. */
const FEW_BY_TIME: Sortable = { by: 't.recorded_at + 0' };

/** Entries that tell amounts show somebody's pay, and that is told to them. */
@Injectable()
export class AuditedPay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payAccess: PayAccessLog,
  ) {}

  listed(actor: Actor): ListedPeople<AuditRow> {
    const told = (row: AuditRow) => (TELLS_PAY.test(`${row.value_before}${row.value_after}`) ? row.subject_id : undefined);
    return this.payAccess.listedThings(actor, 'audit', told, (ids) => this.peopleOf(ids));
  }

  /** Behind the ids of employees and of salary records. */
  private async peopleOf(ids: string[]): Promise<string[]> {
    const some = [...new Set(ids)];
    if (some.length === 0) return [];
    const those = some.map(() => '?').join(', ');
    const rows = await this.work.read<{ id: string }>(
      `SELECT id FROM employee WHERE id IN (${those}) UNION SELECT employee_id AS id FROM salary WHERE id IN (${those})`,
      [...some, ...some],
    );
    return rows.map(({ id }) => id);
  }
}

/** What was recorded, newest first. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly lists: ListResponse,
    private readonly pay: AuditedPay,
  ) {}

  all(actor: Actor, asked: ListQuery, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const summary = async () => {
      const [row] = await this.work.read<{ sealed: number; unsealed: number | string }>(
        'SELECT (SELECT number FROM audit_chain WHERE id = 1) AS sealed, (SELECT COUNT(*) FROM audit_entry WHERE seal_number IS NULL) AS unsealed',
      );
      const total = Number(row?.sealed ?? 0) + Number(row?.unsealed ?? 0);
      return { summary: { total }, kept: total };
    };
    return this.send(actor, AUDIT_LIST, [], summary, this.read(asked, BY_TIME), request, reply);
  }

  /** Only about these things. */
  about(actor: Actor, subjectIds: string[], asked: ListQuery, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const scope: Condition[] = [{ sql: `t.subject_id IN (${subjectIds.map(() => '?').join(', ')})`, parameters: subjectIds }];
    const summary = async () => {
      const total = await countRows(this.work.reading, AUDIT_LIST, scope);
      return { summary: { total }, total };
    };
    return this.send(actor, AUDIT_LIST, scope, summary, this.read(asked, FEW_BY_TIME), request, reply);
  }

  private read(asked: ListQuery, byTime: Sortable): ListQuery {
    const timed = asked.sort === undefined || asked.sort.by === BY_TIME.by;
    return {
      ...asked,
      sort: timed ? byTime : asked.sort,
      descending: asked.sort === undefined || asked.descending,
      conditions: atInstants(asked.conditions, this.clock),
    };
  }

  private async send(
    actor: Actor,
    definition: ListDefinition,
    scope: Condition[],
    summary: () => Promise<{ summary: { total: number } } & Known>,
    asked: ListQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const listed = this.pay.listed(actor);
    const record = (row: AuditRow) => auditRecord(listed.row(row));
    return listed.until(await this.lists.send(actor, { definition, key: 'entries', scope, record, summary, csv: AUDIT_CSV }, asked, request, reply));
  }
}

const TELLS_PAY = /"(?:salary|basicSalary)":/;
