import type { Actor } from '../platform/access/actor.js';

/** Emitted inside the unit of work, before the department's row is deleted. */
export class DepartmentDeleted {
  constructor(
    readonly departmentId: string,
    readonly actor: Actor,
  ) {}
}
