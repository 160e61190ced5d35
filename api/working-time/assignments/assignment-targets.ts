import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export type TargetColumn = 'pattern_id' | 'calendar_id' | 'policy_id';

export interface AssignmentTarget {
  id: string;
  name: string;
  /** Only for policies: the name of their leave type. */
  leaveType: string | null;
}

/** Policies stand a layer above and are registered from there. */
export interface TargetKind {
  /** A column of `leave_assignment`. */
  column: TargetColumn;
  /** The subject is 'pattern', 'calendar' or the id of a leave type. */
  isFor(subject: string): boolean | Promise<boolean>;
  /** Undefined if there is none, and a 400 at `target` if it cannot be assigned (any more) for the subject. */
  assignable(subject: string, id: string): Promise<AssignmentTarget | undefined>;
  named(ids: string[]): Promise<AssignmentTarget[]>;
}

type TargetIds = Record<TargetColumn, string | null>;

@Injectable()
export class AssignmentTargets {
  private readonly kinds: TargetKind[] = [];

  register(kind: TargetKind): void {
    this.kinds.push(kind);
  }

  /** A 400 at `subject` if nothing is assigned for it. */
  async requireKind(subject: string): Promise<TargetKind> {
    for (const kind of this.kinds) if (await kind.isFor(subject)) return kind;
    throw Problem.at('subject', refusal('assignment.subject_missing'));
  }

  async requireTarget(kind: TargetKind, subject: string, id: string): Promise<AssignmentTarget> {
    const target = await kind.assignable(subject, id);
    if (!target) throw Problem.at('target', refusal('assignment.target_missing'));
    return target;
  }

  /** By id, of all that these assignments give. */
  async findNamed(assignments: TargetIds[]): Promise<Map<string, AssignmentTarget>> {
    const targets = this.kinds.map(async (kind) => {
      const ids = new Set(assignments.flatMap((assignment) => assignment[kind.column] ?? []));
      return ids.size === 0 ? [] : kind.named([...ids]);
    });
    return new Map((await Promise.all(targets)).flat().map((target) => [target.id, target]));
  }
}

export function targetId({ pattern_id, calendar_id, policy_id }: TargetIds): string | null {
  return pattern_id ?? calendar_id ?? policy_id;
}

/** Patterns and calendars: all that are not archived can be assigned. */
export function namedTargets(
  work: UnitOfWork,
  table: 'work_pattern' | 'holiday_calendar',
): Pick<TargetKind, 'assignable' | 'named'> {
  return {
    async assignable(_subject, id) {
      const [row] = await work.read<{
        id: string;
        name: string;
        archived_at: number | string | null;
      }>(`SELECT id, name, archived_at FROM ${table} WHERE id = ?`, [id]);
      if (!row) return undefined;
      if (row.archived_at !== null)
        throw Problem.at('target', refusal('assignment.target_archived', { name: row.name }));
      return { id: row.id, name: row.name, leaveType: null };
    },
    async named(ids) {
      const rows = await work.read<{ id: string; name: string }>(
        `SELECT id, name FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
        ids,
      );
      return rows.map(({ id, name }) => ({ id, name, leaveType: null }));
    },
  };
}
