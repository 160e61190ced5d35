import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from '../../department/department.tables.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { readName } from '../../platform/http/fields/read-text.js';
import type { OldDepartment } from './company.js';
import {
  type OldDocument,
  createdAtOf,
  requiredName,
  requiredText,
  type ReadingContext,
} from './old-document.js';
import { recordId } from './record-id.js';
import { repairedText } from './repaired-text.js';

const OBJECT_ID = /^[0-9a-f]{24}$/;
const NO_DESCRIPTION = 'No description';
const UNNAMED = 'Unnamed Department';
const NO_DEPARTMENT = 'Without Department';

export class OldDepartments {
  readonly all: OldDepartment[] = [];
  private readonly byId = new Map<string, OldDepartment>();
  private readonly byName = new Map<string, OldDepartment>();

  constructor(
    private readonly context: ReadingContext,
    existing: { id: string; name: string }[],
  ) {
    for (const { id, name } of existing)
      this.byName.set(uniqueKey(name), {
        id,
        name,
        known: true,
        description: '',
        createdAt: context.now,
      });
  }

  read(document: OldDocument): void {
    const name = requiredName(
      document,
      'dep_name',
      document.value('depname', 'departmentname', 'name', 'title'),
      { max: DEPARTMENT_NAME_MAX, missing: UNNAMED },
    );
    const same = this.byName.get(uniqueKey(name));
    if (same) {
      this.byId.set(document.id, same);
      document.refuse(
        'dep_name',
        name,
        `There already is the department '${same.name}'. The people of this one are in it.`,
      );
      return;
    }
    const written = document.value('description', 'desc', 'depdescription');
    const description = requiredText(document, 'description', written, {
      max: DESCRIPTION_MAX,
      multiline: true,
      missing: NO_DESCRIPTION,
    });
    this.byId.set(document.id, this.add(name, description, createdAtOf(document, this.context)));
  }

  ofEmployee(document: OldDocument): OldDepartment {
    const names = ['department', 'departmentid', 'dept', 'depname', 'departmentname'];
    const reference = document.reference(...names);
    const known =
      reference === undefined
        ? undefined
        : (this.byId.get(reference) ?? this.byName.get(uniqueKey(reference)));
    if (known) return known;
    const name =
      reference !== undefined && !OBJECT_ID.test(reference)
        ? (readName(repairedText(reference, DEPARTMENT_NAME_MAX)?.text, DEPARTMENT_NAME_MAX) as
            | string
            | undefined)
        : undefined;
    document.note(
      'department',
      reference,
      name
        ? `There was no such department; it was made.`
        : `This department does not exist; stored in '${NO_DEPARTMENT}'.`,
    );
    return (
      this.byName.get(uniqueKey(name ?? NO_DEPARTMENT)) ??
      this.add(name ?? NO_DEPARTMENT, NO_DESCRIPTION, this.context.now)
    );
  }

  private add(name: string, description: string, createdAt: number): OldDepartment {
    const department = { id: recordId(createdAt), known: false, name, description, createdAt };
    this.all.push(department);
    this.byName.set(uniqueKey(name), department);
    return department;
  }
}
