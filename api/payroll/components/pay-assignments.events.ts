import type { ComponentKind } from '../../contract/payroll/pay-components.js';

/** Emitted inside the unit of work, before a single payment is stored that says it is for periods which no run settles. In minor units; null for rates and hours. */
export class PaymentReachesBack {
  constructor(
    readonly runId: string,
    readonly employeeId: string,
    readonly kind: ComponentKind,
    readonly amount: number | null,
  ) {}
}
