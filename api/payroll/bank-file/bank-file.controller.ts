import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Problem, refusal } from '../../contract/problem.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { sendAsCsvFile } from '../../platform/http/csv-file.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { BankFiles } from './bank-files.js';

@Controller('payroll/run')
@Roles('admin')
export class BankFileController {
  constructor(
    private readonly files: BankFiles,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('bank/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Download the payments of a run for the bank',
    description:
      'CSV, or a SEPA credit transfer (pain.001) with `format=sepa`, for EUR. Of the approved payslips of a run, once it is paid of the paid ones; the header Holds and the name of the file say which. The header Message-Id is the id by which the bank knows the file: the same each time, and another one after the run was reopened, with Replaces for the one before. People without a bank account are left out, by SEPA also those with an account outside it; the header Left-Out has their number.',
    media: 'text/csv',
    query: { format: { description: '`sepa` for pain.001', example: 'sepa', required: false } },
    problems: [
      'payroll.run_not_found',
      'payroll.not_approved',
      'payroll.no_sepa',
      'payroll.nobody_to_pay',
    ],
  })
  async bank(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('format') format?: unknown,
  ): Promise<string> {
    if (format !== undefined && format !== 'sepa')
      throw Problem.at('format', refusal('field.not_choice', { label: 'format', choices: 'sepa' }));
    const { text, payDate, people, leftOut, messageId, replaces, stage } = await this.files.write(
      actor,
      id,
      format ?? 'csv',
    );
    const name = `payments-${payDate}-${stage}`;
    this.payAccess.record(actor, 'export', ...people);
    if (format === 'sepa')
      void reply
        .type('application/xml; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}.xml"`);
    else sendAsCsvFile(reply, name);
    void reply
      .header('Left-Out', String(leftOut))
      .header('Holds', stage)
      .header('Message-Id', messageId);
    if (replaces !== null) void reply.header('Replaces', replaces);
    return text;
  }
}
