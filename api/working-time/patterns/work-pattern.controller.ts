import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type {
  WorkPatternResponse,
  WorkPatternsResponse,
} from '../../contract/working-time/working-time-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { WorkPatternDto, WorkPatternUpdateDto } from '../working-time.dto.js';
import { WorkPatterns } from './work-patterns.js';

@Controller('work/pattern')
@Roles('admin')
export class WorkPatternController {
  constructor(private readonly patterns: WorkPatterns) {}

  @Get()
  @Endpoint({ summary: 'List working patterns', response: 'WorkPatternsResponse' })
  async list(): Promise<WorkPatternsResponse> {
    return { success: true, patterns: await this.patterns.list() };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add a working pattern',
    description:
      'The minutes of each morning and afternoon, for one to four weeks that start on Monday and repeat. They cannot be changed later.',
    status: 201,
    response: 'WorkPatternResponse',
    problems: ['pattern.name_taken'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: WorkPatternDto,
  ): Promise<WorkPatternResponse> {
    return { success: true, pattern: await this.patterns.add(actor, dto) };
  }

  @Put(':id')
  @Endpoint({
    summary: 'Rename or archive a working pattern',
    description:
      'An archived one stays in effect where it is assigned and can no longer be assigned.',
    response: 'WorkPatternResponse',
    problems: ['pattern.not_found', 'pattern.name_taken'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: WorkPatternUpdateDto,
  ): Promise<WorkPatternResponse> {
    return { success: true, pattern: await this.patterns.update(actor, id, dto) };
  }
}
