import type { AuditActor } from '../audit/audit.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { ClosingEnd } from '../contract/department/departments.js';
import type { Actor } from '../platform/access/actor.js';

/** Emitted inside the unit of work, before the department's row is deleted. */
export class DepartmentDeleted {
  constructor(
    readonly departmentId: string,
    readonly actor: Actor,
  ) {}
}

/** Asks what would end with a department. */
export class DepartmentClosing {
  readonly ends: ClosingEnd[] = [];

  constructor(
    readonly departmentId: string,
    readonly on: CalendarDate,
  ) {}
}

/** Emitted inside the unit of work: what belongs to the department ends on the day before. */
export class DepartmentClosed {
  constructor(
    readonly departmentId: string,
    readonly on: CalendarDate,
    readonly actor: Actor | AuditActor,
  ) {}
}
