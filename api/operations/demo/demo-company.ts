import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { DemoApprovals } from './demo-approvals.js';
import { DemoHistory, mailboxOf, type DemoEmployee } from './demo-history.js';
import { DemoJobs } from './demo-jobs.js';
import { DemoPayRuns } from './demo-pay-runs.js';
import { DEMO_EMPLOYEE_PASSWORD, DEMO_MANAGER_PASSWORD, REPORTS_OF_DEPUTY } from './demo-people.js';
import { DemoPolicies } from './demo-policies.js';
import { DemoSalaries } from './demo-salaries.js';
import { DemoStaff } from './demo-staff.js';
import { DemoWorkingTime } from './demo-working-time.js';

export interface DemoSignIn {
  role: 'manager' | 'employee';
  email: string;
  password: string;
}

@Injectable()
export class DemoCompany {
  constructor(
    private readonly staff: DemoStaff,
    private readonly workingTime: DemoWorkingTime,
    private readonly policies: DemoPolicies,
    private readonly history: DemoHistory,
    private readonly salaries: DemoSalaries,
    private readonly approvals: DemoApprovals,
    private readonly jobs: DemoJobs,
    private readonly payRuns: DemoPayRuns,
  ) {}

  async fill(admin: Actor): Promise<DemoSignIn[]> {
    const { company, departmentIds } = await this.staff.write(admin);
    await this.workingTime.write(admin, company);
    await this.policies.write(admin);
    await this.history.write(admin, company);
    await this.salaries.write(admin, company);
    const [employee, manager, deputy] = company as [DemoEmployee, DemoEmployee, DemoEmployee];
    const reportsOfDeputy = company.filter((one) => REPORTS_OF_DEPUTY.includes(mailboxOf(one)));
    const team = { employee, manager, deputy, reportsOfDeputy };
    await this.approvals.write(admin, team, departmentIds);
    await this.jobs.write(admin, company, departmentIds);
    await this.payRuns.write(admin, company, departmentIds);
    return [
      { role: 'manager', email: manager.email, password: DEMO_MANAGER_PASSWORD },
      { role: 'employee', email: employee.email, password: DEMO_EMPLOYEE_PASSWORD },
    ];
  }
}
