import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { Endpoint } from '../http/endpoint.js';
import { DiskSpace } from './disk-space.js';
import { MetricsAccess } from './metrics-access.js';
import { MetricsRegistry } from './metrics-registry.js';
import { processMetrics } from './process-metrics.js';
import { StoredMetrics } from './stored-metrics.js';

const DESCRIPTION =
  'Needs METRICS_TOKEN as bearer token; if none is set, the request must come from the same machine and not through a proxy. docs/observability.md lists the metrics.';

@Controller('metrics')
@Public()
export class MetricsController {
  constructor(
    private readonly metrics: MetricsRegistry,
    private readonly stored: StoredMetrics,
    private readonly disk: DiskSpace,
  ) {}

  @Get()
  @UseGuards(MetricsAccess)
  @Endpoint({
    summary: 'Read the metrics for Prometheus',
    description: DESCRIPTION,
    media: 'text/plain',
    problems: ['auth.required', 'access.denied'],
  })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    await Promise.all([this.stored.refresh(), this.disk.refresh()]);
    reply.removeHeader('Set-Cookie');
    void reply.type(this.metrics.registry.contentType);
    return (await Promise.all([this.metrics.registry.metrics(), processMetrics().metrics()])).join(
      '',
    );
  }
}
