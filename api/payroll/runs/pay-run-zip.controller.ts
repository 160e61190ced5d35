import type { Readable } from 'node:stream';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Audit } from '../../audit/audit.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { clientGone } from '../../platform/http/client-gone.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, requireApproved } from '../facts/pay-run-store.js';
import { PayslipPdfs } from '../payslip-pdf/payslip-pdfs.js';
import {
  PayslipDocuments,
  payslipFileName,
  uniqueFileNames,
} from '../payslips/payslip-documents.js';

@Controller('payroll/run/zip')
@Roles('admin')
export class PayRunZipController {
  constructor(
    private readonly documents: PayslipDocuments,
    private readonly pdfs: PayslipPdfs,
    private readonly runs: PayRunStore,
    private readonly payAccess: PayAccessLog,
    private readonly audit: Audit,
  ) {}

  @Get(':id')
  @Confirmed()
  @Endpoint({
    summary: 'Download the payslips of a run',
    description:
      'A ZIP of PDFs, of an approved or paid run. The audit log has an entry with their number.',
    media: 'application/zip',
    problems: ['payroll.run_not_found', 'payroll.not_approved'],
  })
  async zip(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const run = await this.runs.find(id);
    requireApproved(run);
    const ids = await this.documents.idsOfRun(id);
    await this.audit.record(
      actor,
      auditedRun('payroll.payslips_zip', run, { payslips: ids.length, payDate: run.payDate }),
    );
    this.payAccess.recordAll(actor, 'export');
    void reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="payslips-${run.from}.zip"`);
    return this.pdfs.zip(this.files(actor, ids, clientGone(reply)));
  }

  private async *files(
    actor: Actor,
    ids: string[],
    gone: AbortSignal,
  ): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
    const unique = uniqueFileNames();
    for await (const document of this.documents.several(actor, ids))
      yield {
        name: unique(payslipFileName(document.payslip)),
        bytes: await this.pdfs.render(document, { accountId: actor.accountId, gone }),
      };
  }
}
