import { Readable } from 'node:stream';
import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IMPORT_KINDS, type ImportKind } from '../../contract/imports/import-fields.js';
import type { MappingsResponse } from '../../contract/imports/import-responses.js';
import { Problem } from '../../contract/problem.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { Roles } from '../../platform/access/access.decorators.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { templateWorkbook } from './import-template.js';
import { MappingChoices } from './mapping-choices.js';
import { SavedMappings } from './saved-mappings.js';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const KIND_PARAMETER = {
  description: `One of ${IMPORT_KINDS.join(', ')}`,
  example: 'employees',
  required: true,
};

@Controller('import')
@Roles('admin')
export class ImportKindController {
  constructor(
    private readonly mappings: SavedMappings,
    private readonly choices: MappingChoices,
  ) {}

  @Get('template')
  @Endpoint({
    summary: 'Read an empty workbook with the headings of an import file',
    media: WORKBOOK,
    query: { kind: KIND_PARAMETER },
  })
  async template(
    @Query('kind') kind: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const known = requireKind(kind);
    void reply.type(WORKBOOK).header('Content-Disposition', `attachment; filename="${known}.xlsx"`);
    return Readable.from([await templateWorkbook(known, await this.choices.read())]);
  }

  @Get('mapping')
  @Endpoint({
    summary: 'List saved mappings',
    response: 'MappingsResponse',
    query: { kind: KIND_PARAMETER },
  })
  async savedMappings(@Query('kind') kind: unknown): Promise<MappingsResponse> {
    return { success: true, mappings: await this.mappings.list(requireKind(kind)) };
  }

  @Delete('mapping/:id')
  @Endpoint({
    summary: 'Delete a saved mapping',
    response: 'SuccessResponse',
    problems: ['mapping.not_found'],
  })
  async forgetMapping(@Param('id', IdPipe) id: string): Promise<SuccessResponse> {
    await this.mappings.remove(id);
    return { success: true };
  }
}

function requireKind(kind: unknown): ImportKind {
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (known === undefined)
    throw Problem.at('kind', `kind must be one of ${IMPORT_KINDS.join(', ')}.`);
  return known;
}
