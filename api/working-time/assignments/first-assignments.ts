import { Injectable } from '@nestjs/common';
import { Problem } from '../../contract/problem.js';
import { EmployeeAdded } from '../../employee/employee.events.js';
import { Events } from '../../platform/events/events.js';
import { ClosedLeave } from '../closed-leave.js';
import { Assignments } from './assignments.js';

/** Gives a new employee working time, holidays and policies in the unit of work that adds them. */
@Injectable()
export class FirstAssignments {
  constructor(
    private readonly assignments: Assignments,
    private readonly closedLeave: ClosedLeave,
    events: Events,
  ) {
    events.on(EmployeeAdded, (added) => this.store(added));
  }

  /** Not in closed years, in which no leave could be booked against what they would give. */
  private async store({ actor, employeeId, from, assignments }: EmployeeAdded): Promise<void> {
    for (const { subject, target } of assignments) {
      try {
        await this.assignments.add(actor, {
          holders: [employeeId],
          subject,
          target,
          from: await this.closedLeave.firstOpenDay(subject, from),
        });
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
  return reason === undefined
    ? failure
    : new Problem(failure.code, reason, {
        errors: { [field === 'from' ? 'hireDate' : 'assignments']: reason },
      });
}
