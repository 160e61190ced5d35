import { Body, Controller, Get, Put } from '@nestjs/common';
import type { SecuritySettingsResponse } from '../contract/company/company-responses.js';
import { Confirmed, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { SecuritySetting } from './security-setting.js';
import { SecuritySettingDto } from './setting.dto.js';

@Controller('setting/security')
@Roles('admin')
export class SecuritySettingController {
  constructor(private readonly setting: SecuritySetting) {}

  @Get()
  @Endpoint({ summary: "Read the company's sign-in rules", response: 'SecuritySettingsResponse' })
  async read(): Promise<SecuritySettingsResponse> {
    return { success: true, settings: await this.setting.read() };
  }

  @Put()
  @Confirmed()
  @Endpoint({
    summary: "Change the company's sign-in rules",
    description:
      'Omitted fields keep their values. An admin without a required second factor must turn it on before any other call. A session that has been idle for the given minutes needs the password again, at most a minute later. `passwordMin`, from 6 to 16, is how many characters a password needs that is chosen from now on.',
    response: 'SecuritySettingsResponse',
  })
  async change(
    @CurrentActor() actor: Actor,
    @Body() dto: SecuritySettingDto,
  ): Promise<SecuritySettingsResponse> {
    return { success: true, settings: await this.setting.change(actor, dto) };
  }
}
