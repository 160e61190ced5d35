import { Injectable } from '@nestjs/common';
import { EVERYBODY, HOLDERS_AT_ONCE } from '../../contract/working-time.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { readBatches, resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { filterConditions } from '../../platform/http/list-params.js';
import { isMatching } from './assignment-fields.js';
import { assignmentList, type EmployeeAssignmentsRow } from './assignment-list.js';
import { Assignments } from './assignments.js';
import { findHolders } from './holders.js';
import type { AssignmentChange } from '../working-time-changes.js';
import type { AssignmentDto, StoredAssignmentDto } from '../working-time.dto.js';

interface Counts {
  assigned: number;
  unchanged: number;
}

/** One unit of work for those who are named; those who match a filter may be too many for one. */
@Injectable()
export class AssignmentUnits {
  private readonly list;

  constructor(
    private readonly work: UnitOfWork,
    private readonly assignments: Assignments,
    clock: Clock,
  ) {
    this.list = assignmentList(() => clock.today());
  }

  async add(actor: Actor, { basis, ...dto }: StoredAssignmentDto): Promise<Counts> {
    const { holders, ...assignment } = dto;
    const previewed = basis ? { basis, change: await this.change(dto) } : undefined;
    if (!isMatching(holders)) return this.assignments.add(actor, { ...assignment, holders }, previewed);
    const earlier = await this.work.earlierResult<Counts>();
    if (earlier) return earlier.result;
    const ids = await this.matching(holders.filter);
    const counts: Counts = { assigned: 0, unchanged: 0 };
    for (let start = 0; start < ids.length; start += HOLDERS_AT_ONCE) {
      const unit = { ...assignment, holders: ids.slice(start, start + HOLDERS_AT_ONCE) };
      const { assigned, unchanged } = await this.work.writeInNewTransaction(() => this.assignments.add(actor, unit, start === 0 ? previewed : undefined), { groupCommit: false });
      counts.assigned += assigned;
      counts.unchanged += unchanged;
    }
    // Stores the answer for a repeated request, which would otherwise be taken for done after the first unit.
    return this.work.write(() => Promise.resolve(counts));
  }

  /** As it is previewed; refuses what storing would refuse. */
  async change(dto: AssignmentDto): Promise<AssignmentChange> {
    const { subject, target, inherit, from } = await this.assignments.requirePossible(dto);
    return { kind: 'assignment', holders: await this.holders(dto.holders), subject, target: target?.id ?? null, inherit, from };
  }

  /** Who matches a filter, as conditions on the employee `e`. */
  conditions(filter: Record<string, unknown>): Promise<Condition[]> {
    return resolveConditions(this.work.listReader, filterConditions(this.list, filter, 'holders'));
  }

  private async holders(holders: AssignmentDto['holders']): Promise<AssignmentChange['holders']> {
    if (holders === EVERYBODY) return EVERYBODY;
    if (!isMatching(holders)) return (await findHolders(this.work.manager, holders)).map(({ holder }) => holder);
    await this.conditions(holders.filter);
    return holders;
  }

  /** All at once: who has been assigned something may no longer match. */
  private async matching(filter: Record<string, unknown>): Promise<string[]> {
    const { listReader } = this.work;
    const conditions = await this.conditions(filter);
    const ids: string[] = [];
    for await (const rows of readBatches<EmployeeAssignmentsRow>(listReader, this.list, { conditions, descending: false })) ids.push(...rows.map(({ person_id }) => person_id));
    return ids;
  }
}
