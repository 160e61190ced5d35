import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/approvals.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';

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
export function whoDecides({ steps, deciders }: { steps: readonly ApprovalStepState[]; deciders: readonly DeciderRecord[] }): WhoDecides | undefined {
  const present = deciders.filter(({ awayUntil, for: other }) => awayUntil === undefined || other !== undefined);
  const asked = present.length > 0 ? present : deciders;
  const [decider] = asked;
  if (!decider) return undefined;
  const away = awayOf(asked, deciders);
  return { first: namesOf(asked), ...(away && { away }), then: stepsAfter(steps, decider) };
}

function awayOf(asked: readonly DeciderRecord[], all: readonly DeciderRecord[]): WhoDecides['away'] {
  const [decider, ...others] = asked;
  if (decider?.for !== undefined && decider.awayUntil !== undefined && others.length === 0) return { name: decider.for, until: decider.awayUntil, isActedFor: true };
  const absent = all.find((one) => one.awayUntil !== undefined && one.for === undefined && !asked.includes(one));
  return decider?.early === 'away' && absent?.awayUntil !== undefined ? { name: absent.name, until: absent.awayUntil, isActedFor: false } : undefined;
}

/** Admins are one: any of them decides. */
function namesOf(deciders: readonly DeciderRecord[]): Names {
  return [...new Set(deciders.map(({ name, right }) => (right === 'hr' || right === 'admin' ? null : name)))];
}

/** Somebody of a later step takes the steps up to their own. */
function stepsAfter(steps: readonly ApprovalStepState[], { early, right }: DeciderRecord): Names[] {
  const current = steps.findIndex((step) => step.current);
  const own = early === undefined ? current : steps.findLastIndex(({ who }) => who === right);
  const rest = own === -1 ? [] : steps.slice(own + 1);
  return rest.filter(({ who, names, skipped }) => !skipped && (who === 'hr' || names.length > 0)).map(({ who, names }) => (who === 'hr' ? [null] : names));
}
