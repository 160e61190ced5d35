import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { DepartmentDetailsRecord } from '../contract/department/departments.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { bumpVersion, lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { DepartmentHeads } from './department-heads.js';
import { DEPARTMENT_LIST, departmentRecord, type DepartmentRow } from './department-list.js';
import { departmentTextColumns } from './department-text-columns.js';
import type { DepartmentDto, DepartmentUpdateDto } from './department.dto.js';
import { DepartmentDeleted } from './department.events.js';
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
    private readonly events: Events,
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
      if ((await bumpVersion(manager, DEPARTMENT, id, dto.version)) === undefined) throw notFound();
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

  remove(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      // Waits for people who are being moved here.
      await lockRecord(manager, 'department', id);
      const department = await this.record(id);
      if (department.employees > 0) {
        throw new Problem(
          'department.in_use',
          refusal('department.in_use', { count: department.employees }),
        );
      }
      const before = await this.auditValues(id);
      await this.events.emit(new DepartmentDeleted(id, actor));
      await manager.delete(Department, { id });
      await this.audit.record(actor, {
        action: 'department.delete',
        subject: 'department',
        id,
        name: department.dep_name,
        before,
      });
    });
  }

  async record(id: string): Promise<DepartmentDetailsRecord> {
    const sql = `SELECT ${DEPARTMENT_LIST.columns} FROM ${DEPARTMENT_LIST.table} WHERE d.id = ?`;
    const [row] = await this.work.read<DepartmentRow>(sql, [id]);
    if (!row) throw notFound();
    await this.complete([row]);
    return { ...departmentRecord(row), left: await this.headcount.people('Left', id) };
  }

  /** With headcount and head, which change with the day. */
  async complete(rows: DepartmentRow[]): Promise<void> {
    const active = await this.headcount.inDepartments(rows.map(({ id }) => id));
    const heads = await this.heads.named(rows.map(({ head_id }) => head_id));
    for (const row of rows)
      Object.assign(row, { active: active.get(row.id) ?? 0, head: heads.get(row.head_id) ?? null });
  }

  /** The head as stored, even after the last day: an edit can remove who would head it again. */
  private async auditValues(id: string): Promise<Record<string, unknown>> {
    const [row] = await this.work.read<Record<string, unknown>>(
      'SELECT d.name AS dep_name, d.description, a.name AS head FROM department d LEFT JOIN employee e ON e.id = d.head_id LEFT JOIN account a ON a.id = e.account_id WHERE d.id = ?',
      [id],
    );
    return { ...row };
  }

  async count(): Promise<number> {
    const [row] = await this.work.read<{ n: number }>('SELECT COUNT(*) AS n FROM department');
    return Number(row?.n);
  }

  /** Throws a 400 for the field `department` if there is none with this id. */
  async requireReferenced(id: string, field = 'department'): Promise<Department> {
    const department = await this.work.manager.findOneBy(Department, { id });
    if (!department) throw Problem.at(field, refusal('department.missing'));
    return department;
  }
}

function notFound(): Problem {
  return new Problem('department.not_found', refusal('department.not_found'));
}
