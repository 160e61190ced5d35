import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { latestFutureDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { leaveRulesVersion, lockLeave, lockLeaveRules } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { ChangeBasis } from '../change-basis.js';
import type { AssignmentChange } from '../working-time-changes.js';
import type { AssignmentDto } from '../working-time.dto.js';
import { findAssignees, type Holder } from './assignees.js';
import { auditedAssignment } from './assignment-audit.js';
import { AssignmentStore, STORED_ASSIGNMENT, type NewAssignment } from './assignment-store.js';
import { AssignmentTargets, type AssignmentTarget, type TargetKind } from './assignment-targets.js';
import type { StoredAssignment } from './stored-assignment.js';

/** For everybody, or for people who are named; for nobody where nobody matches. */
export interface NamedAssignment extends Omit<AssignmentDto, 'holders'> {
  holders: typeof EVERYBODY | string[];
  /** Of an import. */
  changesetId?: string;
}

/** The change as an admin previewed it, and which of its units this is. */
export interface PreviewedChange {
  basis: string;
  change: AssignmentChange;
  isFirst: boolean;
  isLast: boolean;
}

export interface AddedAssignment {
  kind: TargetKind;
  target: AssignmentTarget | null;
  subject: string;
  inherit: boolean;
  from: string;
}

/** Which pattern, calendar and policies hold for whom from which day on: own assignments before those of everybody. */
@Injectable()
export class Assignments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly targets: AssignmentTargets,
    private readonly store: AssignmentStore,
    private readonly basis: ChangeBasis,
  ) {}

  /** For all holders or for none. An assignment from the same day is replaced; later ones stay. */
  add(
    actor: Actor | AuditActor,
    dto: NamedAssignment,
    previewed?: PreviewedChange,
  ): Promise<{ assigned: number; unchanged: number }> {
    const write = async (manager: EntityManager) => {
      const holders = await holdersOf(manager, dto.holders);
      const rulesVersion = await this.lock(manager, holders);
      const added = await this.requirePossible(dto);
      if (previewed?.isFirst)
        await this.basis.requireFirst(manager, previewed.basis, previewed.change, rulesVersion);
      if (previewed?.isLast) await this.basis.markStored(manager, previewed.basis);
      return holders.length === 0
        ? { assigned: 0, unchanged: 0 }
        : this.record(manager, actor, holders, { ...added, changesetId: dto.changesetId });
    };
    return this.work.write(write);
  }

  /** Refuses what would change closed years of one of the holders. */
  async requireOpenFor(dto: NamedAssignment): Promise<void> {
    const { manager } = this.work;
    const added = await this.requirePossible(dto);
    const { changed } = await this.store.changedOf(
      manager,
      await holdersOf(manager, dto.holders),
      stored(added),
    );
    await this.store.requireOpen(changed, added.subject, added.from, 'from');
  }

  /** Returns the assignment as it would be stored for each holder; refuses what cannot be. */
  async requirePossible({
    holders,
    subject,
    target: chosen,
    inherit = false,
    from,
  }: AssignmentDto): Promise<AddedAssignment> {
    requireDate('from', 'From', from, { latest: latestFutureDate(this.clock.today()) });
    if (inherit && holders === EVERYBODY)
      throw Problem.at('inherit', refusal('assignment.everybody_inherits'));
    if (inherit && chosen) throw Problem.at('inherit', refusal('assignment.target_and_inherit'));
    if (!inherit && chosen === undefined)
      throw Problem.at('target', refusal('field.required', { label: 'Assignment' }));
    const kind = await this.targets.requireKind(subject);
    const target = chosen ? await this.targets.requireTarget(kind, subject, chosen) : null;
    return { kind, target, subject, inherit: inherit ?? false, from };
  }

  /** One that holds; refuses what cannot be taken back. */
  async requireLive(id: string): Promise<StoredAssignment> {
    const [assignment] = await this.work.read<StoredAssignment & { live: number | null }>(
      `${STORED_ASSIGNMENT} id = ?`,
      [id],
    );
    if (!assignment) throw new Problem('assignment.not_found', refusal('assignment.not_found'));
    if (assignment.live === null)
      throw new Problem('assignment.ended', refusal('assignment.ended'));
    return assignment;
  }

  /** One that holds and is of no closed years. */
  async requireEndable(id: string): Promise<void> {
    const { employee_id: employeeId, subject, from_date } = await this.requireLive(id);
    await this.store.requireOpen([{ employeeId }], subject, from_date, 'assignment');
  }

  /** As if it had never been made. */
  end(
    actor: Actor,
    id: string,
    basis?: string | null,
    reason: string | null = null,
  ): Promise<void> {
    return this.work.write(async (manager) => {
      const assignment = await this.requireLive(id);
      const { employee_id } = assignment;
      const [holder] = await holdersOf(manager, employee_id === null ? EVERYBODY : [employee_id]);
      if (!holder) throw new Problem('assignment.not_found', refusal('assignment.not_found'));
      if (holder.holder === EVERYBODY && !basis)
        throw Problem.at('basis', refusal('preview.required'));
      const rulesVersion = await this.lock(manager, [holder]);
      await this.store.requireOpen(
        [holder],
        assignment.subject,
        assignment.from_date,
        'assignment',
      );
      if (basis)
        await this.basis.require(
          manager,
          basis,
          { kind: 'assignmentEnd', assignment: id },
          rulesVersion,
        );
      const ended = await execute(
        manager,
        'UPDATE leave_assignment SET live = NULL, ended_at = ?, ended_by = ?, ended_reason = ? WHERE id = ? AND live = 1',
        [this.clock.now(), actor.accountId, reason, id],
      );
      if (ended === 0) throw new Problem('assignment.ended', refusal('assignment.ended'));
      const named = await this.targets.findNamed([assignment]);
      await this.audit.record(actor, auditedAssignment({ holder, id, before: assignment, named }));
    });
  }

  /** An assignment for everybody takes no person's lock: beside a request of leave either order is valid. Returns the version of the rules before. */
  private async lock(manager: EntityManager, holders: Holder[]): Promise<number> {
    const own = holders.flatMap(({ employeeId }) => employeeId ?? []);
    if (own.length > 0) await lockLeave(manager, own);
    if (own.length === holders.length) return leaveRulesVersion(manager);
    return lockLeaveRules(manager);
  }

  private async record(
    manager: EntityManager,
    actor: Actor | AuditActor,
    holders: Holder[],
    { changesetId, ...added }: AddedAssignment & Pick<NamedAssignment, 'changesetId'>,
  ): Promise<{ assigned: number; unchanged: number }> {
    const { rows, changed, earlier, latestOf } = await this.store.insert(
      manager,
      holders,
      stored(added),
      {
        by: actor.accountId,
      },
    );
    const named = await this.targets.findNamed([...earlier, ...rows]);
    const entries = rows.map((row, index) => ({
      ...auditedAssignment({
        holder: changed[index] as Holder,
        id: row.id,
        before: latestOf.get(row.holder),
        after: row,
        named,
      }),
      changesetId,
    }));
    await this.audit.record(actor, ...entries);
    return { assigned: changed.length, unchanged: holders.length - changed.length };
  }
}

async function holdersOf(
  manager: EntityManager,
  holders: NamedAssignment['holders'],
): Promise<Holder[]> {
  return holders === EVERYBODY
    ? [{ holder: EVERYBODY, employeeId: null, name: '' }]
    : findAssignees(manager, holders);
}

function stored({ kind, target, ...assignment }: AddedAssignment): NewAssignment {
  return { ...assignment, column: kind.column, target: target?.id ?? null };
}
