import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { Departments } from '../../department/departments.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { Clock } from '../../platform/config/clock.js';
import { requireAmount } from '../components/assigned-amounts.js';
import { PayAssignments } from '../components/pay-assignments.js';
import { PayComponents } from '../components/pay-components.js';
import type { PayAssignment } from '../due/pay-facts.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { required, requirePerson, type PlannedPay } from './planned-pay.js';

/** Pay items and their components after a change that is not stored. */
@Injectable()
export class PlannedItems {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly departments: Departments,
    private readonly components: PayComponents,
    private readonly assignments: PayAssignments,
  ) {}

  async added(dto: PayEffectDto): Promise<PlannedPay> {
    const component = await this.components.requireReferenced(
      required('componentId', 'Component', dto.componentId),
    );
    const people = dto.employeeId ? { people: [await requirePerson(this.employees, dto)] } : {};
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

  async ended({ assignmentId, on }: PayEffectDto): Promise<PlannedPay> {
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

  async ofComponent({ componentId, prorated }: PayEffectDto): Promise<PlannedPay> {
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
}
