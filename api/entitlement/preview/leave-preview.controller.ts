import { Body, Controller, Get, Param } from '@nestjs/common';
import type { LeavePreviewResponse } from '../../contract/leave/leave-preview-responses.js';
import type { PreviewPersonRecord } from '../../contract/leave/leave-preview.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { ListParams } from '../../platform/http/list-params.js';
import {
  type ListRequest,
  ListResponse,
  type ListSource,
} from '../../platform/http/list-response.js';
import { LeavePreviewDto } from './leave-preview.dto.js';
import { LeavePreviews } from './leave-previews.js';
import {
  PREVIEW_PEOPLE_CSV,
  PREVIEW_PEOPLE_LIST,
  YEAR_END_PEOPLE_CSV,
  previewPersonRecord,
  type PreviewPersonRow,
} from './preview-people-list.js';

@Controller('leave/preview')
@Roles('admin')
export class LeavePreviewController {
  constructor(
    private readonly previews: LeavePreviews,
    private readonly lists: ListResponse,
  ) {}

  @IdempotentPost('')
  @Endpoint({
    summary: 'Preview a change to leave rules',
    description:
      'Starts to calculate the balances of everybody concerned, with and without the change. Only the preview is stored, for a day. Once it is Done, its `basis` is needed to store the change.',
    status: 202,
    response: 'LeavePreviewResponse',
    problems: [
      'policy.not_found',
      'assignment.not_found',
      'assignment.ended',
      'leave.closed',
      'request.too_many',
    ],
  })
  async begin(
    @CurrentActor() actor: Actor,
    @Body() dto: LeavePreviewDto,
  ): Promise<LeavePreviewResponse> {
    return { success: true, preview: await this.previews.begin(actor, dto) };
  }

  @Get(':id')
  @Endpoint({
    summary: 'Read a preview and its progress',
    response: 'LeavePreviewResponse',
    problems: ['preview.not_found'],
  })
  async read(@Param('id', IdPipe) id: string): Promise<LeavePreviewResponse> {
    return { success: true, preview: await this.previews.record(id) };
  }

  @IdempotentPost('cancel/:id')
  @Endpoint({
    summary: 'Cancel a running preview',
    description: 'A preview that has ended in the meantime is unchanged.',
    response: 'LeavePreviewResponse',
    problems: ['preview.not_found'],
  })
  async cancel(@Param('id', IdPipe) id: string): Promise<LeavePreviewResponse> {
    return { success: true, preview: await this.previews.cancel(id) };
  }

  @Get('people/:id')
  @Endpoint({
    summary: 'List the results of a preview by person and leave type',
    description:
      'While it is Running, the results so far. The filter `negative` finds people whose balance falls below zero because of the change.',
    response: 'PreviewPeopleResponse',
    list: PREVIEW_PEOPLE_LIST,
    csv: PREVIEW_PEOPLE_CSV,
    problems: ['preview.not_found'],
  })
  async people(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(PREVIEW_PEOPLE_LIST) list: ListRequest,
  ): Promise<unknown> {
    const { kind } = await this.previews.record(id);
    const source: ListSource<PreviewPersonRow, PreviewPersonRecord> = {
      definition: PREVIEW_PEOPLE_LIST,
      key: 'people',
      scope: [{ sql: 'r.preview_id = ?', parameters: [id] }],
      record: previewPersonRecord,
      summary: () => Promise.resolve(null),
      csv: kind === 'close' ? YEAR_END_PEOPLE_CSV : PREVIEW_PEOPLE_CSV,
    };
    return this.lists.send(actor, source, list);
  }
}
