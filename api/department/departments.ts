import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { DepartmentDetailsRecord } from '../contract/department/departments.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { newId } from '../platform/database/statements/ids.js';
import { bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { DepartmentHeads } from './department-heads.js';
import {
  DEPARTMENT_LIST,
  departmentRecord,
  departmentsAsOf,
  OPEN_TODAY,
  openOn,
  type DepartmentRow,
} from './department-list.js';
import { departmentTextColumns } from './department-text-columns.js';
import type { DepartmentDto, DepartmentUpdateDto } from './department.dto.js';
import { DEPARTMENT, Department } from './department.tables.js';
import { Headcount } from './headcount.js';

@Injectable()
export class Departments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly headcount: Headcount,
    private readonly heads: DepartmentHeads,
  ) {}

  add(actor: Actor, dto: DepartmentDto): Promise<DepartmentDetailsRecord> {
    return this.work.write(async (manager) => {
      const id = newId();
      if (dto.head) await this.heads.require(dto.head);
      await manager.insert(Department, {
        id,
        ...departmentTextColumns({ name: dto.dep_name, description: dto.description }),
        headId: dto.head ?? null,
        version: 1,
        createdAt: this.clock.now(),
      });
      if (dto.head) await this.heads.follow(manager, id, dto.head, { by: actor.accountId });
      await this.audit.record(actor, {
        action: 'department.add',
        subject: 'department',
        id,
        name: dto.dep_name,
        after: await this.auditValues(id),
      });
      return this.record(id);
    });
  }

  update(actor: Actor, id: string, dto: DepartmentUpdateDto): Promise<DepartmentDetailsRecord> {
    return this.work.write(async (manager) => {
      if ((await bumpVersion(manager, DEPARTMENT, id, dto.version)) === undefined)
        throw departmentNotFound();
      const { headId, closedAt } = await manager.findOneByOrFail(Department, { id });
      if (closedAt !== null) throw departmentNotFound();
      const before = await this.auditValues(id);
      if (dto.head) await this.heads.require(dto.head);
      await manager.update(
        Department,
        { id },
        {
          ...departmentTextColumns({ name: dto.dep_name, description: dto.description }),
          ...(dto.head !== undefined && { headId: dto.head }),
        },
      );
      if (dto.head !== undefined && dto.head !== headId)
        await this.heads.follow(manager, id, dto.head, { by: actor.accountId });
      await this.audit.record(actor, {
        action: 'department.update',
        subject: 'department',
        id,
        name: dto.dep_name,
        before,
        after: await this.auditValues(id),
      });
      return this.record(id);
    });
  }

  /** Those that are not closed, today or on another day. */
  open(asOf: CalendarDate | undefined): Condition {
    return asOf ? openOn(asOf, this.clock.endOf(asOf)) : OPEN_TODAY;
  }

  /** Of an open one. */
  async record(id: string, asOf?: CalendarDate): Promise<DepartmentDetailsRecord> {
    const { columns, table } = asOf ? departmentsAsOf(asOf) : DEPARTMENT_LIST;
    const open = this.open(asOf);
    const [row] = await this.work.read<DepartmentRow>(
      `SELECT ${columns} FROM ${table} WHERE d.id = ? AND ${open.sql}`,
      [id, ...open.parameters],
    );
    if (!row) throw departmentNotFound();
    await this.complete([row], asOf);
    const left = asOf ? 0 : await this.headcount.people('Left', id);
    return { ...departmentRecord(row), left };
  }

  /** With headcount and head, which change with the day. */
  async complete(rows: DepartmentRow[], asOf?: CalendarDate): Promise<void> {
    if (asOf) {
      const heads = await this.heads.on(asOf);
      for (const row of rows)
        Object.assign(row, { active: Number(row.employees), head: heads.get(row.id) ?? null });
      return;
    }
    const active = await this.headcount.inDepartments(rows.map(({ id }) => id));
    const heads = await this.heads.named(rows.map(({ head_id }) => head_id));
    for (const row of rows)
      Object.assign(row, { active: active.get(row.id) ?? 0, head: heads.get(row.head_id) ?? null });
  }

  /** The head as stored, even after the last day: an edit can remove who would head it again. */
  async auditValues(id: string): Promise<Record<string, unknown>> {
    const [row] = await this.work.read<Record<string, unknown>>(
      'SELECT d.name AS dep_name, d.description, a.name AS head FROM department d LEFT JOIN employee e ON e.id = d.head_id LEFT JOIN account a ON a.id = e.account_id WHERE d.id = ?',
      [id],
    );
    return { ...row };
  }

  async count(asOf?: CalendarDate): Promise<number> {
    const open = this.open(asOf);
    const [row] = await this.work.read<{ n: number }>(
      `SELECT COUNT(*) AS n FROM department d WHERE ${open.sql}`,
      open.parameters,
    );
    return Number(row?.n);
  }

  /** Throws a 400 for the field `department` if there is none with this id, or if it is closed by the day, today without one. */
  async requireReferenced(
    id: string,
    field = 'department',
    day = this.clock.today(),
  ): Promise<Department> {
    const department = await this.work.manager.findOneBy(Department, { id });
    if (!department) throw Problem.at(field, refusal('department.missing'));
    if (department.closedOn !== null && department.closedOn <= day)
      throw departmentClosed(field, department.name, department.closedOn);
    return department;
  }
}

export function departmentNotFound(): Problem {
  return new Problem('department.not_found', refusal('department.not_found'));
}

export function departmentClosed(field: string, name: string, day: CalendarDate): Problem {
  return Problem.at(field, refusal('department.closed', { name, day }));
}
