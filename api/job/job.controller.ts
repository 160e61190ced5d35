import { Body, Controller, Get, Param } from '@nestjs/common';
import type {
  JobChangedResponse,
  JobTimelineResponse,
  JobWithdrawnResponse,
} from '../contract/job/job-responses.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { JobAccess } from './access.js';
import { ChangeProgress } from './change-progress.js';
import { JobChangeAddDto, JobWithdrawDto } from './job-change.dto.js';
import { JobChanges } from './job-changes.js';
import { JobTimelines } from './job-timelines.js';
import { JobWithdrawals } from './job-withdrawals.js';

@Controller('job')
@Roles('admin')
export class JobController {
  constructor(
    private readonly changes: JobChanges,
    private readonly changeProgress: ChangeProgress,
    private readonly withdrawals: JobWithdrawals,
    private readonly access: JobAccess,
    private readonly timelines: JobTimelines,
    private readonly payAccess: PayAccessLog,
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
    return { success: true, ...(await this.changes.add(actor, dto)) };
  }

  @Get('progress/:change')
  @Endpoint({
    summary: 'Read how far a change for many is recorded',
    description: 'More than 200 people are changed by a job, some after the others.',
    response: 'JobChangedResponse',
    problems: ['job.not_found'],
  })
  async progress(@Param('change', IdPipe) change: string): Promise<JobChangedResponse> {
    return { success: true, ...(await this.changeProgress.read(change)) };
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

  @Get(':employee')
  @Roles('admin', 'employee')
  @Endpoint({
    summary: 'Read how a job has changed, and what holds today',
    description:
      'Takes the id of the employee or of the account. Changes are listed with the newest first. Employees read their own without what is planned, but for working time and policies; managers that of the people who report to them today, without salary and without what is planned. The pay access log records what admins read.',
    response: 'JobTimelineResponse',
    problems: ['employee.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
  ): Promise<JobTimelineResponse> {
    const view = await this.access.view(actor, id);
    const timeline = await this.timelines.read(view);
    if (view.seesSalary) this.payAccess.record(actor, 'history', view.employeeId);
    return { success: true, ...timeline };
  }
}
