import { Controller, Get } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Public } from '../access/access.decorators.js';
import type { HealthAnswer } from '../contract/answers.js';
import { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Call } from '../http/call.js';

/** A probe is better told at once than after the database's own patience. */
const PATIENCE_MS = 3_000;

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly work: UnitOfWork) {}

  @Get()
  @Call({ summary: 'Whether the server is alive', answer: 'HealthAnswer' })
  live(): HealthAnswer {
    return { success: true, status: 'ok' };
  }

  @Get('ready')
  @Call({ summary: 'Whether the database answers', answer: 'HealthAnswer', problems: ['server.unavailable'] })
  async ready(): Promise<HealthAnswer> {
    const answered = this.work.read('SELECT 1 AS one').then(() => true);
    const late = sleep(PATIENCE_MS, false, { ref: false });
    if (!(await Promise.race([answered, late]))) throw new Problem('server.unavailable', 'The database does not answer.', { retryAfter: 5 });
    return { success: true, status: 'ok' };
  }
}
