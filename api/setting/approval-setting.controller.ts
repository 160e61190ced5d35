import { Body, Controller, Get, Put } from '@nestjs/common';
import type { ApprovalSettingsResponse } from '../contract/leave/approval-responses.js';
import { ESCALATE_DAYS_MAX, type ApprovalSettings } from '../contract/leave/approvals.js';
import { ApprovalSwitch } from '../leave/waiting/approval-switch.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { FlagField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';

export class ApprovalSettingsDto {
  @FlagField('Approvals', { optional: true })
  approvals?: boolean | null;

  /** Empty for never. */
  @CountField('Working days', { optional: true, min: 1, max: ESCALATE_DAYS_MAX })
  escalateDays?: number | null;
}

@Controller('setting/approvals')
@Roles('admin')
export class ApprovalSettingController {
  constructor(private readonly approvals: ApprovalSwitch) {}

  @Get()
  @Endpoint({
    summary: 'Read who decides leave',
    description:
      'Without approvals, admins. `outlook` is what approvals mean, or would mean, for the requests that wait now.',
    response: 'ApprovalSettingsResponse',
  })
  async read(): Promise<ApprovalSettingsResponse> {
    return this.response(await this.approvals.read());
  }

  @Put()
  @Endpoint({
    summary: 'Change who decides leave',
    description:
      'Omitted fields keep their values. Switched on, the requests that wait begin with the first step of their type; switched off, they wait for the admins.',
    response: 'ApprovalSettingsResponse',
  })
  async change(
    @CurrentActor() actor: Actor,
    @Body() { approvals, escalateDays }: ApprovalSettingsDto,
  ): Promise<ApprovalSettingsResponse> {
    const changes = {
      ...(typeof approvals === 'boolean' && { approvals }),
      ...(escalateDays !== undefined && { escalateDays }),
    };
    return this.response(await this.approvals.change(actor, changes));
  }

  private async response(settings: ApprovalSettings): Promise<ApprovalSettingsResponse> {
    return { success: true, settings, outlook: await this.approvals.outlook(settings) };
  }
}
