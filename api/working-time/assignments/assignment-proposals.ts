import { Injectable } from '@nestjs/common';
import type {
  HeldAssignment,
  ProposedAssignment,
} from '../../contract/working-time/working-time.js';
import { Departments } from '../../department/departments.js';
import { hasStatus } from '../../department/headcount.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { CurrentAssignments } from './current-assignments.js';

/** The people added last show what somebody new gets. */
const NEWEST = 200;

/** Proposes to somebody who joins a department the assignments that most of it have. */
@Injectable()
export class AssignmentProposals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly departments: Departments,
    private readonly held: CurrentAssignments,
  ) {}

  async propose(actor: Actor, departmentId: string): Promise<ProposedAssignment[]> {
    if (!isAdmin(actor)) throw denied();
    await this.departments.record(departmentId);
    const { sql, parameters } = hasStatus(this.clock.today(), 'Active');
    const people = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE e.department_id = ? AND ${sql} ORDER BY e.id DESC LIMIT ?`,
      [departmentId, ...parameters, NEWEST],
    );
    const assignments = await this.held.readPeople(people.map(({ id }) => id));
    return mostHeld([...assignments.values()].map(({ held }) => held));
  }
}

/** For each subject what more than half of the people have by an assignment of their own. */
export function mostHeld(people: HeldAssignment[][]): ProposedAssignment[] {
  const counts = new Map<string, ProposedAssignment>();
  for (const { subject, target } of people.flat().filter(({ own }) => own)) {
    const key = `${subject} ${target._id}`;
    counts.set(key, { subject, target, people: (counts.get(key)?.people ?? 0) + 1 });
  }
  return [...counts.values()].filter((counted) => 2 * counted.people > people.length);
}
