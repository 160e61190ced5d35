import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApprovalSetting } from '../approval/approval-setting.js';
import type { ConfigResponse } from '../contract/company/company-responses.js';
import { LANGUAGES } from '../contract/languages.js';
import { PolicyReader } from '../entitlement/policies/policy-reader.js';
import { Public } from '../platform/access/access.decorators.js';
import { Clock } from '../platform/config/clock.js';
import { Company } from '../platform/config/company.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import { VERSION } from '../platform/config/version.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { WorkingTimes } from '../working-time/working-times.js';
import { CompanyLogos, logoUrl } from './company-logos.js';

@Controller('config')
@Public()
export class ConfigController {
  constructor(
    private readonly company: Company,
    private readonly logos: CompanyLogos,
    private readonly times: WorkingTimes,
    private readonly clock: Clock,
    private readonly policies: PolicyReader,
    private readonly approvals: ApprovalSetting,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Get()
  @Endpoint({ summary: 'Read the public configuration', response: 'ConfigResponse' })
  async read(): Promise<ConfigResponse> {
    const { name: companyName, currency, locale, timeZone, passwordMin, stored } = this.company;
    const mail = this.configuration.smtpUrl !== undefined;
    return {
      success: true,
      companyName,
      companyLogo: logoUrl(stored.logoId),
      currency,
      locale,
      timeZone,
      firstWorkday: await this.times.firstWorkday(this.clock.today()).catch(() => 0),
      languages: [...LANGUAGES],
      mail,
      leave: {
        policies: await this.policies.hasAny().catch(() => false),
        approvals: await this.approvals.isOn().catch(() => false),
      },
      passwordMin,
      version: VERSION,
    };
  }

  @Get('logo/:id')
  @Endpoint({
    summary: "Read the company's logo",
    description: 'Takes the id in `companyLogo`. Public, because the sign-in page shows the logo.',
    media: 'image/webp',
    problems: ['image.not_found'],
  })
  async logo(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const content = await this.logos.read(id);
    // Another logo has another id. Private, because the anti-forgery cookie may come with it.
    void reply.type('image/webp').header('Cache-Control', 'private, max-age=31536000, immutable');
    return content;
  }
}
