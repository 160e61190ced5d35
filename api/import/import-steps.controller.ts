import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import type { ImportResponse, MappingsResponse } from '../contract/imports/import-responses.js';
import type { SuccessResponse } from '../contract/responses.js';
import { IMPORT_KINDS, type ImportKind } from '../contract/imports/import-fields.js';
import { Problem } from '../contract/problem.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ImportApplyDto, ImportCheckDto } from './import.dto.js';
import { StoredImports } from './stored-imports.js';
import { ImportSteps } from './import-steps.js';
import { MappingChoices } from './file/mapping-choices.js';
import { templateWorkbook } from './file/import-template.js';
import { readMapping } from './file/mapping-shape.js';
import { SavedMappings } from './file/saved-mappings.js';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const KIND_PARAMETER = {
  description: `One of ${IMPORT_KINDS.join(', ')}`,
  example: 'employees',
  required: true,
};

@Controller('import')
@Roles('admin')
export class ImportStepsController {
  constructor(
    private readonly steps: ImportSteps,
    private readonly storedImports: StoredImports,
    private readonly mappings: SavedMappings,
    private readonly choices: MappingChoices,
    private readonly clock: Clock,
  ) {}

  @IdempotentPost('check/:id')
  @Endpoint({
    summary: 'Check a file with a mapping',
    description:
      "Nothing is saved. The import becomes Checked when the check ends. If the file shows another currency than the company's, beside amounts, in a heading or in the column of `currency`, `currency` must name the company's. `saveAs` needs a confirmed password. A manager, approver or deputy who does not match exactly one employee is a note of the row.",
    response: 'ImportResponse',
    problems: ['import.not_found', 'import.not_now', 'auth.confirm_needed'],
  })
  async check(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { mapping, saveAs }: ImportCheckDto,
  ): Promise<ImportResponse> {
    // Others begin their imports with it.
    if (saveAs) requireConfirmed(actor, this.clock.now());
    const { kind } = await this.storedImports.find(id);
    return {
      success: true,
      import: await this.steps.check(actor, id, readMapping(kind, mapping), saveAs),
    };
  }

  @IdempotentPost('apply/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Import a checked file',
    description:
      'Imports all rows that were not refused, or nothing. The import becomes Applied when it ends. `startedAt` must be that of the checked import; without it, the check must have been started in this session.',
    response: 'ImportResponse',
    problems: ['import.not_found', 'import.not_now', 'import.stale'],
  })
  async apply(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: ImportApplyDto,
  ): Promise<ImportResponse> {
    return { success: true, import: await this.steps.apply(actor, id, dto) };
  }

  @IdempotentPost('cancel/:id')
  @Endpoint({
    summary: 'Cancel a running check, import or undo',
    response: 'ImportResponse',
    problems: ['import.not_found'],
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<ImportResponse> {
    return { success: true, import: await this.steps.cancel(actor, id) };
  }

  @IdempotentPost('undo/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Undo an import',
    description: 'Possible until one of its records has been changed or used.',
    response: 'ImportResponse',
    problems: ['import.not_found', 'import.not_now'],
  })
  async undo(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<ImportResponse> {
    return { success: true, import: await this.steps.undo(actor, id) };
  }

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
