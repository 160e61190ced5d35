import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../platform/config/clock.js';
import { departmentTextColumns } from '../../department/department-text-columns.js';
import { Department } from '../../department/department.tables.js';
import type { ImportJob } from '../import.tables.js';
import type { NewDepartment } from '../import-handler.js';

@Injectable()
export class NewDepartments {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async create(manager: EntityManager, job: ImportJob): Promise<void> {
    const description = `Imported from ${job.fileName}`;
    for (const { id, name } of newDepartmentsOf(job)) {
      await manager.insert(Department, {
        id,
        ...departmentTextColumns({ name, description }),
        version: 1,
        createdAt: this.clock.now(),
      });
      await this.audit.record(
        { accountId: job.appliedBy, name: job.appliedByName ?? '', requestId: job.requestId },
        {
          action: 'department.add',
          subject: 'department',
          id,
          name,
          after: { dep_name: name, description },
          changesetId: job.id,
        },
      );
    }
  }

  async remove(manager: EntityManager, job: ImportJob): Promise<void> {
    for (const { id, name } of newDepartmentsOf(job)) {
      await manager.delete(Department, { id });
      await this.audit.record(
        { accountId: job.undoneBy, name: job.undoneByName ?? '', requestId: job.requestId },
        {
          action: 'department.delete',
          subject: 'department',
          id,
          name,
          before: { dep_name: name },
          changesetId: job.id,
        },
      );
    }
  }
}

export function newDepartmentsOf(job: ImportJob): NewDepartment[] {
  return JSON.parse(job.departments ?? '[]') as NewDepartment[];
}
