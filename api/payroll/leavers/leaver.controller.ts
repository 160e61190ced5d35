import { Body, Controller, Get, Param } from '@nestjs/common';
import type {
  LeaverSettlementResponse,
  RecoveryEndsResponse,
} from '../../contract/payroll/payroll-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { LeaverRecords } from './leaver-records.js';
import { LeaverSettlements } from './leaver-settlements.js';
import { RecoveryEndDto, SettlementAcceptDto } from './leaver.dto.js';
import { RecoveryEnds } from './recovery-ends.js';

@Controller('payroll')
@Roles('admin')
export class LeaverController {
  constructor(
    private readonly records: LeaverRecords,
    private readonly settlements: LeaverSettlements,
    private readonly ends: RecoveryEnds,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('settlement/:employee')
  @Endpoint({
    summary: 'Read what is to be settled with somebody who leaves',
    description:
      'Unused leave of paid, counted types with what it would be paid (12 × the salary of the last day ÷ (52 × the days worked a week), rounded once), what was accepted, what is still to recover and its ends.',
    response: 'LeaverSettlementResponse',
    problems: ['employee.not_found'],
  })
  settlement(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
  ): Promise<LeaverSettlementResponse> {
    return this.response(actor, id);
  }

  @IdempotentPost('settlement/accept')
  @Endpoint({
    summary: 'Pay unused leave with the last pay',
    description:
      'Takes the `basis` that was shown. The leave leaves the ledger and its pay becomes a single payment of the draft, both or neither.',
    response: 'LeaverSettlementResponse',
    problems: ['payroll.basis_changed', 'payroll.no_draft'],
  })
  async accept(
    @CurrentActor() actor: Actor,
    @Body() { basis, leaveTypes }: SettlementAcceptDto,
  ): Promise<LeaverSettlementResponse> {
    return this.response(actor, await this.settlements.accept(actor, basis, leaveTypes ?? null));
  }

  @Get('recovery')
  @Endpoint({
    summary: 'List repayments and waivers that wait for a signature',
    description: 'Newest first, of everybody.',
    response: 'RecoveryEndsResponse',
  })
  async unsigned(@CurrentActor() actor: Actor): Promise<RecoveryEndsResponse> {
    const ends = await this.ends.list(actor, null);
    const people = new Set(ends.map(({ employee }) => employee._id));
    if (people.size > 0) this.payAccess.record(actor, 'run', ...people);
    return { success: true, ends };
  }

  @IdempotentPost('recovery/end/:employee')
  @Confirmed()
  @Endpoint({
    summary: 'Record that what is still to recover was repaid, or waive it',
    description:
      'At most what is open. It counts nothing until somebody else has signed it; without four eyes, at once.',
    response: 'LeaverSettlementResponse',
    problems: ['employee.not_found'],
  })
  async end(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
    @Body() dto: RecoveryEndDto,
  ): Promise<LeaverSettlementResponse> {
    await this.ends.record(actor, id, dto);
    return this.response(actor, id);
  }

  @IdempotentPost('recovery/sign/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Sign a repayment or waiver that somebody else recorded',
    response: 'LeaverSettlementResponse',
    problems: [
      'payroll.recovery_not_found',
      'payroll.signed',
      'payroll.four_eyes',
      'payroll.recovery_changed',
    ],
  })
  async sign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<LeaverSettlementResponse> {
    const { employeeId } = await this.ends.find(id);
    await this.ends.sign(actor, id);
    return this.response(actor, employeeId);
  }

  @IdempotentPost('recovery/withdraw/:id')
  @Endpoint({
    summary: 'Withdraw a repayment or waiver that nobody has signed',
    response: 'LeaverSettlementResponse',
    problems: ['payroll.recovery_not_found', 'payroll.signed'],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<LeaverSettlementResponse> {
    const { employeeId } = await this.ends.find(id);
    await this.ends.withdraw(actor, id);
    return this.response(actor, employeeId);
  }

  private async response(actor: Actor, id: string): Promise<LeaverSettlementResponse> {
    const settlement = await this.records.record(actor, id);
    this.payAccess.record(actor, 'run', settlement.employee._id);
    return { success: true, settlement };
  }
}
