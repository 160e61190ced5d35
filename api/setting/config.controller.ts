import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../platform/access/access.decorators.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { VERSION } from '../platform/config/version.js';
import type { ConfigResponse } from '../contract/responses.js';
import { LANGUAGES } from '../contract/languages.js';
import { Endpoint } from '../platform/http/endpoint.js';

@Controller('config')
@Public()
export class ConfigController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get()
  @Endpoint({ summary: 'Read the public configuration', response: 'ConfigResponse' })
  read(): ConfigResponse {
    const { companyName, currency, locale, timeZone, smtpUrl } = this.configuration;
    return { success: true, companyName, currency, locale, timeZone, languages: [...LANGUAGES], mail: smtpUrl !== undefined, version: VERSION };
  }
}
