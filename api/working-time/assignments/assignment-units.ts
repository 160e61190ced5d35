import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { EVERYBODY, HOLDERS_AT_ONCE } from '../../contract/working-time/working-time.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ClosedLeave } from '../closed-leave.js';
import type { AssignmentChange } from '../working-time-changes.js';
import type { AssignmentDto, StoredAssignmentDto } from '../working-time.dto.js';
import { findAssignees } from './assignees.js';
import { isMatching } from './assignment-fields.js';
import { Assignments } from './assignments.js';
import { hashOf, MatchingPeople } from './matching-people.js';

interface Counts {
  assigned: number;
  unchanged: number;
}

/** One unit of work for those who are named; those who match a filter may be too many for one. */
@Injectable()
export class AssignmentUnits {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assignments: Assignments,
    private readonly matching: MatchingPeople,
    private readonly closedLeave: ClosedLeave,
  ) {}

  async add(actor: Actor, { basis, ...dto }: StoredAssignmentDto): Promise<Counts> {
    const { holders, ...assignment } = dto;
    if (!basis && !Array.isArray(holders)) await this.refuseUnseen(dto);
    const previewed = async (matched?: string[]) =>
      basis ? { basis, change: await this.planned(dto, matched) } : undefined;
    if (!isMatching(holders)) {
      const whole = await previewed();
      return this.assignments.add(
        actor,
        { ...assignment, holders },
        whole && { ...whole, isFirst: true, isLast: true },
      );
    }
    const earlier = await this.work.earlierResult<Counts>();
    if (earlier) return earlier.result;
    const ids = await this.matching.ids(holders.filter);
    await this.requireOpen(dto, ids);
    const whole = await previewed(ids);
    let counts: Counts = { assigned: 0, unchanged: 0 };
    for (let start = 0; start === 0 || start < ids.length; start += HOLDERS_AT_ONCE) {
      const unit = { ...assignment, holders: ids.slice(start, start + HOLDERS_AT_ONCE) };
      const isLast = start + HOLDERS_AT_ONCE >= ids.length;
      const before = counts;
      const store = async () =>
        sum(
          before,
          await this.assignments.add(
            actor,
            unit,
            whole && { ...whole, isFirst: start === 0, isLast },
          ),
        );
      // The last one stores the answer for a repeated request as well: nothing can break between what is stored and that it is known to be.
      counts = isLast ? await this.work.write(store) : await this.work.writeInNewTransaction(store);
    }
    return counts;
  }

  /** A change for many people is previewed first (decision 0097); one that could never be stored is refused before that. */
  private async refuseUnseen(dto: AssignmentDto): Promise<never> {
    await this.change(dto);
    throw Problem.at('basis', refusal('preview.required'));
  }

  /** As it is previewed; refuses what storing would refuse. */
  async change(dto: AssignmentDto): Promise<AssignmentChange> {
    const ids = isMatching(dto.holders) ? await this.matching.ids(dto.holders.filter) : undefined;
    const change = await this.planned(dto, ids);
    await this.requireOpen(dto, ids);
    return change;
  }

  private async planned(
    dto: AssignmentDto,
    matched: string[] | undefined,
  ): Promise<AssignmentChange> {
    const { subject, target, inherit, from } = await this.assignments.requirePossible(dto);
    return {
      kind: 'assignment',
      holders: await this.holders(dto.holders),
      ...(matched && { matched: hashOf(matched) }),
      subject,
      target: target?.id ?? null,
      inherit,
      from,
    };
  }

  /** For all who match or for none: otherwise some would be assigned before somebody is refused. Each person's own years count, as in each unit. */
  private async requireOpen(
    { holders, ...assignment }: AssignmentDto,
    matched: string[] = [],
  ): Promise<void> {
    if (!isMatching(holders)) return this.assignments.requireOpenFor({ ...assignment, holders });
    const { subject, from } = assignment;
    if (!(await this.closedLeave.isAnyClosed(subject, from))) return;
    for (let start = 0; start < matched.length; start += HOLDERS_AT_ONCE) {
      await this.assignments.requireOpenFor({
        ...assignment,
        holders: matched.slice(start, start + HOLDERS_AT_ONCE),
      });
    }
  }

  private async holders(holders: AssignmentDto['holders']): Promise<AssignmentChange['holders']> {
    if (holders === EVERYBODY || isMatching(holders)) return holders;
    return (await findAssignees(this.work.manager, holders)).map(({ holder }) => holder);
  }
}

function sum(before: Counts, { assigned, unchanged }: Counts): Counts {
  return { assigned: before.assigned + assigned, unchanged: before.unchanged + unchanged };
}
