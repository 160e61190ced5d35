import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../platform/access/access.decorators.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { VERSION } from '../platform/config/version.js';
import type { ConfigAnswer } from '../contract/answers.js';
import { LANGUAGES } from '../contract/languages.js';
import { Call } from '../platform/http/call.js';

@Controller('config')
@Public()
export class ConfigController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get()
  @Call({ summary: 'Read what the screens need to know before anybody signs in', answer: 'ConfigAnswer' })
  read(): ConfigAnswer {
    const { companyName, currency, locale, timeZone, smtpUrl } = this.configuration;
    return { success: true, companyName, currency, locale, timeZone, languages: [...LANGUAGES], mail: smtpUrl !== undefined, version: VERSION };
  }
}
