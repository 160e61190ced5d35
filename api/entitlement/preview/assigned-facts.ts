import type { HeldRow, WorkingTimeFacts } from '../../working-time/working-times.js';
import type { PlannedChange } from './planned-change.js';

/** The facts with other assignments. */
export function withAssignments<Facts extends { workingTime: WorkingTimeFacts }>(
  facts: Facts,
  change: (rows: readonly HeldRow[]) => HeldRow[],
): Facts {
  const { workingTime } = facts;
  const assignments = lastOfEachDay(change(workingTime.assignments));
  return { ...facts, workingTime: { ...workingTime, assignments } };
}

/** The later in the list replaces another one from the same day. */
export function lastOfEachDay(rows: readonly HeldRow[]): HeldRow[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
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
