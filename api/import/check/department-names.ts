import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { NewDepartment } from '../import-kind.js';

/** The company's departments by name, and those that a file brings. */
@Injectable()
export class DepartmentNames {
  constructor(private readonly work: UnitOfWork) {}

  async open(): Promise<FileDepartments> {
    const rows = await this.work.read<{ k: string; id: string; name: string }>('SELECT name_key AS k, id, name FROM department');
    return new FileDepartments(new Map(rows.map(({ k, id, name }) => [k, { id, name }])));
  }
}

export class FileDepartments {
  private readonly made = new Map<string, NewDepartment & { used: boolean }>();

  constructor(private readonly known: Map<string, NewDepartment>) {}

  /** The department of this name; one that is missing gets its id now. */
  named(name: string): NewDepartment {
    const key = uniqueKey(name);
    const known = this.known.get(key) ?? this.made.get(key);
    if (known) return known;
    const made = { id: newId(), name, used: false };
    this.made.set(key, made);
    return made;
  }

  /** A row that goes in needs it. */
  use(name: string): void {
    const made = this.made.get(uniqueKey(name));
    if (made) made.used = true;
  }

  get toMake(): NewDepartment[] {
    return [...this.made.values()].filter(({ used }) => used).map(({ id, name }) => ({ id, name }));
  }
}
