import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import { EFFECT_PEOPLE_MAX } from '../../contract/payroll/pay-runs.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Departments } from '../../department/departments.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { PlannedWorkingTimes } from '../../entitlement/preview/planned-working-times.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayAssignments, requireAmount } from '../components/pay-assignments.js';
import { PayComponents } from '../components/pay-components.js';
import type {
  PayAssignment,
  PersonPayFacts,
  SalaryFrom,
  UnpaidLeaveDay,
} from '../due/pay-facts.js';
import { versionsWith, type PeriodChange } from '../due/setting-versions.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import type { PersonHistory } from '../facts/payment-history-reader.js';
import { PayPeriods } from '../facts/pay-periods.js';
import type { PayBasis } from './changed-pay.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { PlannedEmployments } from './planned-employments.js';

/** A change of facts that is not stored. */
export interface PlannedPay {
  /** Whose pay it can change; undefined for everybody. */
  people?: string[];
  /** Recorded without the days that it moves: no payslip says what that is in periods that no run settles. */
  undated?: true;
  person?(facts: PersonPayFacts, history: PersonHistory, id: string): PersonPayFacts;
  basis?(basis: PayBasis): PayBasis;
}

/** Reads what a change would be, with the checks that storing it has. */
@Injectable()
export class PlannedPayChanges {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly employments: PlannedEmployments,
    private readonly departments: Departments,
    private readonly components: PayComponents,
    private readonly assignments: PayAssignments,
    private readonly facts: PayFactsReader,
    private readonly periods: PayPeriods,
    private readonly leaveTypes: LeaveTypes,
    private readonly workingTimes: PlannedWorkingTimes,
    private readonly work: UnitOfWork,
  ) {}

  async plan(dto: PayEffectDto): Promise<PlannedPay> {
    this.requireDates(dto);
    switch (dto.kind ?? (dto.componentId ? 'item' : 'salary')) {
      case 'salary':
      case 'salaryWithdrawn':
        return this.salary(dto);
      case 'item':
        return this.item(dto);
      case 'itemEnded':
        return this.itemEnded(dto);
      case 'employment':
      case 'return':
        return this.employment(dto);
      case 'department':
        return this.department(dto);
      case 'leaveApproved':
      case 'leaveCancelled':
      case 'leaveShortened':
        return this.leave(dto);
      case 'leaveType':
        return this.leaveType(dto);
      case 'workingTime':
        return this.workingTime(dto);
      case 'component':
        return this.component(dto);
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
      if (date && date > latest)
        throw Problem.at(field, refusal('date.too_late', { label, latest }));
    if (from && to && to < from) throw Problem.at('to', refusal('date.ends_before_start'));
  }

  private async person({ employeeId }: PayEffectDto): Promise<string> {
    const asked = required('employeeId', 'Employee', employeeId);
    return (await this.employees.requireReferenced(asked, 'employeeId')).id;
  }

  private async salary(dto: PayEffectDto): Promise<PlannedPay> {
    const people = [await this.person(dto)];
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

  private async item(dto: PayEffectDto): Promise<PlannedPay> {
    const component = await this.components.requireReferenced(
      required('componentId', 'Component', dto.componentId),
    );
    const people = dto.employeeId ? { people: [await this.person(dto)] } : {};
    if (dto.employeeId && dto.departmentId)
      throw Problem.at('departmentId', refusal('payroll.one_scope'));
    const department = dto.departmentId
      ? await this.departments.requireReferenced(dto.departmentId, 'departmentId')
      : null;
    const added: PayAssignment = {
      id: '',
      componentId: component._id,
      scope: dto.employeeId ? 'employee' : department ? 'department' : 'everybody',
      departmentId: department?.id ?? null,
      run: null,
      ...requireAmount(component, dto),
      from: dto.from ?? this.clock.today(),
      to: dto.to ?? null,
      note: null,
      recordedAt: this.clock.now(),
      createdBy: null,
      endedAt: null,
      withdrawnAt: null,
      imported: false,
    };
    return {
      ...people,
      person: (facts) => ({ ...facts, assignments: [...facts.assignments, added] }),
    };
  }

  private async itemEnded({ assignmentId, on }: PayEffectDto): Promise<PlannedPay> {
    const item = await this.assignments.find(required('assignmentId', 'Item', assignmentId));
    const end: Partial<PayAssignment> = item.run
      ? { withdrawnAt: this.clock.now() }
      : { to: required('on', 'Last day', on), endedAt: this.clock.now() };
    return {
      ...(item.employee && { people: [item.employee._id] }),
      person: (facts) => ({
        ...facts,
        assignments: facts.assignments.map((one) =>
          one.id === item._id ? { ...one, ...end } : one,
        ),
      }),
    };
  }

  private async employment(dto: PayEffectDto): Promise<PlannedPay> {
    const id = await this.person(dto);
    const employments = await this.employments.plan(id, dto);
    return { people: [id], person: (facts) => ({ ...facts, employments }) };
  }

  private async department({ employees, departmentId }: PayEffectDto): Promise<PlannedPay> {
    const { id } = await this.departments.requireReferenced(
      required('departmentId', 'Department', departmentId),
      'departmentId',
    );
    return {
      people: [...new Set(required('employees', 'Employees', employees))],
      person: (facts, history) => ({
        ...facts,
        departmentIn: ({ from }) => history.departments.get(from) ?? id,
      }),
    };
  }

  /** Nothing for leave of paid types, and for pending leave that is cancelled. */
  private async leave(dto: PayEffectDto): Promise<PlannedPay> {
    const { people, leaves } = await this.requests(dto);
    const found = await this.facts.unpaidDaysOf(people, leaves, EARLIEST_EMPLOYMENT);
    if (dto.kind === 'leaveApproved') return this.withUnpaid(people, found);
    if (dto.kind === 'leaveCancelled') return withoutUnpaid(people, found);
    const [from, to] = [required('from', 'From', dto.from), required('to', 'To', dto.to)];
    const isOut = ({ day }: UnpaidLeaveDay) => day >= from && day <= to;
    return withoutUnpaid(people, new Map([...found].map(([id, days]) => [id, days.filter(isOut)])));
  }

  private async requests(dto: PayEffectDto): Promise<{ people: string[]; leaves: string[] }> {
    const { kind, leaves, leaveId } = dto;
    if (kind !== 'leaveApproved' || !leaves)
      return { people: [await this.person(dto)], leaves: [required('leaveId', 'Leave', leaveId)] };
    const rows = await readByIds(leaves, (ids, places) =>
      this.work.read<{ id: string }>(
        `SELECT employee_id AS id FROM leave_request WHERE id IN (${places})`,
        ids,
      ),
    );
    return { people: [...new Set(rows.map(({ id }) => id))], leaves };
  }

  private async leaveType({ leaveTypeId, paid }: PayEffectDto): Promise<PlannedPay> {
    const isPaid = required('paid', 'Paid', paid);
    const type = await this.leaveTypes.require(leaveTypeId, 'leaveTypeId');
    const rows = await this.work.read<{ id: string }>(
      "SELECT DISTINCT employee_id AS id FROM leave_request WHERE leave_type_id = ? AND status = 'Approved' LIMIT ?",
      [type.id, EFFECT_PEOPLE_MAX + 1],
    );
    const people = requireFew(rows.map(({ id }) => id));
    const found = await this.facts.daysOfType(people, type, EARLIEST_EMPLOYMENT);
    const plan = isPaid ? withoutUnpaid(people, found) : this.withUnpaid(people, found);
    return { ...plan, undated: true };
  }

  private withUnpaid(people: string[], found: UnpaidDays): PlannedPay {
    return {
      people,
      person: (facts, _, id) => {
        const added = (found.get(id) ?? []).map((one) => ({
          ...one,
          approvedAt: this.clock.now(),
        }));
        const days = [...othersThan(facts, added), ...added];
        return {
          ...facts,
          unpaidLeave: days.sort((one, other) => (one.day < other.day ? -1 : 1)),
        };
      },
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

  private async component({ componentId, prorated }: PayEffectDto): Promise<PlannedPay> {
    const { _id } = await this.components.requireReferenced(
      required('componentId', 'Component', componentId),
    );
    const change = { prorated: required('prorated', 'Prorated', prorated) };
    return {
      basis: (basis) => ({
        ...basis,
        rules: {
          ...basis.rules,
          components: basis.rules.components.map((one) =>
            one.id === _id ? { ...one, ...change } : one,
          ),
        },
      }),
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

export function requireFew(people: string[]): string[] {
  if (people.length > EFFECT_PEOPLE_MAX)
    throw new Problem(
      'payroll.effect_people',
      refusal('payroll.effect_people', { max: EFFECT_PEOPLE_MAX }),
    );
  return people;
}

type UnpaidDays = ReadonlyMap<string, readonly UnpaidLeaveDay[]>;

function withoutUnpaid(people: string[], found: UnpaidDays): PlannedPay {
  return {
    people,
    person: (facts, _, id) => ({
      ...facts,
      unpaidLeave: othersThan(facts, found.get(id) ?? []),
    }),
  };
}

function othersThan(
  { unpaidLeave }: PersonPayFacts,
  days: readonly UnpaidLeaveDay[],
): UnpaidLeaveDay[] {
  const out = new Set(days.map(dayKey));
  return unpaidLeave.filter((one) => !out.has(dayKey(one)));
}

function required<Value>(field: string, label: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw Problem.at(field, refusal('field.required', { label }));
  return value;
}

/** Two requests never take the same half of a day, or the same minutes. */
function dayKey({ day, morning, afternoon, minutes }: UnpaidLeaveDay): string {
  return [day, morning, afternoon, minutes].join(' ');
}
