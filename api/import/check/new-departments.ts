import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { departmentTextColumns } from '../../department/department-text-columns.js';
import { Department } from '../../department/department.tables.js';
import { Clock } from '../../platform/config/clock.js';
import type { NewDepartment } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { actorOf } from '../stored-imports.js';

@Injectable()
export class NewDepartments {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async create(manager: EntityManager, stored: StoredImport): Promise<void> {
    const description = `Imported from ${stored.fileName}`;
    for (const { id, name } of newDepartmentsOf(stored)) {
      await manager.insert(Department, {
        id,
        ...departmentTextColumns({ name, description }),
        version: 1,
        createdAt: this.clock.now(),
      });
      await this.audit.record(actorOf(stored, 'apply'), {
        action: 'department.add',
        subject: 'department',
        id,
        name,
        after: { dep_name: name, description },
        changesetId: stored.id,
      });
    }
  }

  async remove(manager: EntityManager, stored: StoredImport): Promise<void> {
    for (const { id, name } of newDepartmentsOf(stored)) {
      await manager.delete(Department, { id });
      await this.audit.record(actorOf(stored, 'undo'), {
        action: 'department.delete',
        subject: 'department',
        id,
        name,
        before: { dep_name: name },
        changesetId: stored.id,
      });
    }
  }
}

export function newDepartmentsOf(stored: StoredImport): NewDepartment[] {
  return JSON.parse(stored.departments ?? '[]') as NewDepartment[];
}
