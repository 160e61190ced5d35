import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { Audit, type AuditActor } from '../../audit/audit.js';
import {
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { ClosingEnd, DepartmentClosingRecord } from '../../contract/department/departments.js';
import { Problem, refusal } from '../../contract/problem.js';
import { DepartmentClosed, DepartmentClosing } from '../../department/department.events.js';
import { Department } from '../../department/department.tables.js';
import { departmentNotFound, Departments } from '../../department/departments.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { lockRecord } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { daysIn, type DayInDepartment } from '../job/days-in-department.js';
import { PeopleOfDepartments } from '../job/people-of-departments.js';

/** It stands here, since departments know nothing of employees. */
@Injectable()
export class DepartmentClosings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly departments: Departments,
    private readonly people: PeopleOfDepartments,
    private readonly events: Events,
  ) {}

  async preview(id: string, on: CalendarDate): Promise<DepartmentClosingRecord> {
    this.requirePossible(on);
    await this.departments.record(id);
    const staying = daysIn(id, await this.people.ofDepartment(id), on);
    return { on, people: staying.length, first: staying[0] ?? null, ends: await this.ends(id, on) };
  }

  /** Planned for a day to come. Again with another day, as long as it is not closed. */
  close(actor: Actor, id: string, on: CalendarDate): Promise<void> {
    this.requirePossible(on);
    return this.work.write(async (manager) => {
      const department = await this.lockOpen(manager, id);
      const staying = daysIn(id, await this.people.ofDepartment(id), on);
      if (staying[0]) throw occupied(staying, staying[0], on);
      if (on <= this.clock.today()) return this.takeEffect(manager, actor, department, on);
      await this.plan(manager, actor, department, on);
    });
  }

  /** It stays open. */
  keep(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const department = await this.lockOpen(manager, id);
      if (department.closedOn !== null) await this.plan(manager, actor, department, null);
    });
  }

  /** Those whose day has come. Where an older version of the program has moved somebody there meanwhile, it waits. */
  async takeEffectDue(): Promise<void> {
    const today = this.clock.today();
    const due = await this.work.read<{ id: string }>(
      'SELECT id FROM department WHERE closed_at IS NULL AND closed_on <= ?',
      [today],
    );
    for (const { id } of due)
      await this.work.write(async (manager) => {
        await lockRecord(manager, 'department', id);
        const department = await manager.findOneBy(Department, { id });
        const on = department?.closedOn ?? null;
        if (!department || department.closedAt !== null || on === null || on > today) return;
        if (daysIn(id, await this.people.ofDepartment(id), on).length === 0)
          await this.takeEffect(manager, SYSTEM_ACTOR, department, on);
      });
  }

  private requirePossible(on: CalendarDate): void {
    requireDate('on', 'Closed from', on, {
      earliest: EARLIEST_EMPLOYMENT,
      latest: latestFutureDate(this.clock.today()),
    });
  }

  /** Waits for people who are being moved here. */
  async lockOpen(manager: EntityManager, id: string): Promise<Department> {
    await lockRecord(manager, 'department', id);
    const department = await manager.findOneBy(Department, { id });
    if (!department || department.closedAt !== null) throw departmentNotFound();
    return department;
  }

  private async ends(id: string, on: CalendarDate): Promise<ClosingEnd[]> {
    const closing = new DepartmentClosing(id, on);
    await this.events.emit(closing);
    return closing.ends;
  }

  private async plan(
    manager: EntityManager,
    actor: Actor,
    { id, name, version, closedOn: before }: Department,
    closedOn: CalendarDate | null,
  ): Promise<void> {
    await manager.update(Department, { id }, { closedOn, version: version + 1 });
    await this.audit.record(actor, {
      action: closedOn === null ? 'department.keep' : 'department.plan_closing',
      subject: 'department',
      id,
      name,
      before: { closedOn: before },
      after: { closedOn },
    });
  }

  async takeEffect(
    manager: EntityManager,
    actor: Actor | AuditActor,
    { id, name, version }: Department,
    closedOn: CalendarDate,
  ): Promise<void> {
    const items = (await this.ends(id, closedOn)).filter(({ kind }) => kind === 'item');
    await this.events.emit(new DepartmentClosed(id, closedOn, actor));
    await manager.update(
      Department,
      { id },
      { closedOn, closedAt: this.clock.now(), nameKey: id, version: version + 1 },
    );
    await this.audit.record(actor, {
      action: 'department.close',
      subject: 'department',
      id,
      name,
      after: {
        closedOn,
        ...(items.length > 0 && { endedItems: items.map((item) => item.name).join(', ') }),
      },
    });
  }
}

function occupied(staying: DayInDepartment[], { name, day }: DayInDepartment, on: CalendarDate) {
  return new Problem(
    'department.in_use',
    refusal('department.in_use_since', { count: staying.length, name, day, date: on }),
  );
}
