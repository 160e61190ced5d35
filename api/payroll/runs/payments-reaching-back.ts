import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Events } from '../../platform/events/events.js';
import { PaymentReachesBack } from '../components/pay-assignments.events.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { netEffect } from '../settlement/payslip-line.js';
import { ComputedPayslips } from './computed-payslips.js';
import { RunPlans } from './run-plan.js';

/** A single payment settles at most what the payslip says is unsettled of earlier periods, so that nothing is paid twice. */
@Injectable()
export class PaymentsReachingBack implements OnModuleInit {
  constructor(
    private readonly runs: PayRunStore,
    private readonly plans: RunPlans,
    private readonly computed: ComputedPayslips,
    private readonly payAccess: PayAccessLog,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(PaymentReachesBack, (payment) => this.requireUnsettled(payment));
  }

  private async requireUnsettled({ actor, runId, employeeId, kind, amount }: PaymentReachesBack) {
    const plan = await this.plans.make(await this.runs.find(runId));
    const { payslips } = await this.computed.compute([employeeId], plan);
    const left =
      payslips[0]?.warnings.find(({ warning }) => warning === 'reachesBack')?.amount ?? 0;
    const effect = netEffect({ kind, amount: amount ?? 0 });
    if (effect * left <= 0 || Math.abs(effect) > Math.abs(left)) {
      this.payAccess.record(actor, 'run', employeeId);
      throw Problem.at('amount', refusal('payroll.not_unsettled'));
    }
  }
}
