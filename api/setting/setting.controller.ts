import { Body, Controller, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Passwords } from '../auth/passwords.js';
import type { MessageResponse } from '../contract/responses.js';
import { AllowedDuring, CurrentActor } from '../platform/access/access.decorators.js';
import { type Actor, denied } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ChangePasswordDto } from './setting.dto.js';

@Controller('setting')
export class SettingController {
  constructor(private readonly passwords: Passwords) {}

  @Put('change-password')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: "Change the caller's password",
    description: 'Ends all other sessions.',
    response: 'MessageResponse',
    problems: ['auth.too_many_tries'],
  })
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() dto: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<MessageResponse> {
    if (dto.userId !== actor.accountId && dto.userId !== actor.employeeId) throw denied();
    await this.passwords.change(actor, dto, request);
    return { success: true, message: 'Password changed successfully!' };
  }
}
