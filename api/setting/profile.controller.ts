import { Body, Controller, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Reports } from '../approval/reports.js';
import { currentUser } from '../auth/current-user.js';
import type { UserResponse } from '../contract/auth/auth-responses.js';
import type { EmployeeResponse } from '../contract/employee/employee-responses.js';
import { EmployeeCorrections } from '../employee/employee-corrections.js';
import { OwnContactDto } from '../employee/employee.dto.js';
import { CurrentActor, AllowedDuring } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MultipartForms } from '../platform/http/multipart.js';
import { Profile } from './profile.js';
import { LanguageDto } from './setting.dto.js';

@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profile: Profile,
    private readonly reports: Reports,
    private readonly corrections: EmployeeCorrections,
    private readonly forms: MultipartForms,
  ) {}

  @Put('language')
  @AllowedDuring('change-password', 'enrol')
  @Endpoint({ summary: "Change the caller's language", response: 'UserResponse' })
  async language(
    @CurrentActor() actor: Actor,
    @Body() { language }: LanguageDto,
  ): Promise<UserResponse> {
    await this.profile.changeLanguage(actor, language);
    return {
      success: true,
      user: currentUser({ ...actor, language }, await this.reports.count(actor)),
    };
  }

  @Put('contact')
  @Endpoint({
    summary: "Change the caller's contact details",
    response: 'EmployeeResponse',
    problems: ['employee.not_found'],
  })
  async contact(
    @CurrentActor() actor: Actor,
    @Body() dto: OwnContactDto,
  ): Promise<EmployeeResponse> {
    return {
      success: true,
      employee: await this.corrections.changeContact(actor, actor.accountId, dto),
    };
  }

  @Put('image')
  @Endpoint({
    summary: "Change the caller's photo",
    response: 'UserResponse',
    multipart: { file: 'image', required: true },
    problems: ['request.too_large', 'request.unsupported_type'],
  })
  async image(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<UserResponse> {
    const imageId = await this.profile.changeImage(actor, await this.forms.readImage(request));
    return {
      success: true,
      user: currentUser({ ...actor, imageId }, await this.reports.count(actor)),
    };
  }
}
