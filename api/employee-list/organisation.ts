import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import type { OrganisationResponse } from '../contract/organisation/organisation-responses.js';
import type {
  OrganisationDepartment,
  OrganisationPerson,
} from '../contract/organisation/organisation.js';
import { DepartmentHeads } from '../department/department-heads.js';
import { employedWithin } from '../employee/employed-within.js';
import { JobNames } from '../employee/job/job-names.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { otherDay } from '../platform/http/other-day.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { CompanyOnDay } from './company-on-day.js';

interface HeldRow {
  id: string;
  department: string | null;
  designation: string | null;
  manager: string | null;
  managerName: string | null;
}

const lastOf = (kind: JobKind, column: 'value_id' | 'value') =>
  `MAX(CASE WHEN f.kind = '${kind}' THEN CONCAT(f.from_date, COALESCE(f.${column}, '')) END)`;

/** What held of everybody on a day, behind the day from which it did: one pass over all facts takes a third of the time of looking each up. */
const HELD = `SELECT f.employee_id AS id, ${lastOf('department', 'value_id')} AS department, ${lastOf('designation', 'value')} AS designation,
    ${lastOf('manager', 'value_id')} AS manager, ${lastOf('manager', 'value')} AS managerName
  FROM job_fact f WHERE f.valid = 1 AND f.from_date <= ? GROUP BY f.employee_id`;
const DAY_LENGTH = '2026-03-01'.length;

/** All of the company for admins; for managers themselves and their reports of today, on all levels. */
@Injectable()
export class Organisation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly names: JobNames,
    private readonly heads: DepartmentHeads,
    private readonly company: CompanyOnDay,
  ) {}

  async read(actor: Actor, asOf: CalendarDate | undefined): Promise<OrganisationResponse> {
    const today = this.clock.today();
    const other = otherDay(actor, asOf, today);
    const team = isAdmin(actor) ? undefined : await this.teamOf(actor);
    const all = await this.people(other ?? today);
    if (other) await this.putHeld(all, other);
    const people = team ? all.filter(({ _id }) => team.has(_id)) : all;
    const ids = new Set(people.map(({ _id }) => _id));
    await this.nameOtherManagers(people, ids);
    return {
      success: true,
      asOf: other ?? today,
      people,
      departments: await this.departments(people, ids, other),
      since: other && !team ? await this.company.change(other, today) : null,
    };
  }

  /** They alone have a part of the organisation to see. */
  private async teamOf({ employeeId }: Actor): Promise<Set<string>> {
    const rows = await this.work.read<{ id: string }>(
      `WITH RECURSIVE team AS (SELECT id FROM employee WHERE id = ? UNION SELECT e.id FROM employee e JOIN team t ON t.id = e.manager_id) SELECT id FROM team`,
      [employeeId ?? ''],
    );
    if (rows.length < 2) throw denied();
    return new Set(rows.map(({ id }) => id));
  }

  /** COALESCE keeps databases from reading everybody in the order of an index, which takes longer than to sort them. */
  private async people(day: CalendarDate): Promise<OrganisationPerson[]> {
    const employed = employedWithin(day, day);
    const people = await this.work.read<OrganisationPerson>(
      `SELECT e.id AS _id, a.name, e.designation, a.image_id AS profileImage, e.department_id AS department, e.manager_id AS manager, e.manager_name AS managerName
       FROM employee e JOIN account a ON a.id = e.account_id WHERE ${employed.sql} ORDER BY COALESCE(e.name_folded, ''), e.id`,
      employed.parameters,
    );
    for (const person of people) person.profileImage = imageUrl(person.profileImage);
    return people;
  }

  /** Somebody without facts has what holds today. */
  private async putHeld(people: readonly OrganisationPerson[], day: CalendarDate): Promise<void> {
    const rows = await this.work.read<HeldRow>(HELD, [day]);
    const held = new Map(rows.map((row) => [row.id, row]));
    const valueOf = (text: string | null) => text?.slice(DAY_LENGTH) || null;
    for (const person of people) {
      const row = held.get(person._id);
      if (!row) continue;
      person.department = valueOf(row.department) ?? person.department;
      person.designation = valueOf(row.designation);
      person.manager = valueOf(row.manager);
      person.managerName = valueOf(row.managerName);
    }
  }

  private async nameOtherManagers(
    people: readonly OrganisationPerson[],
    ids: ReadonlySet<string>,
  ): Promise<void> {
    const managed = people.filter(({ manager }) => manager !== null && !ids.has(manager));
    const valueOf = ({ manager: valueId }: OrganisationPerson) =>
      ({ kind: 'manager', valueId, value: null }) as const;
    const nameOf = await this.names.read(managed.map(valueOf));
    for (const person of managed) person.managerName = nameOf(valueOf(person));
  }

  private async departments(
    people: readonly OrganisationPerson[],
    ids: ReadonlySet<string>,
    other: CalendarDate | undefined,
  ): Promise<OrganisationDepartment[]> {
    const withPeople = new Set(people.map(({ department }) => department));
    const rows = await this.work.read<{ id: string; name: string; headId: string | null }>(
      'SELECT d.id, d.name, d.head_id AS headId FROM department d ORDER BY d.name_folded, d.id',
    );
    const held = other && (await this.heads.on(other));
    const headOf = (id: string, today: string | null) => (held ? held.get(id)?._id : today) ?? '';
    return rows.flatMap(({ id, name, headId }) => {
      const head = headOf(id, headId);
      return withPeople.has(id)
        ? { _id: id, dep_name: name, head: ids.has(head) ? head : null }
        : [];
    });
  }
}
