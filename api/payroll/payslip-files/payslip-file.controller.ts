import { Body, Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  PayslipFileResponse,
  PayslipFilesResponse,
  PublishedFilesResponse,
  PublishedPayslipFilesResponse,
} from '../../contract/payroll/payroll-file-responses.js';
import { FINGERPRINT_LENGTH } from '../../contract/payroll/payslip-files.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdField, IdPipe } from '../../platform/http/fields/id-field.js';
import { TextField } from '../../platform/http/fields/text-field.js';
import { requireConfirmedUnlessOwn } from '../access.js';
import { PayslipFiles } from './payslip-files.js';
import { PublishedPayslipFiles } from './published-payslip-files.js';

export class PayslipFileDto {
  /** Without it, the file is nobody's. */
  @IdField('Employee', { optional: true })
  employeeId?: string | null;
}

/** The files as the admin saw them. */
export class PublishFilesDto {
  @TextField('fingerprint', {
    max: FINGERPRINT_LENGTH,
    example: '1f0a6c1d8b0f4a52c2c9c3f27a3b7f6d0e5b9a8c7d6e5f4a3b2c1d0e9f8a7b6c',
  })
  fingerprint: string;
}

@Controller()
export class PayslipFileController {
  constructor(
    private readonly files: PayslipFiles,
    private readonly published: PublishedPayslipFiles,
    private readonly payAccess: PayAccessLog,
    private readonly clock: Clock,
  ) {}

  @Get('payroll/run/files/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'List the PDFs of a payroll office for a run',
    response: 'PayslipFilesResponse',
    problems: ['payroll.run_not_found'],
  })
  async list(@Param('id', IdPipe) id: string): Promise<PayslipFilesResponse> {
    return { success: true, ...(await this.files.list(id)) };
  }

  @IdempotentPost('payroll/run/publish/:id')
  @Roles('admin')
  @Confirmed()
  @Endpoint({
    summary: 'Publish the PDFs of a run',
    description:
      'All at once, when each has its person. `fingerprint` is that of the list: if a file was added, removed or given to somebody else since, nothing is published.',
    response: 'PublishedFilesResponse',
    problems: [
      'payroll.run_not_found',
      'payroll.not_approved',
      'payroll.files_unmatched',
      'payroll.files_changed',
    ],
  })
  async publish(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { fingerprint }: PublishFilesDto,
  ): Promise<PublishedFilesResponse> {
    return { success: true, published: await this.files.publish(actor, id, fingerprint) };
  }

  @Put('payroll/file/:id')
  @Roles('admin')
  @Confirmed()
  @Endpoint({
    summary: 'Say whose PDF it is',
    description: 'Until it is published.',
    response: 'PayslipFileResponse',
    problems: ['payroll.file_not_found', 'payroll.file_published'],
  })
  async assign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { employeeId }: PayslipFileDto,
  ): Promise<PayslipFileResponse> {
    return { success: true, file: await this.files.assign(actor, id, employeeId ?? null) };
  }

  @Delete('payroll/file/:id')
  @Roles('admin')
  @Confirmed()
  @Endpoint({
    summary: 'Remove a PDF',
    description: 'Also one that is published.',
    response: 'SuccessResponse',
    problems: ['payroll.file_not_found'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.files.remove(actor, id);
    return { success: true };
  }

  @Get('payslip/files/:employee')
  @Endpoint({
    summary: 'List the PDFs of a payroll office for an employee',
    description:
      'The published ones, also of periods in which there is no payslip. Takes the id of the employee or of the account; employees read only their own.',
    response: 'PublishedPayslipFilesResponse',
    problems: ['employee.not_found'],
  })
  async ofEmployee(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<PublishedPayslipFilesResponse> {
    const { employeeId, files } = await this.published.list(actor, id);
    if (employeeId !== undefined && files.length > 0)
      this.payAccess.recordHistory(actor, employeeId, request);
    return { success: true, files };
  }

  @Get('payslip/file/:id')
  @Endpoint({
    summary: 'Download a PDF of the payroll office',
    description:
      'Employees read their own once it is published. For admins, those of others need a confirmed password.',
    media: 'application/pdf',
    problems: ['payroll.file_not_found', 'auth.confirm_needed'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, employeeId, employeeNumber, from } = await this.files.read(actor, id);
    requireConfirmedUnlessOwn(actor, employeeId, this.clock.now());
    if (employeeId !== null) this.payAccess.record(actor, 'payslip', employeeId);
    else this.payAccess.recordAll(actor, 'payslip');
    void reply
      .type('application/pdf')
      .header(
        'Content-Disposition',
        `attachment; filename="payroll-office-${employeeNumber.replace(/[^\w-]+/gu, '-') || id}-${from}.pdf"`,
      );
    return bytes;
  }
}
