import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.js';
import type { HealthResponse } from '../../contract/responses.js';
import { Public } from '../access/access.decorators.js';
import { COMMIT, VERSION } from '../config/version.js';
import { Endpoint } from '../http/endpoint.js';
import { isDirectLocalRequest } from './direct-local-request.js';
import { DiskSpace } from './disk-space.js';
import { Readiness } from './readiness.js';

@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly disk: DiskSpace,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Check that the server is running',
    description: '`version` and `commit` are told to this machine only.',
    response: 'HealthResponse',
  })
  live(@Req() request: FastifyRequest): HealthResponse {
    const program = isDirectLocalRequest(request) ? { version: VERSION, commit: COMMIT } : {};
    return { success: true, status: 'ok', ...program };
  }

  @Get('ready')
  @Endpoint({
    summary:
      'Check that the server can take requests: the database answers, its disk has room, and the server is not stopping',
    response: 'HealthResponse',
    problems: ['server.unavailable'],
  })
  async ready(): Promise<HealthResponse> {
    if (this.readiness.isStopping)
      throw new Problem('server.unavailable', 'The server is stopping.', { retryAfter: 5 });
    if (!(await this.readiness.databaseAnswers()))
      throw new Problem('server.unavailable', 'The database does not answer.', { retryAfter: 5 });
    if (await this.disk.isFull())
      throw new Problem('server.unavailable', 'The disk is full.', { retryAfter: 60 });
    return { success: true, status: 'ok' };
  }
}
