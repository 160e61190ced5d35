import { Body, Controller } from '@nestjs/common';
import type { JobPreviewResponse } from '../../contract/job/job-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { JobPreviewDto } from './job-preview.dto.js';
import { JobPreviews } from './job-previews.js';

@Controller('job/preview')
@Roles('admin')
export class JobPreviewController {
  constructor(
    private readonly previews: JobPreviews,
    private readonly payAccess: PayAccessLog,
  ) {}

  @IdempotentPost('')
  @Endpoint({
    summary: 'Read what a change of people’s jobs would do',
    description:
      'Stores nothing. The body is that of `POST /job/add`, or names a change that would be withdrawn, with `people` for some of those whom it is about. `effect` says what would happen to payslips (the open draft or the next run, differences and what no run settles), to the cost of a month and a year, to balances, to requests that wait, to rules of coverage and to the headcount of departments. `people` are those for whom it was asked, each with the salary before and after, or with why nothing is recorded of them. `basis` belongs into the call that stores the change, which then refuses to record anything else.',
    response: 'JobPreviewResponse',
    problems: ['job.not_found', 'job.same_day', 'job.withdrawn', 'job.kept', 'job.period_closed'],
  })
  async preview(
    @CurrentActor() actor: Actor,
    @Body() dto: JobPreviewDto,
  ): Promise<JobPreviewResponse> {
    const { preview, salaries, people, largest } = await (dto.withdraw
      ? this.previews.ofWithdrawal(actor, dto.withdraw, dto.people)
      : this.previews.ofChange(actor, dto));
    // A sum over one person is that person's pay, also one over oneself and another. The percentage is always one person's.
    const isOfOne = people.filter((id) => id !== actor.employeeId).length <= 1;
    const shown = [...salaries, ...(isOfOne ? people : []), ...(largest ? [largest] : [])];
    if (shown.length > 0) this.payAccess.record(actor, 'history', ...shown);
    return { success: true, preview };
  }
}
