import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { NewDepartment } from '../import-handler.js';

@Injectable()
export class DepartmentNames {
  constructor(private readonly work: UnitOfWork) {}

  async load(): Promise<FileDepartments> {
    const rows = await this.work.read<{ k: string; id: string; name: string }>('SELECT name_key AS k, id, name FROM department');
    return new FileDepartments(new Map(rows.map(({ k, id, name }) => [k, { id, name }])));
  }
}

export class FileDepartments {
  private readonly added = new Map<string, NewDepartment & { used: boolean }>();

  constructor(private readonly known: Map<string, NewDepartment>) {}

  findOrAdd(name: string): NewDepartment {
    const key = uniqueKey(name);
    const known = this.known.get(key) ?? this.added.get(key);
    if (known) return known;
    const added = { id: newId(), name, used: false };
    this.added.set(key, added);
    return added;
  }

  /** Only departments of rows that are not refused are created. */
  markUsed(name: string): void {
    const added = this.added.get(uniqueKey(name));
    if (added) added.used = true;
  }

  get toCreate(): NewDepartment[] {
    return [...this.added.values()].filter(({ used }) => used).map(({ id, name }) => ({ id, name }));
  }
}
