import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { minorUnits } from '../../contract/money.js';
import { Departments } from '../../department/departments.js';
import { EmployeeRegistration } from '../../employee/employee-registration.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { DemoBankAccounts } from './demo-bank-accounts.js';
import { lastDayUnheard, mailboxOf, type DemoEmployee } from './demo-history.js';
import { DEMO_EMPLOYEE_LEAVE, demoLeave, type DemoLeave } from './demo-leave.js';
import { DemoName } from './demo-name.js';
import {
  DEMO_DEPARTMENTS,
  DEMO_EMPLOYEE_PASSWORD,
  DEMO_MANAGER_PASSWORD,
  DEMO_PEOPLE,
  LEFT_UNHEARD,
  type DemoPerson,
} from './demo-people.js';

const DAYS_A_MONTH = 30.4;
const HEADS = /^(Head of .*|Engineering Manager|HR Business Partner)$/;

/** The company with its name, departments, their heads and people, who have bank accounts. */
@Injectable()
export class DemoStaff {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
    private readonly departments: Departments,
    private readonly registration: EmployeeRegistration,
    private readonly periods: EmploymentPeriods,
    private readonly bankAccounts: DemoBankAccounts,
    private readonly name: DemoName,
  ) {}

  async write(
    admin: Actor,
  ): Promise<{ company: DemoEmployee[]; departmentIds: ReadonlyMap<string, string> }> {
    await this.name.write();
    const departmentIds = new Map<string, string>();
    for (const [name, description] of DEMO_DEPARTMENTS) {
      const { _id } = await this.departments.add(admin, { dep_name: name, description });
      departmentIds.set(name, _id);
    }
    const company: DemoEmployee[] = [];
    for (const [index, person] of DEMO_PEOPLE.entries()) {
      const department = departmentIds.get(person.department) as string;
      company.push(await this.hire(admin, person, index, department));
    }
    await this.nameHeads(company);
    await this.bankAccounts.write(company);
    return { company, departmentIds };
  }

  private async nameHeads(company: DemoEmployee[]): Promise<void> {
    const heads = company.filter((_, index) =>
      HEADS.test((DEMO_PEOPLE[index] as DemoPerson).designation),
    );
    await this.work.write(async (manager) => {
      for (const { id } of heads)
        await manager.query(
          'UPDATE department SET head_id = ? WHERE id = (SELECT e.department_id FROM employee e WHERE e.id = ?)',
          [id, id],
        );
    });
  }

  private async hire(
    admin: Actor,
    person: DemoPerson,
    index: number,
    department: string,
  ): Promise<DemoEmployee> {
    const { name, email, designation, dob, gender, maritalStatus } = person;
    const salary = this.currency.rounded(minorUnits(person.salary) as number);
    const { _id, userId } = await this.registration.add(
      admin,
      {
        name,
        email,
        designation,
        dob,
        gender,
        maritalStatus,
        department,
        salary,
        role: 'employee',
        employeeId: `EMP-${String(index + 1).padStart(4, '0')}`,
        password:
          [DEMO_EMPLOYEE_PASSWORD, DEMO_MANAGER_PASSWORD][index] ??
          randomBytes(18).toString('base64url'),
      },
      undefined,
    );
    const hireDate = person.joins ? this.midMonth() : this.monthsAgo(person.hired);
    const leftOn = person.left === undefined ? null : addDays(this.clock.today(), -person.left);
    const earlier = person.earlier && {
      hiredOn: this.monthsAgo(person.earlier.hired),
      leftOn: this.monthsAgo(person.earlier.left),
    };
    await this.work.write(async (manager) => {
      await this.periods.store(manager, _id, earlier ? [earlier] : [], {
        hiredOn: hireDate,
        leftOn,
      });
      // Two of three share their birthday.
      if (index % 3 > 0)
        await manager.query('UPDATE employee SET celebrate = 1 WHERE id = ?', [_id]);
    });
    const leave = this.leaveOf(index, email, hireDate, leftOn);
    return { id: _id, accountId: userId._id, email, salary, hireDate, leftOn, leave };
  }

  /** While they are employed. */
  private leaveOf(
    index: number,
    email: string,
    hireDate: CalendarDate,
    leftOn: CalendarDate | null,
  ): DemoLeave[] {
    const today = this.clock.today();
    const leave = index === 0 ? DEMO_EMPLOYEE_LEAVE : leftOn ? [] : demoLeave(index);
    const lastDay = mailboxOf({ email }) === LEFT_UNHEARD ? lastDayUnheard(today) : null;
    return leave.filter(
      ({ start, days }) =>
        addDays(today, start) >= hireDate &&
        (lastDay === null || addDays(today, start + days - 1) <= lastDay),
    );
  }

  private midMonth(): CalendarDate {
    const today = this.clock.today();
    return earliest(today, `${today.slice(0, 7)}-16`);
  }

  /** Before the pay day of its month. */
  private monthsAgo(months: number): CalendarDate {
    const day = addDays(this.clock.today(), -Math.round(months * DAYS_A_MONTH));
    return earliest(day, `${day.slice(0, 7)}-20`);
  }
}
