import type { HeldRow } from '../../working-time/working-times.js';
import type { LeaveFacts } from '../facts/leave-facts.js';
import type { PlannedChange } from './planned-change.js';

/** The facts with other assignments; of two from the same day, the later in the list replaces the other. */
export function withAssignments(
  facts: LeaveFacts,
  change: (rows: readonly HeldRow[]) => HeldRow[],
): LeaveFacts {
  const { workingTime } = facts;
  const rows = new Map(change(workingTime.assignments).map((row) => [keyOf(row), row]));
  return { ...facts, workingTime: { ...workingTime, assignments: [...rows.values()] } };
}

export function keyOf({
  holder,
  subject,
  from,
}: Pick<HeldRow, 'holder' | 'subject' | 'from'>): string {
  return `${holder} ${subject} ${from}`;
}

/** A pattern or calendar is about all balances that it can move, a policy about its own type's. */
export function isAboutSubject(subject: string): PlannedChange['isAbout'] {
  if (subject === 'pattern') return () => true;
  return subject === 'calendar'
    ? (_, { counts }) => counts === 'working'
    : (_, { id }) => id === subject;
}
