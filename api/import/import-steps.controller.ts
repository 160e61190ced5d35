import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { ImportResponse, ImportInvitedResponse, MappingsResponse, SuccessResponse } from '../contract/responses.js';
import { IMPORT_KINDS, type ImportKind } from '../contract/imports.js';
import { Problem } from '../contract/problem.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { IdempotentPost } from '../platform/http/idempotency/idempotent-post.js';
import { ImportApplyDto, ImportCheckDto } from './import.dto.js';
import { ImportJobs } from './import-jobs.js';
import { Imports } from './imports.js';
import { readMapping } from './file/mapping-shape.js';
import { SavedMappings } from './file/saved-mappings.js';

@Controller('import')
@Roles('admin')
export class ImportStepsController {
  constructor(
    private readonly imports: Imports,
    private readonly jobs: ImportJobs,
    private readonly mappings: SavedMappings,
  ) {}

  @IdempotentPost('check/:id')
  @Endpoint({ summary: 'Check a file as it shall be read', description: 'Nothing is stored. The import is Checked when it is done.', response: 'ImportResponse', problems: ['import.not_found', 'import.not_now'] })
  async check(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() { mapping, saveAs }: ImportCheckDto): Promise<ImportResponse> {
    const { kind } = await this.jobs.find(id);
    return { success: true, import: await this.imports.check(actor, id, readMapping(kind, mapping), saveAs) };
  }

  @IdempotentPost('apply/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Import a checked file',
    description: 'All rows that were not refused, or nothing. The import is Applied when it is done.',
    response: 'ImportResponse',
    problems: ['import.not_found', 'import.not_now'],
  })
  async apply(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() { name }: ImportApplyDto): Promise<ImportResponse> {
    return { success: true, import: await this.imports.apply(actor, id, name) };
  }

  @IdempotentPost('cancel/:id')
  @Endpoint({ summary: 'Stop a check, an import or an undoing that is under way', response: 'ImportResponse', problems: ['import.not_found'] })
  async cancel(@Param('id', IdPipe) id: string): Promise<ImportResponse> {
    return { success: true, import: await this.imports.cancel(id) };
  }

  @IdempotentPost('undo/:id')
  @Confirmed()
  @Endpoint({ summary: 'Undo an import as a whole', description: 'As long as none of its records was changed or used since.', response: 'ImportResponse', problems: ['import.not_found', 'import.not_now'] })
  async undo(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<ImportResponse> {
    return { success: true, import: await this.imports.undo(actor, id) };
  }

  @IdempotentPost('invite/:id')
  @Confirmed()
  @Endpoint({ summary: 'Invite everybody of an import who has no password', description: 'By mail; people who have left are not invited.', response: 'ImportInvitedResponse', problems: ['import.not_found', 'import.not_now'] })
  async invite(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<ImportInvitedResponse> {
    return { success: true, ...(await this.imports.invite(actor, id)) };
  }

  @Get('mapping')
  @Endpoint({
    summary: 'List the mappings that were kept',
    response: 'MappingsResponse',
    query: { kind: { description: `One of ${IMPORT_KINDS.join(', ')}`, example: 'employees', required: true } },
  })
  async savedMappings(@Query('kind') kind: unknown): Promise<MappingsResponse> {
    if (!IMPORT_KINDS.includes(kind as ImportKind)) throw Problem.at('kind', `kind must be one of ${IMPORT_KINDS.join(', ')}.`);
    return { success: true, mappings: await this.mappings.list(kind as ImportKind) };
  }

  @Delete('mapping/:id')
  @Endpoint({ summary: 'Forget a mapping', response: 'SuccessResponse', problems: ['mapping.not_found'] })
  async forgetMapping(@Param('id', IdPipe) id: string): Promise<SuccessResponse> {
    await this.mappings.remove(id);
    return { success: true };
  }
}
