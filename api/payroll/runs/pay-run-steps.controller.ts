import { Body, Controller, Param } from '@nestjs/common';
import type { PayRunResponse } from '../../contract/payroll/payroll-responses.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { PayRunRecords } from '../run-overview/pay-run-records.js';
import { PayHolds } from './pay-holds.js';
import {
  PayHoldDto,
  PayReleaseDto,
  PayRunApprovalDto,
  PayRunDto,
  PayRunReopeningDto,
  PayslipReversalDto,
  PayRunSignatureDto,
} from './pay-run.dto.js';
import { PayRuns } from './pay-runs.js';
import { PayslipReversal } from './payslip-reversal.js';
import { RunApproval } from './run-approval.js';
import { RunComputation } from './run-computation.js';
import { RunPayment } from './run-payment.js';
import { RunReopening } from './run-reopening.js';

@Controller('payroll')
@Roles('admin')
export class PayRunStepsController {
  constructor(
    private readonly records: PayRunRecords,
    private readonly runs: PayRuns,
    private readonly computation: RunComputation,
    private readonly approval: RunApproval,
    private readonly payment: RunPayment,
    private readonly holds: PayHolds,
    private readonly reversal: PayslipReversal,
    private readonly reopening: RunReopening,
  ) {}

  @IdempotentPost('run/add')
  @Endpoint({
    summary: 'Begin a payroll run',
    description:
      'A regular run pays all who are due something in the next period, and what earlier periods lack. An off-cycle run pays chosen people, or single payments only: `payments` makes the run with its amounts, all of them or nothing.',
    status: 201,
    response: 'PayRunResponse',
    problems: ['payroll.not_set_up', 'payroll.run_open', 'payroll.period_taken'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: PayRunDto): Promise<PayRunResponse> {
    return this.response(actor, await this.runs.add(actor, dto));
  }

  @IdempotentPost('run/compute/:id')
  @Endpoint({
    summary: 'Compute a draft from the facts of now',
    description: 'Large companies are computed in the background: `progress` says how far.',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async compute(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<PayRunResponse> {
    await this.computation.compute(id);
    return this.response(actor, id);
  }

  @IdempotentPost('run/approve/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Approve a payroll run',
    description:
      'Takes the version, the number of payslips and the net pay that the admin saw. If the facts of now give anything else, nothing is approved.',
    response: 'PayRunResponse',
    problems: [
      'payroll.run_not_found',
      'payroll.not_draft',
      'payroll.changed',
      'payroll.errors',
      'payroll.nobody',
      'payroll.computing',
      'payroll.four_eyes',
    ],
  })
  async approve(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: PayRunApprovalDto,
  ): Promise<PayRunResponse> {
    await this.approval.approve(actor, id, dto);
    return this.response(actor, id);
  }

  @IdempotentPost('run/sign/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Sign what is in a draft',
    description:
      'For facts that others recorded. The signature that completes the set approves the run. It is void when anything in the draft changes.',
    response: 'PayRunResponse',
    problems: [
      'payroll.run_not_found',
      'payroll.not_draft',
      'payroll.changed',
      'payroll.errors',
      'payroll.nobody',
      'payroll.computing',
      'payroll.four_eyes',
    ],
  })
  async sign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { fingerprint }: PayRunSignatureDto,
  ): Promise<PayRunResponse> {
    await this.approval.sign(actor, id, fingerprint);
    return this.response(actor, id);
  }

  @IdempotentPost('run/reopen/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Make an approved run a draft again',
    description:
      'Until something is paid. Once its bank file was made, it takes `notSent` of somebody who did not make it. Where several made it, the run stays approved until others confirmed that for each of them.',
    response: 'PayRunResponse',
    problems: [
      'payroll.run_not_found',
      'payroll.not_approved',
      'payroll.paid_already',
      'payroll.bank_file_made',
      'payroll.second_admin',
    ],
  })
  async reopen(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: PayRunReopeningDto,
  ): Promise<PayRunResponse> {
    await this.reopening.reopen(actor, id, dto);
    return this.response(actor, id);
  }

  @IdempotentPost('run/pay/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Pay an approved run',
    description: 'Posts a salary record for each payslip and publishes the payslips.',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found', 'payroll.not_approved', 'payroll.record_exists'],
  })
  async pay(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<PayRunResponse> {
    await this.payment.pay(actor, id);
    return this.response(actor, id);
  }

  @IdempotentPost('run/discard/:id')
  @Endpoint({
    summary: 'Discard a draft',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async discard(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<PayRunResponse> {
    await this.runs.discard(actor, id);
    return this.response(actor, id);
  }

  @IdempotentPost('run/hold/:id')
  @Endpoint({
    summary: 'Put a payslip on hold',
    description: 'It is not paid with this run; what it has is due again in the next one.',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async hold(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: PayHoldDto,
  ): Promise<PayRunResponse> {
    await this.holds.hold(actor, id, dto);
    return this.response(actor, id);
  }

  @IdempotentPost('run/release/:id')
  @Endpoint({
    summary: 'Release a payslip that is on hold',
    response: 'PayRunResponse',
    problems: ['payroll.run_not_found', 'payroll.not_draft'],
  })
  async release(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { employeeId }: PayReleaseDto,
  ): Promise<PayRunResponse> {
    await this.holds.release(actor, id, employeeId);
    return this.response(actor, id);
  }

  @IdempotentPost('slip/reverse/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Reverse a paid payslip',
    description:
      'For money that came back or never left: its salary record is void, and what it paid is due again. Unless `payAgain`, its single payments are withdrawn with it.',
    response: 'SuccessResponse',
    problems: ['payroll.payslip_not_found', 'payroll.not_paid'],
  })
  async reverse(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: PayslipReversalDto,
  ): Promise<SuccessResponse> {
    await this.reversal.reverse(actor, id, dto);
    return { success: true };
  }

  private async response(actor: Actor, id: string): Promise<PayRunResponse> {
    return { success: true, run: await this.records.record(actor, id) };
  }
}
