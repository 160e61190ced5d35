import { Body, Controller, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentActor, OpenWhile } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { currentUser } from '../auth/current-user.js';
import type { EmployeeAnswer, UserAnswer } from '../contract/answers.js';
import { EmployeeCorrections } from '../employee/employee-corrections.js';
import { EmployeeContactDto } from '../employee/employee.dto.js';
import { Call } from '../platform/http/call.js';
import { readImage } from '../platform/http/multipart.js';
import { Profile } from './profile.js';
import { LanguageDto } from './setting.dto.js';

/** What everybody may change about themselves. */
@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profile: Profile,
    private readonly corrections: EmployeeCorrections,
  ) {}

  @Put('language')
  @OpenWhile('enrol')
  @Call({ summary: "Choose one's language", answer: 'UserAnswer' })
  async language(@CurrentActor() actor: Actor, @Body() { language }: LanguageDto): Promise<UserAnswer> {
    await this.profile.changeLanguage(actor, language);
    return { success: true, user: currentUser({ ...actor, language }) };
  }

  @Put('contact')
  @Call({ summary: "Change one's contact details", answer: 'EmployeeAnswer', problems: ['employee.not_found'] })
  async contact(@CurrentActor() actor: Actor, @Body() dto: EmployeeContactDto): Promise<EmployeeAnswer> {
    return { success: true, employee: await this.corrections.changeContact(actor, actor.accountId, dto) };
  }

  @Put('image')
  @Call({ summary: "Change one's photo", answer: 'UserAnswer', multipart: { file: 'image', required: true }, problems: ['request.too_large', 'request.unsupported_type'] })
  async image(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<UserAnswer> {
    const imageId = await this.profile.changeImage(actor, await readImage(request));
    return { success: true, user: currentUser({ ...actor, imageId }) };
  }
}
