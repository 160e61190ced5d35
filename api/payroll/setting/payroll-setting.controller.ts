import { Body, Controller, Get, Put } from '@nestjs/common';
import type { PayrollSettingsResponse } from '../../contract/payroll/payroll-responses.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { PayrollSettingsDto } from './payroll-setting.dto.js';
import { PayrollSettingChanges } from './payroll-settings.js';

@Controller('payroll/setting')
@Roles('admin')
export class PayrollSettingController {
  constructor(private readonly settings: PayrollSettingChanges) {}

  @Get()
  @Endpoint({
    summary: 'Read how pay is computed',
    description: 'Taxes and contributions are not computed.',
    response: 'PayrollSettingsResponse',
  })
  async read(): Promise<PayrollSettingsResponse> {
    return { success: true, settings: await this.settings.read() };
  }

  @Put()
  @Confirmed()
  @Endpoint({
    summary: 'Change how pay is computed',
    description:
      'Omitted fields keep their values. Frequency, proration and least net pay hold from the next unpaid period on (`changesFrom`); earlier periods keep theirs.',
    response: 'PayrollSettingsResponse',
    problems: ['payroll.started', 'request.stale'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Body() dto: PayrollSettingsDto,
  ): Promise<PayrollSettingsResponse> {
    return { success: true, settings: await this.settings.change(actor, dto) };
  }
}
