import { Body, Controller, Delete, Get, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type {
  CompanySettingsResponse,
  EmployerResponse,
} from '../contract/company/company-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MultipartForms } from '../platform/http/multipart.js';
import { CompanySettingsDto } from './company-settings.dto.js';
import { CompanySettings } from './company-settings.js';

@Controller('setting')
export class CompanySettingsController {
  constructor(
    private readonly settings: CompanySettings,
    private readonly forms: MultipartForms,
  ) {}

  @Get('employer')
  @Endpoint({ summary: 'Read the employer shown on statements', response: 'EmployerResponse' })
  async employer(): Promise<EmployerResponse> {
    return { success: true, employer: await this.settings.employer() };
  }

  @Get('company')
  @Roles('admin')
  @Endpoint({ summary: "Read the company's settings", response: 'CompanySettingsResponse' })
  async read(): Promise<CompanySettingsResponse> {
    return { success: true, company: await this.settings.read() };
  }

  @Put('company')
  @Roles('admin')
  @Endpoint({
    summary: "Change the company's settings",
    description:
      "Omitted fields keep their values; empty ones are reset to the server's settings. The currency can be changed until the first amount is stored. Other instances use the new values within seconds.",
    response: 'CompanySettingsResponse',
    problems: ['currency.in_use', 'request.stale'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Body() dto: CompanySettingsDto,
  ): Promise<CompanySettingsResponse> {
    return { success: true, company: await this.settings.change(actor, dto) };
  }

  @Put('company/logo')
  @Roles('admin')
  @Endpoint({
    summary: "Change the company's logo",
    response: 'CompanySettingsResponse',
    multipart: { file: 'image', required: true },
    problems: ['request.too_large', 'request.unsupported_type'],
  })
  async changeLogo(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<CompanySettingsResponse> {
    return {
      success: true,
      company: await this.settings.changeLogo(actor, await this.forms.readImage(request)),
    };
  }

  @Delete('company/logo')
  @Roles('admin')
  @Endpoint({ summary: "Remove the company's logo", response: 'CompanySettingsResponse' })
  async removeLogo(@CurrentActor() actor: Actor): Promise<CompanySettingsResponse> {
    return { success: true, company: await this.settings.changeLogo(actor, null) };
  }
}
