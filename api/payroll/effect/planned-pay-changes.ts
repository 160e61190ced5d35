import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import { EFFECT_PEOPLE_MAX } from '../../contract/payroll/pay-runs.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Departments } from '../../department/departments.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { PlannedWorkingTimes } from '../../entitlement/preview/planned-working-times.js';
import { Clock } from '../../platform/config/clock.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { departmentFact, type SalaryFrom } from '../due/pay-facts.js';
import { versionsWith, type PeriodChange } from '../due/setting-versions.js';
import { PayPeriods } from '../facts/pay-periods.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { PlannedEmployments } from './planned-employments.js';
import { PlannedItems } from './planned-items.js';
import { required, requireFew, requirePerson, type PlannedPay } from './planned-pay.js';
import { PlannedUnpaidLeave } from './planned-unpaid-leave.js';

/** Reads what a change would be, with the checks that storing it has. */
@Injectable()
export class PlannedPayChanges {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly employments: PlannedEmployments,
    private readonly departments: Departments,
    private readonly items: PlannedItems,
    private readonly unpaidLeave: PlannedUnpaidLeave,
    private readonly workingTimes: PlannedWorkingTimes,
    private readonly periods: PayPeriods,
  ) {}

  async plan(dto: PayEffectDto): Promise<PlannedPay> {
    this.requireDates(dto);
    switch (dto.kind ?? (dto.componentId ? 'item' : 'salary')) {
      case 'salary':
      case 'salaryWithdrawn':
        return this.salary(dto);
      case 'item':
        return this.items.added(dto);
      case 'itemEnded':
        return this.items.ended(dto);
      case 'employment':
      case 'return':
        return this.employment(dto);
      case 'department':
        return this.department(dto);
      case 'leaveApproved':
      case 'leaveCancelled':
      case 'leaveShortened':
        return this.unpaidLeave.ofRequests(dto);
      case 'leaveType':
        return this.unpaidLeave.ofType(dto);
      case 'workingTime':
        return this.workingTime(dto);
      case 'component':
        return this.items.ofComponent(dto);
      case 'setting':
        return this.setting(dto);
    }
  }

  private requireDates(dto: PayEffectDto): void {
    const { from, to } = dto;
    const latest = latestFutureDate(this.clock.today());
    for (const [field, label, date] of [
      ['from', 'From', from],
      ['to', 'To', to],
      ['on', 'Last day', dto.on],
      ['hireDate', 'Hire Date', dto.hireDate],
      ['leftOn', 'Last Day', dto.leftOn],
      ['returnDate', 'Return Date', dto.returnDate],
    ] as const)
      requireDate(field, label, date, { latest });
    if (from && to && to < from) throw Problem.at('to', refusal('date.ends_before_start'));
  }

  private async salary(dto: PayEffectDto): Promise<PlannedPay> {
    const people = [await requirePerson(this.employees, dto)];
    const from = dto.from ?? this.clock.today();
    const added: SalaryFrom[] =
      dto.kind === 'salaryWithdrawn'
        ? []
        : [
            {
              from,
              salary: required('salary', 'Salary', dto.salary),
              recordedAt: this.clock.now(),
              createdBy: null,
            },
          ];
    return {
      people,
      person: (facts) => ({
        ...facts,
        salaries: inOrder([...facts.salaries.filter((one) => one.from !== from), ...added]),
      }),
    };
  }

  private async employment(dto: PayEffectDto): Promise<PlannedPay> {
    const id = await requirePerson(this.employees, dto);
    const employments = await this.employments.plan(id, dto);
    return { people: [id], person: (facts) => ({ ...facts, employments }) };
  }

  private async department({ employees, departmentId }: PayEffectDto): Promise<PlannedPay> {
    const today = this.clock.today();
    const { id, name } = await this.departments.requireReferenced(
      required('departmentId', 'Department', departmentId),
      'departmentId',
    );
    return {
      people: [...new Set(required('employees', 'Employees', employees))],
      person: (facts) => ({
        ...facts,
        departments: [
          ...facts.departments.filter((one) => one.from < today),
          departmentFact({ from: today, id, name, recordedAt: this.clock.now() }),
          ...facts.departments.filter((one) => one.from > today),
        ],
      }),
    };
  }

  private async workingTime({ change }: PayEffectDto): Promise<PlannedPay> {
    const { people, times } = await this.workingTimes.plan(
      required('change', 'Change', change),
      EFFECT_PEOPLE_MAX + 1,
    );
    requireFew(people);
    const { workingTimeOf } = await times();
    return {
      people,
      undated: true,
      person: (facts, _, id) => {
        const workingTime = workingTimeOf(id);
        return {
          ...facts,
          workDay: (day) => workingTime.workDay(day, isEmployedOn([...facts.employments], day)),
        };
      },
    };
  }

  private async setting({ proration, leastNetPercent }: PayEffectDto): Promise<PlannedPay> {
    const change: PeriodChange = {
      ...(proration && { proration }),
      ...(leastNetPercent != null && { leastNetPercent }),
    };
    const from = (await this.periods.firstUnpaid()) ?? EARLIEST_EMPLOYMENT;
    return {
      basis: ({ rules, period, leastNetPercent: least, ...basis }) => {
        const versions = versionsWith(rules.versions ?? [], from, change);
        return {
          ...basis,
          period,
          rules: { ...rules, versions },
          leastNetPercent: spanOn(versions, period.from)?.leastNetPercent ?? least,
        };
      },
    };
  }
}
