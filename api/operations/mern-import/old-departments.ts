import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from '../../department/department.entity.js';
import type { OldDepartment } from './company.js';
import { repairedText } from './repaired-text.js';
import type { OldDocument } from './old-document.js';
import { madeAt, requiredText, type Reading } from './reading.js';
import { recordId } from './record-id.js';

const OBJECT_ID = /^[0-9a-f]{24}$/;
const NO_DESCRIPTION = 'No description';
const UNNAMED = 'Unnamed Department';
/** Nobody works nowhere: who has no department, or one that is gone, is found here. */
const WITHOUT = 'Without Department';

export class OldDepartments {
  readonly all: OldDepartment[] = [];
  private readonly byId = new Map<string, OldDepartment>();
  private readonly byName = new Map<string, OldDepartment>();

  constructor(
    private readonly reading: Reading,
    here: { id: string; name: string }[],
  ) {
    for (const { id, name } of here) this.byName.set(uniqueKey(name), { id, name, known: true, description: '', createdAt: reading.now });
  }

  /** Departments of one name, however it is written, are one. */
  read(document: OldDocument): void {
    const name = requiredText(document, 'dep_name', document.value('depname', 'departmentname', 'name', 'title'), { max: DEPARTMENT_NAME_MAX, missing: UNNAMED });
    const same = this.byName.get(uniqueKey(name));
    if (same) {
      this.byId.set(document.id, same);
      document.refuse('dep_name', name, `There already is the department '${same.name}'. The people of this one are in it.`);
      return;
    }
    const written = document.value('description', 'desc', 'depdescription');
    const description = requiredText(document, 'description', written, { max: DESCRIPTION_MAX, multiline: true, missing: NO_DESCRIPTION });
    this.byId.set(document.id, this.add(name, description, madeAt(document, this.reading)));
  }

  /** The department that an employee names, by ObjectId or by name. */
  ofEmployee(document: OldDocument): OldDepartment {
    const names = ['department', 'departmentid', 'dept', 'depname', 'departmentname'];
    const reference = document.reference(...names);
    const known = reference === undefined ? undefined : (this.byId.get(reference) ?? this.byName.get(uniqueKey(reference)));
    if (known) return known;
    const name = reference !== undefined && !OBJECT_ID.test(reference) ? repairedText(reference, DEPARTMENT_NAME_MAX)?.text : undefined;
    document.note('department', reference, name ? `There was no such department; it was made.` : `This department does not exist; stored in '${WITHOUT}'.`);
    return this.byName.get(uniqueKey(name ?? WITHOUT)) ?? this.add(name ?? WITHOUT, NO_DESCRIPTION, this.reading.now);
  }

  private add(name: string, description: string, createdAt: number): OldDepartment {
    const department = { id: recordId(createdAt), known: false, name, description, createdAt };
    this.all.push(department);
    this.byName.set(uniqueKey(name), department);
    return department;
  }
}
