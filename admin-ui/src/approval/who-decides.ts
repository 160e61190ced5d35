import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/leave/approvals.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { askedOf, coveredBy, isAway, isHr } from './asked.js';

/** Names of people; HR is one of them, as null. */
type Names = (string | null)[];

export interface WhoDecides {
  first: Names;
  /** The approver who is away: somebody acts for them, or decides since nobody does. */
  away?: { name: string; until: CalendarDate; isActedFor: boolean };
  /** The steps after that, each with its people. */
  then: Names[];
}

/** From whom a request goes to whom; undefined if nobody can decide it. */
export function whoDecides({
  steps,
  deciders,
}: {
  steps: readonly ApprovalStepState[];
  deciders: readonly DeciderRecord[];
}): WhoDecides | undefined {
  const asked = askedOf(deciders);
  if (asked.length === 0) return undefined;
  const away = awayOf(asked, deciders);
  const then = steps
    .slice(coveredBy(asked, steps) + 1)
    .filter(({ who, names, skipped }) => !skipped && (who === 'hr' || names.length > 0));
  return {
    first: asked.map((decider) => (isHr(decider) ? null : decider.name)),
    ...(away && { away }),
    then: then.map(({ who, names }) => (who === 'hr' ? [null] : names)),
  };
}

function awayOf(
  asked: readonly DeciderRecord[],
  all: readonly DeciderRecord[],
): WhoDecides['away'] {
  const [decider, ...others] = asked;
  if (decider?.for !== undefined && decider.awayUntil !== undefined && others.length === 0)
    return { name: decider.for, until: decider.awayUntil, isActedFor: true };
  const absent = all.find((one) => isAway(one) && !asked.includes(one));
  return decider?.early === 'away' && absent?.awayUntil !== undefined
    ? { name: absent.name, until: absent.awayUntil, isActedFor: false }
    : undefined;
}
