import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { ImportAnswer, ImportInvitedAnswer, MappingsAnswer, SuccessAnswer } from '../contract/answers.js';
import { IMPORT_KINDS, type ImportKind } from '../contract/imports.js';
import { Problem } from '../contract/problem.js';
import { Call } from '../platform/http/call.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { PostOnce } from '../platform/http/idempotency/post-once.js';
import { ImportApplyDto, ImportCheckDto } from './import.dto.js';
import { ImportJobs } from './import-jobs.js';
import { Imports } from './imports.js';
import { readMapping } from './file/mapping-shape.js';
import { SavedMappings } from './file/saved-mappings.js';

/** What is done with a file that was brought. The work itself goes on beside the requests. */
@Controller('import')
@Roles('admin')
export class ImportStepsController {
  constructor(
    private readonly imports: Imports,
    private readonly jobs: ImportJobs,
    private readonly mappings: SavedMappings,
  ) {}

  @PostOnce('check/:id')
  @Call({ summary: 'Check a file as it shall be read', description: 'Nothing is stored. The import is Checked when it is done.', answer: 'ImportAnswer', problems: ['import.not_found', 'import.not_now'] })
  async check(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() { mapping, saveAs }: ImportCheckDto): Promise<ImportAnswer> {
    const { kind } = await this.jobs.find(id);
    return { success: true, import: await this.imports.check(actor, id, readMapping(kind, mapping), saveAs) };
  }

  @PostOnce('apply/:id')
  @Confirmed()
  @Call({
    summary: 'Import a checked file',
    description: 'All rows that were not refused, or nothing. The import is Applied when it is done.',
    answer: 'ImportAnswer',
    problems: ['import.not_found', 'import.not_now'],
  })
  async apply(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() { name }: ImportApplyDto): Promise<ImportAnswer> {
    return { success: true, import: await this.imports.apply(actor, id, name) };
  }

  @PostOnce('cancel/:id')
  @Call({ summary: 'Stop a check, an import or an undoing that is under way', answer: 'ImportAnswer', problems: ['import.not_found'] })
  async cancel(@Param('id', IdPipe) id: string): Promise<ImportAnswer> {
    return { success: true, import: await this.imports.cancel(id) };
  }

  @PostOnce('undo/:id')
  @Confirmed()
  @Call({ summary: 'Undo an import as a whole', description: 'As long as none of its records was changed or used since.', answer: 'ImportAnswer', problems: ['import.not_found', 'import.not_now'] })
  async undo(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<ImportAnswer> {
    return { success: true, import: await this.imports.undo(actor, id) };
  }

  @PostOnce('invite/:id')
  @Confirmed()
  @Call({ summary: 'Invite everybody of an import who has no password', description: 'By mail; people who have left are not invited.', answer: 'ImportInvitedAnswer', problems: ['import.not_found', 'import.not_now'] })
  async invite(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<ImportInvitedAnswer> {
    return { success: true, ...(await this.imports.invite(actor, id)) };
  }

  @Get('mapping')
  @Call({
    summary: 'List the mappings that were kept',
    answer: 'MappingsAnswer',
    query: { kind: { description: `One of ${IMPORT_KINDS.join(', ')}`, example: 'employees', required: true } },
  })
  async savedMappings(@Query('kind') kind: unknown): Promise<MappingsAnswer> {
    if (!IMPORT_KINDS.includes(kind as ImportKind)) throw Problem.at('kind', `kind must be one of ${IMPORT_KINDS.join(', ')}.`);
    return { success: true, mappings: await this.mappings.list(kind as ImportKind) };
  }

  @Delete('mapping/:id')
  @Call({ summary: 'Forget a mapping', answer: 'SuccessAnswer', problems: ['mapping.not_found'] })
  async forgetMapping(@Param('id', IdPipe) id: string): Promise<SuccessAnswer> {
    await this.mappings.remove(id);
    return { success: true };
  }
}
