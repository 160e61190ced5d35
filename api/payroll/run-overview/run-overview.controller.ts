import { Controller, Get, Param } from '@nestjs/common';
import type {
  AbsentResponse,
  RunChangesResponse,
  RunTotalsResponse,
} from '../../contract/payroll/payroll-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { AbsentPeople } from './absent-people.js';
import { RunChanges } from './run-changes.js';
import { RunTotals } from './run-totals.js';

@Controller('payroll/run')
@Roles('admin')
export class RunOverviewController {
  constructor(
    private readonly runChanges: RunChanges,
    private readonly runTotals: RunTotals,
    private readonly absentPeople: AbsentPeople,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('changes/:id')
  @Endpoint({
    summary: 'Read why the net pay of a run differs from that of the run before',
    description: 'The amounts add up to the change.',
    response: 'RunChangesResponse',
    problems: ['payroll.run_not_found'],
  })
  async changes(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<RunChangesResponse> {
    return { success: true, causes: await this.runChanges.read(actor, id) };
  }

  @Get('totals/:id')
  @Endpoint({
    summary: 'Read the totals of a run by department and component',
    response: 'RunTotalsResponse',
    problems: ['payroll.run_not_found'],
  })
  async totals(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<RunTotalsResponse> {
    return { success: true, ...(await this.runTotals.read(actor, id)) };
  }

  @Get('absent/:id')
  @Endpoint({
    summary: 'List people without a payslip in a run',
    description: 'On hold, gone, or with nothing due; each with the reason.',
    response: 'AbsentResponse',
    problems: ['payroll.run_not_found'],
  })
  async absent(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<AbsentResponse> {
    const absent = await this.absentPeople.list(id);
    if (absent.length > 0)
      this.payAccess.record(actor, 'run', ...absent.map(({ employee }) => employee._id));
    return { success: true, absent };
  }
}
