import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import type { Condition, ListDefinition, ListQuery, Sortable } from '../database/list-definition.js';
import { countRows } from '../database/list-reader.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ListAnswer } from '../http/list-answer.js';
import { atInstants } from './day-bounds.js';
import { AUDIT_CSV, AUDIT_LIST, auditRecord, type AuditRow } from './audit-list.js';
import { AuditedPay } from './audited-pay.js';

/** Ids of imported entries are older than their entries, so the time counts. */
const BY_TIME: Sortable = { by: 't.recorded_at' };
/** The same where a few things are picked out: the engines would walk through everybody's entries in time, looking for them. */
const FEW_BY_TIME: Sortable = { by: 't.recorded_at + 0' };

/** What was recorded, newest first. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly lists: ListAnswer,
    private readonly pay: AuditedPay,
  ) {}

  all(actor: Actor, asked: ListQuery, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const summary = async () => {
      const [row] = await this.work.read<{ sealed: number; unsealed: number | string }>(
        'SELECT (SELECT number FROM audit_chain WHERE id = 1) AS sealed, (SELECT COUNT(*) FROM audit_entry WHERE seal_number IS NULL) AS unsealed',
      );
      const total = Number(row?.sealed ?? 0) + Number(row?.unsealed ?? 0);
      return { summary: { total }, total };
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
    summary: () => Promise<{ summary: { total: number }; total: number }>,
    asked: ListQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const listed = this.pay.listed(actor);
    const record = (row: AuditRow) => auditRecord(listed.row(row));
    return listed.until(await this.lists.send(actor, { definition, key: 'entries', scope, record, summary, csv: AUDIT_CSV }, asked, request, reply));
  }
}
