import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { Employment } from '../../employee/employment.js';
import { LeaverProposals } from '../../payroll/leavers/leaver-proposals.js';
import { LeaverSettlements } from '../../payroll/leavers/leaver-settlements.js';
import type { Actor } from '../../platform/access/actor.js';
import { lastDayUnheard, type PersonByMailbox } from './demo-history.js';
import { LEFT_UNHEARD } from './demo-people.js';

/** Left, and is paid unused leave with the run of last month. */
const SETTLED = 'patrick.doyle';

@Injectable()
export class DemoLeavers {
  constructor(
    private readonly employment: Employment,
    private readonly employees: EmployeeAccess,
    private readonly proposals: LeaverProposals,
    private readonly settlements: LeaverSettlements,
  ) {}

  async settleLeave(admin: Actor, person: PersonByMailbox): Promise<void> {
    const employee = await this.employees.requireReferenced(person(SETTLED).id, 'employeeId');
    const { basis, unused } = await this.proposals.propose(employee);
    if (basis !== null && unused.length > 0) await this.settlements.accept(admin, basis, null);
  }

  /** HR hears of a leaver after last month was paid. */
  async hearLate(admin: Actor, person: PersonByMailbox, month: CalendarDate): Promise<void> {
    const leftOn = lastDayUnheard(month);
    await this.employment.change(admin, person(LEFT_UNHEARD).id, { leftOn });
  }
}
