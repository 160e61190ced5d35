import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Audit } from '../../audit/audit.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { HolidayCalendarRecord } from '../../contract/working-time.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentCounts } from '../assignments/current-assignments.js';
import { AssignmentTargets, namedTargets } from '../assignments/assignment-targets.js';
import type { HolidayCalendarDto, HolidayCalendarUpdateDto } from '../working-time.dto.js';

@Injectable()
export class HolidayCalendars implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly holders: AssignmentCounts,
    private readonly targets: AssignmentTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register({ column: 'calendar_id', isFor: (subject) => subject === 'calendar', ...namedTargets(this.work, 'holiday_calendar') });
  }

  /** How many people have a calendar, only admins are told. */
  async list(actor: Actor): Promise<HolidayCalendarRecord[]> {
    const rows = await this.work.read<{ id: string; name: string; archived_at: number | null }>('SELECT id, name, archived_at FROM holiday_calendar ORDER BY name_key');
    const holders = await this.holders.of('calendar_id');
    return rows.map(({ id, name, archived_at }) => ({
      _id: id, name, archived: archived_at !== null, ...(isAdmin(actor) ? { people: holders.people(id) } : {}), everybody: holders.everybody(id),
    }));
  }

  async record(actor: Actor, id: string): Promise<HolidayCalendarRecord> {
    const calendar = (await this.list(actor)).find(({ _id }) => _id === id);
    if (!calendar) throw new Problem('calendar.not_found', refusal('calendar.not_found'));
    return calendar;
  }

  async requireReferenced(id: string): Promise<void> {
    const rows = await this.work.read('SELECT id FROM holiday_calendar WHERE id = ?', [id]);
    if (rows.length === 0) throw Problem.at('calendar', refusal('calendar.not_found'));
  }

  add(actor: Actor, { name }: HolidayCalendarDto): Promise<HolidayCalendarRecord> {
    return this.work.write(async (manager) => {
      const id = newId();
      await insertRow(manager, 'holiday_calendar', { id, name, name_key: uniqueKey(name), archived_at: null, created_at: this.clock.now() });
      await this.audit.record(actor, { action: 'calendar.add', subject: 'calendar', id, name, after: { name } });
      return this.record(actor, id);
    });
  }

  update(actor: Actor, id: string, { name, archived }: HolidayCalendarUpdateDto): Promise<HolidayCalendarRecord> {
    return this.work.write(async (manager) => {
      const before = await this.record(actor, id);
      const isArchived = archived ?? before.archived;
      const archivedAt = isArchived ? this.clock.now() : null;
      await manager.query('UPDATE holiday_calendar SET name = ?, name_key = ?, archived_at = ? WHERE id = ?', [name, uniqueKey(name), archivedAt, id]);
      await this.audit.record(actor, {
        action: 'calendar.update', subject: 'calendar', id, name, before: { name: before.name, archived: before.archived }, after: { name, archived: isArchived },
      });
      return this.record(actor, id);
    });
  }
}
