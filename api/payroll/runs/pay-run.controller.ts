import { Controller, Get, Param } from '@nestjs/common';
import type {
  NextRunResponse,
  PayRunResponse,
  RunSignaturesResponse,
} from '../../contract/payroll/payroll-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../../platform/http/list-response.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { groupOf, PAYSLIP_CSV, PAYSLIP_LIST } from '../payslips/payslip-list.js';
import { payslipListRecord, type PayslipRow } from '../payslips/payslip-record.js';
import {
  COUNTED_KIND,
  PAY_RUN_CSV,
  PAY_RUN_LIST,
  payRunListRecord,
  type RunListRow,
} from '../run-overview/pay-run-list.js';
import { PayRunRecords } from '../run-overview/pay-run-records.js';
import { RunSignatures } from '../signatures/run-signatures.js';
import { NextRun } from './next-run.js';

@Controller('payroll/run')
@Roles('admin')
export class PayRunController {
  constructor(
    private readonly runs: PayRunStore,
    private readonly records: PayRunRecords,
    private readonly nextRun: NextRun,
    private readonly signatures: RunSignatures,
    private readonly lists: ListResponse,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List payroll runs',
    response: 'PayRunsResponse',
    list: PAY_RUN_LIST,
    csv: PAY_RUN_CSV,
  })
  async list(
    @CurrentActor() actor: Actor,
    @ListParams(PAY_RUN_LIST) list: ListRequest,
  ): Promise<unknown> {
    const shown = this.payAccess.collectRows<RunListRow>(
      actor,
      'run',
      ({ id, people }) => (people === 1 ? id : undefined),
      (ids) => this.runs.peopleOf(ids),
    );
    const response = await this.lists.send(
      actor,
      {
        definition: PAY_RUN_LIST,
        key: 'runs',
        record: (row: RunListRow) => payRunListRecord(shown.add(row)),
        summary: () => Promise.resolve(null),
        counted: COUNTED_KIND,
        csv: PAY_RUN_CSV,
      },
      list,
    );
    return shown.recordAfter(response);
  }

  @Get('next')
  @Endpoint({
    summary: 'Read what the next regular run will have',
    description: 'Null until the pay periods are set up.',
    response: 'NextRunResponse',
  })
  async next(): Promise<NextRunResponse> {
    return { success: true, next: await this.nextRun.record() };
  }

  @Get('signatures/:id')
  @Endpoint({
    summary: 'Read who signed a draft, and what lacks a signature',
    description: 'Without four eyes nothing does.',
    response: 'RunSignaturesResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async runSignatures(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<RunSignaturesResponse> {
    const run = await this.runs.findDraft(id);
    return {
      success: true,
      ...(await this.signatures.record(actor, await this.signatures.signing(run))),
    };
  }

  @Get('slips/:id')
  @Endpoint({
    summary: 'List the payslips of a run',
    description: 'Without those on hold. The whole list needs a session confirmed by password.',
    response: 'PayslipsResponse',
    list: PAYSLIP_LIST,
    csv: PAYSLIP_CSV,
    problems: ['payroll.run_not_found'],
  })
  async slips(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(PAYSLIP_LIST) list: ListRequest,
  ): Promise<unknown> {
    const run = await this.runs.find(id);
    const shown = this.payAccess.collectRows<PayslipRow>(
      actor,
      'run',
      ({ employeeId }) => employeeId,
      (ids) => Promise.resolve(ids),
    );
    const source = {
      definition: PAYSLIP_LIST,
      key: 'payslips',
      scope: [{ sql: "s.run_id = ? AND s.state <> 'held'", parameters: [id] }],
      record: (row: PayslipRow) => payslipListRecord(shown.add(row)),
      summary: () => Promise.resolve(null),
      counted: {
        fields: ['attention', 'warning', 'cause'],
        by: { sql: groupOf(run), parameters: [] },
      },
      csv: PAYSLIP_CSV,
      hasPay: true,
    };
    return shown.recordAfter(await this.lists.send(actor, source, list));
  }

  @Get(':id')
  @Endpoint({
    summary: 'Read a payroll run',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found'],
  })
  async single(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<PayRunResponse> {
    return { success: true, run: await this.records.record(actor, id) };
  }
}
