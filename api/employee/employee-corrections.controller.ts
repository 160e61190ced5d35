import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, Roles } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import type { EmployeeAnswer } from '../contract/answers.js';
import { Call } from '../http/call.js';
import { IdPipe } from '../http/id-field.js';
import { readImage } from '../http/multipart.js';
import { EmployeeCorrections } from './employee-corrections.js';
import { EmployeeContactDto, EmployeeIdentityDto } from './employee.dto.js';

@Controller('employee')
@Roles('admin')
export class EmployeeCorrectionsController {
  constructor(private readonly corrections: EmployeeCorrections) {}

  @Put('contact/:id')
  @Call({ summary: "Change an employee's contact details", answer: 'EmployeeAnswer', problems: ['employee.not_found'] })
  async contact(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: EmployeeContactDto): Promise<EmployeeAnswer> {
    return { success: true, employee: await this.corrections.changeContact(actor, id, dto) };
  }

  @Put('identity/:id')
  @Call({ summary: 'Correct employee ID, date of birth and gender', answer: 'EmployeeAnswer', problems: ['employee.not_found', 'employee.id_taken', 'request.stale'] })
  async identity(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: EmployeeIdentityDto): Promise<EmployeeAnswer> {
    return { success: true, employee: await this.corrections.changeIdentity(actor, id, dto) };
  }

  @Put('image/:id')
  @Call({
    summary: "Change an employee's photo",
    answer: 'EmployeeAnswer',
    multipart: { file: 'image', required: true },
    problems: ['employee.not_found', 'request.too_large', 'request.unsupported_type'],
  })
  async image(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Req() request: FastifyRequest): Promise<EmployeeAnswer> {
    return { success: true, employee: await this.corrections.changeImage(actor, id, await readImage(request)) };
  }
}
