import { Injectable } from '@nestjs/common';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ExistingLeave } from './existing-leave.js';
import { FileBalances } from './file-balances.js';
import { LeaveConflicts } from './leave-conflicts.js';

/** The facts that the leave of a file is compared with; anew for each check. */
@Injectable()
export class LeaveFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: EmploymentPeriods,
    private readonly closedYears: ClosedYears,
    private readonly entitlements: EntitlementFacts,
  ) {}

  conflicts(decidedByOthers: string | undefined): LeaveConflicts {
    const existing = new ExistingLeave(this.work);
    return new LeaveConflicts(this.periods, existing, this.closedYears, decidedByOthers);
  }

  balances(): FileBalances {
    return new FileBalances(this.entitlements);
  }
}
