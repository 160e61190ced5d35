import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/access.decorators.js';
import type { HealthAnswer } from '../../contract/answers.js';
import { Problem } from '../../contract/problem.js';
import { Call } from '../http/call.js';
import { Readiness } from './readiness.js';

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get()
  @Call({ summary: 'Whether the server is alive', answer: 'HealthAnswer' })
  live(): HealthAnswer {
    return { success: true, status: 'ok' };
  }

  @Get('ready')
  @Call({ summary: 'Whether requests should be sent here: the database answers, and the server is not stopping', answer: 'HealthAnswer', problems: ['server.unavailable'] })
  async ready(): Promise<HealthAnswer> {
    if (this.readiness.isStopping) throw new Problem('server.unavailable', 'The server is stopping.', { retryAfter: 5 });
    if (!(await this.readiness.databaseAnswers())) throw new Problem('server.unavailable', 'The database does not answer.', { retryAfter: 5 });
    return { success: true, status: 'ok' };
  }
}
