import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import type { Actor } from '../../platform/access/actor.js';

/** Emitted inside the unit of work, before a single payment is stored that says it is for periods which no run settles. In minor units; null for rates and hours. */
export class PaymentReachesBack {
  constructor(
    readonly actor: Actor,
    readonly runId: string,
    readonly employeeId: string,
    readonly kind: ComponentKind,
    readonly amount: number | null,
  ) {}
}
