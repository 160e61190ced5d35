import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { Call } from '../http/call.js';
import { Measures } from './measures.js';
import { MetricsAccess } from './metrics-access.js';
import { processFigures } from './process-figures.js';
import { StoredFigures } from './stored-figures.js';

const DESCRIPTION = 'With METRICS_TOKEN as bearer token; where none is set, from the same machine and not through a proxy. docs/observability.md says what is measured.';

@Controller('metrics')
@Public()
export class MetricsController {
  constructor(
    private readonly measures: Measures,
    private readonly stored: StoredFigures,
  ) {}

  @Get()
  @UseGuards(MetricsAccess)
  @Call({ summary: 'Read the figures for Prometheus', description: DESCRIPTION, media: 'text/plain', problems: ['auth.required', 'access.denied'] })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    await this.stored.refresh();
    // No browser comes here.
    reply.removeHeader('Set-Cookie');
    void reply.type(this.measures.registry.contentType);
    return (await Promise.all([this.measures.registry.metrics(), processFigures().metrics()])).join('');
  }
}
