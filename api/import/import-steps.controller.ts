import { Body, Controller, Param } from '@nestjs/common';
import type { ImportResponse } from '../contract/imports/import-responses.js';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { readMapping } from './file/mapping-shape.js';
import { ImportSteps } from './import-steps.js';
import { ImportApplyDto, ImportCheckDto } from './import.dto.js';
import { StoredImports } from './stored-imports.js';

@Controller('import')
@Roles('admin')
export class ImportStepsController {
  constructor(
    private readonly steps: ImportSteps,
    private readonly storedImports: StoredImports,
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
}
