import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlannedChangeRecord } from '../contract/job/job-changes.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { readListParams } from '../platform/http/list-params.js';
import { ListResponse, type ListSource } from '../platform/http/list-response.js';
import { PlannedChanges } from './planned-changes.js';
import { PLANNED_CSV, plannedList, plannedRecord, type PlannedRow } from './planned-list.js';

@Controller('job/planned')
@Roles('admin')
export class PlannedChangesController {
  private readonly definition;

  constructor(
    private readonly planned: PlannedChanges,
    private readonly lists: ListResponse,
    private readonly payAccess: PayAccessLog,
    clock: Clock,
  ) {
    this.definition = plannedList(() => clock.today());
  }

  @Get()
  @Endpoint({
    summary: 'List changes that are planned',
    description:
      'Also salaries, working time and policies that were recorded for a day to come without a change, and changes for many that are not recorded for all yet, whatever their day. The filters `q`, `employee` and `department` find changes by the people they are about. The pay access log records the people whose salaries or pay items are returned.',
    response: 'PlannedChangesResponse',
    list: plannedList(() => ''),
    csv: PLANNED_CSV,
  })
  async list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const query = readListParams(this.definition, request.query as Record<string, unknown>);
    const shown = this.payAccess.collectRows<PlannedRow>(
      actor,
      'history',
      ({ id, recorded }) =>
        recorded?.salary || recorded?.values.some(({ kind }) => kind === 'item') ? id : undefined,
      (ids) => this.planned.paidPeople(ids),
    );
    const source: ListSource<PlannedRow, PlannedChangeRecord> = {
      definition: this.definition,
      key: 'changes',
      complete: (rows) => this.planned.complete(rows),
      record: (row) => plannedRecord(shown.add(row)),
      summary: () => Promise.resolve(null),
      csv: PLANNED_CSV,
      hasPay: true,
    };
    return shown.recordAfter(await this.lists.send(actor, source, { query, request, reply }));
  }
}
