import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { readBatches, resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { filterConditions } from '../../platform/http/list-params.js';
import { assignmentList, type EmployeeAssignmentsRow } from './assignment-list.js';

/** People who match a filter of the list of assignments. */
@Injectable()
export class MatchingPeople {
  private readonly list;

  constructor(
    private readonly work: UnitOfWork,
    clock: Clock,
  ) {
    this.list = assignmentList(() => clock.today());
  }

  /** As conditions on the employee `e`; refuses a filter that the list does not know. */
  conditions(filter: Record<string, unknown>): Promise<Condition[]> {
    return resolveConditions(this.work.listReader, filterConditions(this.list, filter, 'holders'));
  }

  /** All at once: who has been assigned something may no longer match. */
  async ids(filter: Record<string, unknown>): Promise<string[]> {
    const conditions = await this.conditions(filter);
    const ids: string[] = [];
    for await (const rows of readBatches<EmployeeAssignmentsRow>(this.work.listReader, this.list, {
      conditions,
      descending: false,
    }))
      ids.push(...rows.map(({ person_id }) => person_id));
    return ids;
  }
}

/** The same for the same people. */
export function hashOf(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join()).digest('base64url');
}
