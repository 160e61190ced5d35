import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  ImportAddedResponse,
  ImportResponse,
  ImportColumnsResponse,
  ImportRowsResponse,
  ImportsResponse,
} from '../contract/imports/import-responses.js';
import { IMPORT_BYTES_MAX } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import type { SuccessResponse } from '../contract/responses.js';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { readBody } from '../platform/http/body.pipe.js';
import { clientGone } from '../platform/http/client-gone.js';
import { setContentRange } from '../platform/http/content-range.js';
import { sendAsCsvFile } from '../platform/http/csv-file.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListParams, readRange } from '../platform/http/list-params.js';
import type { ListRequest } from '../platform/http/list-response.js';
import { MultipartForms } from '../platform/http/multipart.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportColumns } from './import-columns.js';
import { IMPORT_ROW_LIST, ImportRowList } from './import-row-list.js';
import { ImportUpload } from './import-upload.js';
import { ImportFileDto, ImportHeadingsDto } from './import.dto.js';
import { Imports } from './imports.js';
import { RefusedFile } from './refused-file.js';
import { StoredImports } from './stored-imports.js';

const NEWEST = { from: 0, to: 19 };

@Controller('import')
@Roles('admin')
export class ImportController {
  constructor(
    private readonly imports: Imports,
    private readonly storedImports: StoredImports,
    private readonly fileColumns: ImportColumns,
    private readonly upload: ImportUpload,
    private readonly rows: ImportRowList,
    private readonly refused: RefusedFile,
    private readonly pay: ImportPayAccess,
    private readonly forms: MultipartForms,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List imports, newest first',
    description: 'The newest 20 without `range`.',
    response: 'ImportsResponse',
    query: {
      range: {
        description: 'First and last row, counted from 0',
        example: '[0,19]',
        required: false,
      },
    },
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query('range') range: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportsResponse> {
    const { from, to } = readRange(range) ?? NEWEST;
    const { imports, total } = await this.imports.list(actor, from, to);
    setContentRange(reply, 'imports', from, imports.length, total);
    return { success: true, imports };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Upload a file',
    description:
      'CSV or an Excel workbook (.xlsx), whose first sheet with values is read; at most 20 MB. The row of the headings is suggested, unless it is given. Nothing is imported until the file has been checked and applied.',
    status: 201,
    response: 'ImportAddedResponse',
    multipart: { body: ImportFileDto, file: 'file', required: true, fileType: 'csv' },
    problems: ['request.too_large', 'import.not_now'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportAddedResponse> {
    const { fields, file, fileName, release } = await this.forms.read(
      request,
      'file',
      'import',
      IMPORT_BYTES_MAX,
    );
    const { kind, headingsRow } = readBody(ImportFileDto, fields);
    if (!file) throw Problem.at('file', refusal('file.missing'));
    const stored = await this.upload.add(
      actor,
      { kind, headingsRow: headingsRow ?? undefined, fileName, bytes: file, release },
      clientGone(reply),
    );
    return {
      success: true,
      import: await this.imports.get(actor, stored.id),
      ...(await this.fileColumns.read(actor, stored.id)),
    };
  }

  @Get('single/:id')
  @Endpoint({
    summary: 'Read an import',
    response: 'ImportResponse',
    problems: ['import.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<ImportResponse> {
    return { success: true, import: await this.imports.get(actor, id) };
  }

  @Get('columns/:id')
  @Endpoint({
    summary: "Read the columns of an import's file, and a suggested mapping",
    description:
      '`saved` is the newest mapping that was saved with a file of the same columns. Samples with amounts are recorded as access to pay.',
    response: 'ImportColumnsResponse',
    problems: ['import.not_found'],
  })
  async columns(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<ImportColumnsResponse> {
    return { success: true, ...(await this.fileColumns.read(actor, id)) };
  }

  @IdempotentPost('headings/:id')
  @Endpoint({
    summary: 'Choose the row that holds the headings',
    description:
      'Reads the columns of the uploaded file again; rows above the headings are not read. A check is given up. Until another row is chosen, the headings are those of the `suggested` row.',
    response: 'ImportAddedResponse',
    problems: ['import.not_found', 'import.not_now'],
  })
  async chooseHeadings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { headingsRow }: ImportHeadingsDto,
  ): Promise<ImportAddedResponse> {
    const columns = await this.fileColumns.setHeadingsRow(actor, id, headingsRow);
    return { success: true, import: await this.imports.get(actor, id), ...columns };
  }

  @Get('rows/:id')
  @Endpoint({
    summary: 'List the checked rows of an import',
    response: 'ImportRowsResponse',
    list: IMPORT_ROW_LIST,
    problems: ['import.not_found'],
  })
  async checked(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(IMPORT_ROW_LIST) { query, reply }: ListRequest,
  ): Promise<ImportRowsResponse> {
    const { kind } = await this.storedImports.find(id);
    const { rows, people, total } = await this.rows.page(kind, id, query);
    setContentRange(reply, 'rows', query.range?.from ?? 0, rows.length, total);
    // Read afterwards: the check may have ended meanwhile.
    this.pay.recordRows(actor, await this.storedImports.find(id), people);
    return { success: true, rows };
  }

  @Get('refused/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Read the refused rows of an import with their reasons',
    media: 'text/csv',
    problems: ['import.not_found'],
  })
  async refusedRows(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const stored = await this.storedImports.find(id);
    sendAsCsvFile(reply, 'refused');
    this.pay.recordCounts(actor, stored);
    const pay = this.pay.collectRefused(actor, stored);
    return pay.recordAfter(Readable.from(this.refused.stream(stored, (row) => pay.add(row))));
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Remove a file that was not imported',
    response: 'SuccessResponse',
    problems: ['import.not_found', 'import.not_now'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.imports.remove(actor, id);
    return { success: true };
  }
}
