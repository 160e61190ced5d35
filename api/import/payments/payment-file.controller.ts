import { Body, Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAYMENT_FILE_BYTES_MAX } from '../../contract/payroll/payment-files.js';
import type {
  PaymentFileResponse,
  RunImportsResponse,
} from '../../contract/payroll/payroll-file-responses.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { SinglePayments } from '../../payroll/runs/single-payments.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { readBody } from '../../platform/http/body.pipe.js';
import { clientGone } from '../../platform/http/client-gone.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { FlagField } from '../../platform/http/fields/choice-field.js';
import { IdField, IdPipe } from '../../platform/http/fields/id-field.js';
import { TextField } from '../../platform/http/fields/text-field.js';
import { MultipartForms } from '../../platform/http/multipart.js';
import { HeadingsRowField } from '../headings-row-field.js';
import { PaymentFiles } from './payment-files.js';

const MAPPING_MAX = 2_000;

export class PaymentFileDto {
  /** True to be told what the file would do; nothing is stored. */
  @FlagField('Check', { optional: true })
  check?: boolean | null;

  /** JSON: the heading of each column that is read, such as {"employeeId":"No"}. By default as in the last imported file, if it had the same headings; otherwise they are found by their headings. */
  @TextField('Mapping', {
    max: MAPPING_MAX,
    optional: true,
    multiline: true,
    example: '{"employeeId":"Employee ID","component":"Wage Code","amount":"Amount"}',
  })
  mapping?: string | null;

  @HeadingsRowField({ optional: true })
  headingsRow?: number | null;
  /** True to find the columns by their headings, not as in the last imported file. */
  @FlagField('Fresh', { optional: true })
  fresh?: boolean | null;
}

export class UndonePaymentsDto {
  @IdField('Import')
  importId: string;
}

@Controller('payroll/run')
@Roles('admin')
export class PaymentFileController {
  constructor(
    private readonly files: PaymentFiles,
    private readonly payments: SinglePayments,
    private readonly forms: MultipartForms,
  ) {}

  @IdempotentPost('import/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Fill a draft with amounts of a payroll office',
    description:
      'CSV or an Excel workbook with employee ID or email address, component (name or wage code), amount or hours, and a note; at most 5 MB and 10,000 rows. Each row becomes a single payment of the run: all of them, or none if ' +
      'one is refused. With `check`, nothing is stored, and the answer names the refused rows and their reasons, or the columns that have to be chosen first.',
    response: 'PaymentFileResponse',
    multipart: { body: PaymentFileDto, file: 'file', required: true, fileType: 'csv' },
    problems: [
      'payroll.run_not_found',
      'payroll.not_draft',
      'payroll.rows_refused',
      'request.too_large',
    ],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentFileResponse> {
    const {
      fields,
      file: bytes,
      fileName = '',
      release,
    } = await this.forms.read(request, 'file', 'import', PAYMENT_FILE_BYTES_MAX);
    const { check, mapping, headingsRow, fresh } = readBody(PaymentFileDto, fields);
    if (!bytes) throw Problem.at('file', refusal('file.missing'));
    const file = {
      bytes,
      release,
      fileName: fileName.slice(0, MAPPING_MAX),
      mapping: mapping ?? undefined,
      headingsRow: headingsRow ?? undefined,
      fresh: fresh === true,
    };
    const gone = clientGone(reply);
    return {
      success: true,
      file:
        check === true
          ? await this.files.check(actor, id, file, gone)
          : await this.files.add(actor, id, file, gone),
    };
  }

  @IdempotentPost('unimport/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Take back the amounts of a file',
    description: 'While the run is a draft.',
    response: 'SuccessResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { importId }: UndonePaymentsDto,
  ): Promise<SuccessResponse> {
    await this.payments.remove(actor, id, importId);
    return { success: true };
  }

  @Get('imports/:id')
  @Endpoint({
    summary: 'List the files whose amounts are in a run',
    response: 'RunImportsResponse',
    problems: ['payroll.run_not_found'],
  })
  async list(@Param('id', IdPipe) id: string): Promise<RunImportsResponse> {
    return { success: true, imports: await this.payments.imports(id) };
  }
}
