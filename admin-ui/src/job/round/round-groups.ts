import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';

export const ROUND_GROUPS = ['leftOut', 'lookAt', 'byRule'] as const;
export type RoundGroup = (typeof ROUND_GROUPS)[number];

/** Those whom the rule does not settle come before those whom it does. */
export function roundGroups(
  people: readonly JobPersonEffect[],
): Record<RoundGroup, JobPersonEffect[]> {
  const groups: Record<RoundGroup, JobPersonEffect[]> = { leftOut: [], lookAt: [], byRule: [] };
  for (const person of people) groups[groupOf(person)].push(person);
  return groups;
}

function groupOf({ leftOut, salary }: JobPersonEffect): RoundGroup {
  if (leftOut || !salary) return 'leftOut';
  return salary.isByHand || salary.byRule !== null || salary.later ? 'lookAt' : 'byRule';
}
