import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { Problem, refusal } from '../contract/problem.js';
import { AssignmentStore } from '../working-time/assignments/assignment-store.js';

/** Leave years that are closed keep their working time and policies. */
@Injectable()
export class OpenLeaveYears {
  constructor(private readonly assignments: AssignmentStore) {}

  /** 409 at the field if those of a closed year would change from the day on. */
  async require(
    changed: readonly { employeeId: string; subject: string }[],
    from: CalendarDate,
    field: string,
  ): Promise<void> {
    for (const subject of new Set(changed.map((one) => one.subject))) {
      const holders = changed.filter((one) => one.subject === subject);
      await this.assignments.requireOpen(holders, subject, from, field).catch((error: unknown) => {
        throw asPeriodClosed(error, field);
      });
    }
  }
}

/** The refusal of working time in the words of a change. */
export function asPeriodClosed(error: unknown, field: string): unknown {
  if (!(error instanceof Problem) || error.code !== 'leave.closed') return error;
  const { latest = '', open = '' } = error.refusal?.parameters ?? {};
  const reason = refusal('job.period_closed', { latest, open });
  return new Problem('job.period_closed', reason, { errors: { [field]: reason } });
}
