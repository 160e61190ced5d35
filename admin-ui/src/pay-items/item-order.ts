import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  AssignmentScope,
  PayAssignmentRecord,
} from '../../../api/contract/payroll/pay-components.js';

const BREADTH: Record<AssignmentScope, number> = { employee: 0, department: 1, everybody: 2 };

export const hasEnded = ({ to }: PayAssignmentRecord, today: CalendarDate): boolean =>
  to !== null && to < today;

/** The narrowest scope of a component counts, while both hold. */
export function isReplaced(
  item: PayAssignmentRecord,
  all: readonly PayAssignmentRecord[],
): boolean {
  return all.some(
    (other) =>
      other.component._id === item.component._id &&
      BREADTH[other.scope] < BREADTH[item.scope] &&
      holdTogether(item, other),
  );
}

/** Taken back entirely, before its first day. */
export const isTakenBack = ({ from, to }: PayAssignmentRecord): boolean => to !== null && to < from;

const LATEST = '9999-12-31';

function holdTogether(one: PayAssignmentRecord, other: PayAssignmentRecord): boolean {
  return one.from <= (other.to ?? LATEST) && other.from <= (one.to ?? LATEST);
}
