import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { HolidayCalendarRecord } from '../../contract/working-time/working-time.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AssignmentTargets, namedTargets } from '../assignments/assignment-targets.js';
import { AssignmentCounts } from '../assignments/current-assignments.js';
import type { HolidayCalendarDto, HolidayCalendarUpdateDto } from '../working-time.dto.js';
import { CalendarCountries } from './proposals/calendar-countries.js';
import { dueYears } from './proposals/country-years.js';
import { HolidayProposals } from './proposals/holiday-proposals.js';

interface CalendarRow {
  id: string;
  name: string;
  archived_at: number | null;
  country: string | null;
  region: string | null;
}

@Injectable()
export class HolidayCalendars implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly holders: AssignmentCounts,
    private readonly targets: AssignmentTargets,
    private readonly proposals: HolidayProposals,
    private readonly countries: CalendarCountries,
  ) {}

  onModuleInit(): void {
    this.targets.register({
      column: 'calendar_id',
      isFor: (subject) => subject === 'calendar',
      ...namedTargets(this.work, 'holiday_calendar'),
    });
  }

  /** How many people have a calendar and what it lacks, only admins are told. */
  async list(actor: Actor): Promise<HolidayCalendarRecord[]> {
    const rows = await this.work.read<CalendarRow>(
      'SELECT id, name, archived_at, country, region FROM holiday_calendar ORDER BY name_key',
    );
    const holders = await this.holders.count('calendar_id');
    const yearsWithout = isAdmin(actor) ? await this.yearsWithout() : undefined;
    return rows.map(({ id, name, archived_at, country, region }) => ({
      _id: id,
      name,
      archived: archived_at !== null,
      everybody: holders.everybody(id),
      country,
      region,
      ...(yearsWithout && { people: holders.people(id), yearsWithout: yearsWithout(id) }),
    }));
  }

  private async yearsWithout(): Promise<(id: string) => number[]> {
    const years = dueYears(this.clock.today(), null);
    const rows = await this.work.read<{ id: string; year: number | string }>(
      'SELECT DISTINCT calendar_id AS id, SUBSTR(day, 1, 4) AS year FROM holiday WHERE live = 1 AND day BETWEEN ? AND ?',
      [`${years[0]}-01-01`, `${years.at(-1)}-12-31`],
    );
    const filled = new Set(rows.map(({ id, year }) => `${id} ${year}`));
    return (id) => years.filter((year) => !filled.has(`${id} ${year}`));
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

  async add(actor: Actor, { name, ...asked }: HolidayCalendarDto): Promise<HolidayCalendarRecord> {
    const chosen = await this.proposals.requireCountry(actor, asked);
    return this.work.write(async (manager) => {
      const id = newId();
      await insertRow(manager, 'holiday_calendar', {
        id,
        name,
        name_key: uniqueKey(name),
        archived_at: null,
        created_at: this.clock.now(),
      });
      await this.audit.record(actor, {
        action: 'calendar.add',
        subject: 'calendar',
        id,
        name,
        after: { name },
      });
      await this.countries.decide(manager, actor, id, { changed: [], chosen });
      return this.record(actor, id);
    });
  }

  /** Without a country it stays as it is; a blank one ends what is added by itself. */
  async update(
    actor: Actor,
    id: string,
    { name, archived, ...asked }: HolidayCalendarUpdateDto,
  ): Promise<HolidayCalendarRecord> {
    const chosen =
      asked.country === null ? null : await this.proposals.requireCountry(actor, asked);
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'holiday_calendar', id);
      const before = await this.record(actor, id);
      const isArchived = archived ?? before.archived;
      const archivedAt = isArchived ? this.clock.now() : null;
      await manager.query(
        'UPDATE holiday_calendar SET name = ?, name_key = ?, archived_at = ? WHERE id = ?',
        [name, uniqueKey(name), archivedAt, id],
      );
      await this.audit.record(actor, {
        action: 'calendar.update',
        subject: 'calendar',
        id,
        name,
        before: { name: before.name, archived: before.archived },
        after: { name, archived: isArchived },
      });
      await this.countries.decide(manager, actor, id, { changed: [], chosen });
      return this.record(actor, id);
    });
  }
}
