import type { AuditedChange } from '../../audit/audit.js';
import type { Holder } from './assignees.js';
import { targetId, type AssignmentTarget } from './assignment-targets.js';
import type { StoredAssignment } from './stored-assignment.js';

type Recorded = Omit<StoredAssignment, 'id' | 'holder' | 'employee_id'>;

interface Change {
  holder: Holder;
  /** The id of the assignment. */
  id: string;
  before?: Recorded;
  after?: Recorded;
  named: Map<string, AssignmentTarget>;
}

/** In the person's own history; what is for everybody stands under the name of what is assigned. */
export function auditedAssignment({ holder, id, before, after, named }: Change): AuditedChange {
  const change = {
    before: before && auditValues(before, named),
    after: after && auditValues(after, named),
  };
  const own = {
    subject: 'employee',
    id: String(holder.employeeId),
    name: holder.name,
    ...change,
  } as const;
  if (holder.employeeId !== null)
    return after
      ? { action: 'employee.assign', ...own }
      : { action: 'employee.assign_end', ...own };
  const name =
    [after, before]
      .flatMap((assignment) => assignment && targetName(assignment, named))
      .find((one) => one != null) ?? '–';
  const common = { subject: 'assignment', id, name, ...change } as const;
  return after ? { action: 'assignment.add', ...common } : { action: 'assignment.end', ...common };
}

function auditValues(
  assignment: Recorded,
  named: Map<string, AssignmentTarget>,
): Record<string, unknown> {
  const { subject, inherit, from_date } = assignment;
  const field = subject === 'pattern' || subject === 'calendar' ? subject : 'policy';
  return { [field]: targetName(assignment, named), asEverybody: Boolean(inherit), from: from_date };
}

function targetName(assignment: Recorded, named: Map<string, AssignmentTarget>): string | null {
  return named.get(targetId(assignment) ?? '')?.name ?? null;
}
