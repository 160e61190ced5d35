import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { clientGone } from '../../platform/http/client-gone.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { requireConfirmedUnlessOwn } from '../access.js';
import { PayslipPdfs } from '../payslip-pdf/payslip-pdfs.js';
import { PayslipDocuments, payslipFileName } from './payslip-documents.js';

@Controller('payslip')
export class PayslipPdfController {
  constructor(
    private readonly documents: PayslipDocuments,
    private readonly pdfs: PayslipPdfs,
    private readonly payAccess: PayAccessLog,
    private readonly clock: Clock,
  ) {}

  @Get('pdf/:id')
  @Endpoint({
    summary: 'Download a payslip as PDF',
    description:
      "In the reader's language. One at a time is made, the accounts in turn. For admins, those of others need a confirmed password.",
    media: 'application/pdf',
    problems: ['payroll.payslip_not_found', 'auth.confirm_needed'],
  })
  async pdf(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const gone = clientGone(reply);
    const document = await this.documents.read(actor, id);
    requireConfirmedUnlessOwn(actor, document.payslip.employee._id, this.clock.now());
    const pdf = await this.pdfs.render(document, { accountId: actor.accountId, gone });
    this.payAccess.record(actor, 'payslip', document.payslip.employee._id);
    const name = encodeURIComponent(payslipFileName(document.payslip));
    void reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
    return pdf;
  }
}
