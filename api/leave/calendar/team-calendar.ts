import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { inTeamOf } from '../../approval/approver.js';
import { addMonths, inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../contract/leave/away-responses.js';
import {
  CALENDAR_DAYS_MAX,
  CALENDAR_PEOPLE_MAX,
  type CalendarPerson,
} from '../../contract/leave/team-calendar.js';
import { Problem, refusal } from '../../contract/problem.js';
import { employedWithin } from '../../employee/employed-within.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { DepartmentDays } from '../../employee/job/department-days.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { imageUrl } from '../../platform/storage/profile-images.js';
import { WorkingTimes } from '../../working-time/working-times.js';
import type { People } from '../coverage/away-days.js';
import { CalendarAbsences } from './calendar-absences.js';
import { CalendarCoverage } from './calendar-coverage.js';
import { CalendarReaders } from './calendar-reader.js';
import { Schedules } from './schedules.js';
import type { TeamCalendarQuery } from './team-calendar.dto.js';

interface PersonRow {
  id: string;
  departmentId: string;
  name: string;
  imageId: string | null;
}

/** Only admins look further back. */
const MONTHS_BACK = 12;

const NOBODY: People = { sql: '1 = 0', parameters: [] };

/** The calendar of people and their leave, without reasons; with types only for those who may see them. */
@Injectable()
export class TeamCalendar {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly readers: CalendarReaders,
    private readonly workingTimes: WorkingTimes,
    private readonly absences: CalendarAbsences,
    private readonly coverage: CalendarCoverage,
    private readonly departments: DepartmentDays,
  ) {}

  async read(
    actor: Actor,
    query: TeamCalendarQuery,
  ): Promise<Omit<TeamCalendarResponse, 'success'>> {
    const { from, to } = query;
    if (to < from) throw Problem.at('to', refusal('date.ends_before_start'));
    if (inclusiveDays(from, to) > CALENDAR_DAYS_MAX)
      throw Problem.at('to', refusal('calendar.too_long', { max: CALENDAR_DAYS_MAX }));
    if (!isAdmin(actor)) this.requireRecent(from);
    const asked = await this.people(actor, query);
    const { rows, total } = await this.employed(
      isAdmin(actor) ? asked : present(asked, this.clock.today()),
      query,
    );
    const ids = rows.map(({ id }) => id);
    const reader = await this.readers.find(actor);
    const workingTimes = await this.workingTimes.readPeople(ids);
    const schedules = new Schedules(from, to);
    const departments =
      query.scope === 'team'
        ? []
        : query.scope === 'department'
          ? [query.department ?? actor.departmentId ?? '']
          : [...new Set(rows.map(({ departmentId }) => departmentId))];
    const { isCompared, ...coverage } = await this.coverage.compute(reader, {
      ids,
      departments,
      from,
      to,
    });
    const absences = await this.absences.read(actor, reader, ids, { from, to, isCompared });
    const people = rows.map(({ id, name, imageId }): CalendarPerson => ({
      _id: id,
      name,
      profileImage: imageUrl(imageId),
      own: id === actor.employeeId,
      absences: absences.get(id) ?? [],
      schedule: schedules.placeOf(workingTimes.workingTimeOf(id)),
    }));
    return {
      people,
      total,
      schedules: schedules.all,
      ...coverage,
    };
  }

  /** As in calendar feeds. */
  private requireRecent(from: CalendarDate): void {
    requireDate('from', 'From', from, { earliest: addMonths(this.clock.today(), -MONTHS_BACK) });
  }

  /** Of a department, admins see those who are in it on one of the days. */
  private async people(
    actor: Actor,
    { scope, department, from, to }: TeamCalendarQuery,
  ): Promise<People> {
    if (department && !isAdmin(actor)) throw denied();
    if (scope === 'all') {
      if (!isAdmin(actor)) throw denied();
      return { sql: '1 = 1', parameters: [] };
    }
    if (scope === 'department') {
      const id = department ?? actor.departmentId;
      if (id === null) return NOBODY;
      return isAdmin(actor)
        ? (await this.departments.since(from)).among([id], from, to)
        : { sql: 'e.department_id = ?', parameters: [id] };
    }
    return actor.employeeId !== null && (await this.setting.isOn())
      ? inTeamOf(actor.employeeId)
      : NOBODY;
  }

  /** Those who are employed on one of the days, by name. */
  private async employed(
    { sql, parameters }: People,
    { from, to }: TeamCalendarQuery,
  ): Promise<{ rows: PersonRow[]; total: number }> {
    const employed = employedWithin(from, to);
    const condition = `${sql} AND ${employed.sql}`;
    const values = [...parameters, ...employed.parameters];
    const rows = await this.work.read<PersonRow>(
      `SELECT e.id, e.department_id AS departmentId, a.name, a.image_id AS imageId FROM employee e JOIN account a ON a.id = e.account_id WHERE ${condition} ORDER BY e.name_folded, e.id LIMIT ${CALENDAR_PEOPLE_MAX}`,
      values,
    );
    if (rows.length < CALENDAR_PEOPLE_MAX) return { rows, total: rows.length };
    const [count] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e WHERE ${condition}`,
      values,
    );
    return { rows, total: Number(count?.people) };
  }
}

/** Others than admins see nobody who has left. */
function present({ sql, parameters }: People, today: CalendarDate): People {
  const notLeft = hasNotLeft(today);
  return { sql: `${sql} AND ${notLeft.sql}`, parameters: [...parameters, ...notLeft.parameters] };
}
