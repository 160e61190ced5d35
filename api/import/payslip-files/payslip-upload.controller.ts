import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayslipUploadResponse } from '../../contract/payroll/payroll-file-responses.js';
import {
  PAYSLIP_UPLOAD_BYTES_MAX,
  PAYSLIP_UPLOAD_FILES_MAX,
} from '../../contract/payroll/payslip-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { PayslipUploads } from '../../payroll/payslip-files/payslip-uploads.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { clientGone } from '../../platform/http/client-gone.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { MultipartForms } from '../../platform/http/multipart.js';
import { FairMutex } from '../../platform/queue/fair-mutex.js';
import { UploadedPdfs } from './uploaded-pdfs.js';

@Controller('payroll/run/files')
@Roles('admin')
export class PayslipUploadController {
  private readonly turns = new FairMutex();

  constructor(
    private readonly uploads: PayslipUploads,
    private readonly forms: MultipartForms,
  ) {}

  @IdempotentPost(':id')
  @Confirmed()
  @Endpoint({
    summary: 'Upload PDFs of a payroll office',
    description:
      'PDFs of at most 5 MB each, or a ZIP of them; at most 20 MB, also when unpacked, and 1,000 files together, with the entries of all ZIPs. Each is matched to a person of the run by an employee ID or name in its file name. Employees see them once they are published.',
    response: 'PayslipUploadResponse',
    multipart: { file: 'file', required: true, fileType: 'pdf' },
    problems: ['payroll.run_not_found', 'payroll.not_approved', 'request.too_large'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayslipUploadResponse> {
    const gone = clientGone(reply);
    await this.uploads.requireRun(id);
    const files = await this.forms.readFiles(request, 'file', {
      maxBytes: PAYSLIP_UPLOAD_BYTES_MAX,
      maxFiles: PAYSLIP_UPLOAD_FILES_MAX,
    });
    if (files.length === 0) throw Problem.at('file', refusal('file.missing'));
    const uploaded = new UploadedPdfs(files);
    const release = await this.turns.acquire(actor.accountId, gone);
    const pdfs = await uploaded.read().finally(release);
    const { files: stored, added, skipped } = await this.uploads.add(actor, id, pdfs);
    return {
      success: true,
      added,
      matched: stored.filter(({ employee }) => employee !== null),
      unmatched: stored.filter(({ employee }) => employee === null),
      skipped: [...uploaded.skipped, ...skipped],
    };
  }
}
