interface Condition {
  sql: string;
  parameters: string[];
}

/** The approver of the employee whose row has this alias: the one who is named, otherwise the manager. */
export const approverOf = (employee: string) =>
  `COALESCE(${employee}.approver_id, ${employee}.manager_id)`;

/** The same rule as a condition, which finds people by the indexes of both columns. */
const approverIs = (employee: string, ids: string) =>
  `(${employee}.approver_id ${ids} OR (${employee}.approver_id IS NULL AND ${employee}.manager_id ${ids}))`;

/** True of employees `e` whose approver somebody is. */
export function reportsTo(approver: string): Condition {
  return { sql: approverIs('e', '= ?'), parameters: [approver, approver] };
}

/** True of employees `e` who are reports of somebody, or reports of theirs. */
export function inTeamOf(approver: string): Condition {
  const theirs = `IN (SELECT d.id FROM employee d WHERE ${approverIs('d', '= ?')})`;
  return {
    sql: `(${approverIs('e', '= ?')} OR ${approverIs('e', theirs)}) AND e.id <> ?`,
    parameters: Array<string>(7).fill(approver),
  };
}
