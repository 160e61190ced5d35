import { Body, Controller, Param } from '@nestjs/common';
import type { JobChangedResponse, JobWithdrawnResponse } from '../contract/job/job-responses.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { JobChangeAddDto, JobWithdrawDto } from './job-change.dto.js';
import { JobChanges } from './job-changes.js';
import { JobWithdrawals } from './job-withdrawals.js';

@Controller('job')
@Roles('admin')
export class JobController {
  constructor(
    private readonly changes: JobChanges,
    private readonly withdrawals: JobWithdrawals,
  ) {}

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Record a change of jobs from a day on',
    description:
      'For people who are named or who match a `filter` of the list of employees, at most 1,000, without those whom `leaveOut` or a reason of their own leaves out; of one person that reason is the refusal. ' +
      'A day to come is planned, and takes effect by itself. With the `basis` of a preview it is refused if something else would be recorded by now; without one, a salary of one person that changes by more than the percentage of payroll’s warning is refused.',
    status: 201,
    response: 'JobChangedResponse',
    problems: ['job.same_day', 'job.changed', 'job.period_closed', 'salary.large_change'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: JobChangeAddDto,
  ): Promise<JobChangedResponse> {
    return { success: true, ...(await this.changes.add(actor, dto)), progress: null };
  }

  @IdempotentPost('withdraw/:change')
  @Endpoint({
    summary: 'Withdraw a change of jobs',
    description:
      'As if it had never been, for all of its people or for some: what was before holds again, and what was recorded for later days stays. Planned and past changes alike.',
    response: 'JobWithdrawnResponse',
    problems: ['job.not_found', 'job.withdrawn', 'job.kept', 'job.period_closed'],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('change', IdPipe) change: string,
    @Body() dto: JobWithdrawDto,
  ): Promise<JobWithdrawnResponse> {
    return { success: true, people: await this.withdrawals.withdraw(actor, change, dto) };
  }
}
