import type { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Problem, refusal } from '../../contract/problem.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { handOverWorkbook, handOverZip } from './hand-over-files.js';
import { handOverSheets } from './hand-over-sheets.js';
import { HandOvers } from './hand-overs.js';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller('payroll/run')
@Roles('admin')
export class HandOverController {
  constructor(
    private readonly handOvers: HandOvers,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('handover/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Download what a payroll office needs for a run',
    description:
      'Of an approved or paid run: people with whole IBANs and what changed since the last approved run, pay by component, and absences. An Excel workbook, or a ZIP of three CSV files with `format=csv`.',
    media: WORKBOOK,
    query: {
      format: { description: '`csv` for a ZIP of CSV files', example: 'csv', required: false },
    },
    problems: ['payroll.run_not_found', 'payroll.not_approved'],
  })
  async handOver(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('format') format?: unknown,
  ): Promise<Buffer | Readable> {
    if (format !== undefined && format !== 'csv')
      throw Problem.at('format', refusal('field.not_choice', { label: 'format', choices: 'csv' }));
    const { from, ...handOver } = await this.handOvers.make(actor, id, format ?? 'xlsx');
    this.payAccess.record(actor, 'export', ...handOver.people.map((person) => person.id));
    const sheets = handOverSheets(handOver);
    void reply.header(
      'Content-Disposition',
      `attachment; filename="payroll-${from}.${format === 'csv' ? 'zip' : 'xlsx'}"`,
    );
    if (format === 'csv') {
      void reply.type('application/zip');
      return handOverZip(sheets);
    }
    void reply.type(WORKBOOK);
    return handOverWorkbook(sheets);
  }
}
