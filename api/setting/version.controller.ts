import { Controller, Get } from '@nestjs/common';
import type { VersionResponse } from '../contract/responses.js';
import { AllowedDuring } from '../platform/access/access.decorators.js';
import { COMMIT, VERSION } from '../platform/config/version.js';
import { Endpoint } from '../platform/http/endpoint.js';

@Controller('version')
export class VersionController {
  @Get()
  @AllowedDuring('confirm', 'change-password', 'enrol')
  @Endpoint({
    summary: 'Read the version and commit of the server',
    response: 'VersionResponse',
  })
  read(): VersionResponse {
    return { success: true, version: VERSION, commit: COMMIT };
  }
}
