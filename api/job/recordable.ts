import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import { Problem, refusal } from '../contract/problem.js';
import { ClosedDepartments } from '../employee/job/closed-departments.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { changedSince, isOfOtherFacts } from './job-change-basis.js';
import type { JobJudgement, JudgedPerson } from './job-judgements.js';
import type { AskedJobChange, JobRefusal } from './judge-job-change.js';
import { OpenLeaveYears } from './open-leave-years.js';

/** The labels of what a change sets, as in its body. */
const LABELS: Record<JobKind | 'salary' | 'pattern' | 'policy', string> = {
  department: 'Department',
  designation: 'Designation',
  manager: 'Manager',
  approver: 'Approver',
  employmentType: 'Employment Type',
  location: 'Location',
  contractEnd: 'End of contract',
  probationEnd: 'End of probation',
  salary: 'Salary',
  pattern: 'Working Time',
  policy: 'Leave policy',
};

interface RecordedBy {
  name: string | null;
  on: CalendarDate;
}

/** A change of one person is refused for the reasons that leave people out of a change for many. */
@Injectable()
export class RecordableJobs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly leaveYears: OpenLeaveYears,
    private readonly departments: ClosedDepartments,
  ) {}

  /** Those for whom something is recorded. */
  async require({ asked, people }: JobJudgement): Promise<JudgedPerson[]> {
    const recorded = people.filter(({ change }) => change.refusal === null);
    if (recorded.length > 0) {
      await this.requireOpenDepartment(asked, recorded);
      const assigned = recorded.flatMap(({ person, change }) =>
        change.assignments.map(({ subject }) => ({ employeeId: person.id, subject })),
      );
      await this.leaveYears.require(assigned, asked.from, 'from');
      return recorded;
    }
    const refused = people.length === 1 ? people[0]?.change.refusal : null;
    if (!refused) throw Problem.at('people', refusal('job.all_left_out'));
    throw refusalOf(refused, asked.from, await this.recordedBy(refused));
  }

  private async requireOpenDepartment(
    { from, values }: AskedJobChange,
    recorded: readonly JudgedPerson[],
  ): Promise<void> {
    const move = values.find(({ kind }) => kind === 'department');
    if (!move?.valueId) return;
    const fact = {
      ...move,
      changeId: '',
      from,
      source: 'change',
      recordedAt: this.clock.now(),
      withdrawnAt: null,
    } as const;
    await this.departments.requireNobodyWouldBeIn(
      [move.valueId],
      recorded.map(({ person: { id, name, employments, facts } }) => ({
        _id: id,
        name,
        employments,
        facts: [...facts, fact],
        departmentId: '',
      })),
      'set.department',
    );
  }

  private async recordedBy({ recorded }: JobRefusal): Promise<RecordedBy | undefined> {
    if (!recorded) return undefined;
    const [account] = await this.work.read<{ name: string }>(
      'SELECT name FROM account WHERE id = ?',
      [recorded.recordedBy ?? ''],
    );
    return { name: account?.name ?? null, on: this.clock.dateOf(recorded.recordedAt) };
  }
}

/** 409 where something else would be recorded than the basis has shown. */
export function requireSame(basis: string, judgement: JobJudgement, facts: string): void {
  const changed = changedSince(basis, judgement, facts);
  if (!changed) return;
  const [first] = changed;
  if (first)
    throw new Problem(
      'job.changed',
      refusal('job.changed', { name: first.person.name, count: changed.length }),
    );
  throw new Problem(
    'job.changed',
    refusal(isOfOtherFacts(basis, facts) ? 'job.changed_facts' : 'job.changed_people'),
  );
}

function refusalOf(
  { reason, on, recorded }: JobRefusal,
  from: string,
  who: RecordedBy | undefined,
): Problem {
  switch (reason) {
    case 'notEmployed':
      return Problem.at(
        'from',
        on === null
          ? refusal('job.not_employed', { from })
          : refusal('job.before_hired', { hiredOn: on }),
      );
    case 'ownManager':
      return Problem.at('set.manager', refusal('employee.own_manager'));
    case 'ownApprover':
      return Problem.at('set.approver', refusal('employee.own_approver'));
    case 'noSalary':
      return Problem.at('set.round', refusal('job.no_salary'));
    case 'unchanged':
      return Problem.at('set', refusal('job.unchanged'));
    case 'sameDay':
      return sameDay(from, recorded?.subject ?? 'department', who);
    default:
      return Problem.at('leaveOut', refusal('job.all_left_out'));
  }
}

function sameDay(
  from: CalendarDate,
  field: keyof typeof LABELS,
  who: RecordedBy | undefined,
): Problem {
  const label = LABELS[field];
  const reason = who?.name
    ? refusal('job.same_day', { from, field, label, name: who.name, recordedOn: who.on })
    : refusal('job.same_day_unknown', { from, field, label });
  return new Problem('job.same_day', reason, { errors: { [`set.${field}`]: reason } });
}
