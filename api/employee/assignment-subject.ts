import type { AssignmentSubject } from '../contract/working-time/working-time.js';
import { isId } from '../platform/database/statements/ids.js';

/** 'pattern', 'calendar' or the id of a leave type. */
export function isAssignmentSubject(value: unknown): value is AssignmentSubject {
  return value === 'pattern' || value === 'calendar' || isId(value);
}
