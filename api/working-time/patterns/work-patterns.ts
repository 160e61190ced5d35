import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { PatternSlot, WorkPatternRecord } from '../../contract/working-time/working-time.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentTargets, namedTargets } from '../assignments/assignment-targets.js';
import { AssignmentCounts } from '../assignments/current-assignments.js';
import type { WorkPatternDto, WorkPatternUpdateDto } from '../working-time.dto.js';
import type { WORK_PATTERN } from '../working-time.tables.js';

/** Their hours never change, since balances of the past depend on them: a changed pattern is another one, assigned from a date on. */
@Injectable()
export class WorkPatterns implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly holders: AssignmentCounts,
    private readonly targets: AssignmentTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register({
      column: 'pattern_id',
      isFor: (subject) => subject === 'pattern',
      ...namedTargets(this.work, 'work_pattern'),
    });
  }

  async list(): Promise<WorkPatternRecord[]> {
    const rows = await this.work.read<StoredRow<typeof WORK_PATTERN>>(
      'SELECT id, name, slots, archived_at FROM work_pattern ORDER BY name_key',
    );
    const holders = await this.holders.count('pattern_id');
    return rows.map(({ id, name, slots, archived_at }) => ({
      _id: id,
      name,
      slots: JSON.parse(slots) as PatternSlot[],
      archived: archived_at !== null,
      people: holders.people(id),
      everybody: holders.everybody(id),
    }));
  }

  add(actor: Actor, { name, slots }: WorkPatternDto): Promise<WorkPatternRecord> {
    return this.work.write(async (manager) => {
      const id = newId();
      const created_at = this.clock.now();
      await insertRow(manager, 'work_pattern', {
        id,
        name,
        name_key: uniqueKey(name),
        slots: JSON.stringify(slots),
        archived_at: null,
        created_at,
      });
      await this.audit.record(actor, {
        action: 'pattern.add',
        subject: 'pattern',
        id,
        name,
        after: { name, slots: JSON.stringify(slots) },
      });
      return this.record(id);
    });
  }

  update(
    actor: Actor,
    id: string,
    { name, archived }: WorkPatternUpdateDto,
  ): Promise<WorkPatternRecord> {
    return this.work.write(async (manager) => {
      const before = await this.record(id);
      const isArchived = archived ?? before.archived;
      const archivedAt = isArchived ? this.clock.now() : null;
      await manager.query(
        'UPDATE work_pattern SET name = ?, name_key = ?, archived_at = ? WHERE id = ?',
        [name, uniqueKey(name), archivedAt, id],
      );
      await this.audit.record(actor, {
        action: 'pattern.update',
        subject: 'pattern',
        id,
        name,
        before: { name: before.name, archived: before.archived },
        after: { name, archived: isArchived },
      });
      return this.record(id);
    });
  }

  private async record(id: string): Promise<WorkPatternRecord> {
    const pattern = (await this.list()).find(({ _id }) => _id === id);
    if (!pattern) throw new Problem('pattern.not_found', refusal('pattern.not_found'));
    return pattern;
  }
}
