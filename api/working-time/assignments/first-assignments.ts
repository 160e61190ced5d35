import { Injectable } from '@nestjs/common';
import { Problem } from '../../contract/problem.js';
import { EmployeeAdded } from '../../employee/employee.events.js';
import { Events } from '../../platform/events/events.js';
import { Assignments } from './assignments.js';

/** Gives a new employee working time, holidays and policies in the unit of work that adds them. */
@Injectable()
export class FirstAssignments {
  constructor(
    private readonly assignments: Assignments,
    events: Events,
  ) {
    events.on(EmployeeAdded, (added) => this.store(added));
  }

  private async store({ actor, employeeId, from, assignments }: EmployeeAdded): Promise<void> {
    for (const { subject, target } of assignments) {
      try {
        await this.assignments.add(actor, { holders: [employeeId], subject, target, from });
      } catch (failure) {
        throw atForm(failure);
      }
    }
  }
}

/** The form of a new employee knows only its own fields. */
function atForm(failure: unknown): unknown {
  if (!(failure instanceof Problem) || !failure.errors) return failure;
  const [[field, reason] = []] = Object.entries({ ...failure.errors, ...failure.refusals });
  return reason === undefined ? failure : Problem.at(field === 'from' ? 'hireDate' : 'assignments', reason);
}
