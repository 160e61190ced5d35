import type { CalendarDate } from '../contract/calendar-date.js';
import type {
  ClosedSignIn,
  DeciderRight,
  EarlyReason,
  StepHindrance,
  StepPeople,
} from '../contract/leave/approvals.js';

/** As chains are stored: people are employee ids, costs thousandths of a day or minutes. */
export interface ApprovalStep {
  who: StepPeople;
  people?: string[];
  overCost?: number;
}

export interface ApprovalPerson {
  accountId: string;
  /** Null for an admin without an employee record. */
  employeeId: string | null;
  name: string;
  /** Employee ids; null where none is named, or only by a name. */
  approver: string | null;
  deputy: string | null;
  /** Neither disabled nor left, and with a password. */
  canSignIn: boolean;
  /** Why not. */
  closed?: ClosedSignIn;
  /** Today, for the whole day. */
  away: { until: CalendarDate; standIn: string | null } | null;
}

export interface ApprovalFacts {
  /** Employee id. */
  requester: string;
  /** By employee id. */
  people: ReadonlyMap<string, ApprovalPerson>;
  /** Those who can sign in. */
  admins: readonly ApprovalPerson[];
  chain: readonly ApprovalStep[];
  /** The place of the step in the chain; its length for HR behind the last step. */
  step: number;
  cost: number | null;
  /** Accounts that took earlier steps. */
  earlierDeciders: readonly string[];
  /** Working days since the step began. */
  daysWaiting: number;
  escalateDays: number | null;
}

export interface Decider {
  accountId: string;
  name: string;
  right: Exclude<DeciderRight, 'admin'>;
  /** The step whose right it is: a decision covers the current step to this one. */
  step: number;
  /** The approver for whom a deputy or stand-in decides. */
  actsFor?: { employeeId: string; name: string };
  awayUntil?: CalendarDate;
  early?: EarlyReason;
  /** Away themselves, so that somebody else is asked as well. */
  isAway: boolean;
}

/** As a request begins its chain. */
export function factsAtStart(
  around: Pick<ApprovalFacts, 'people' | 'admins'>,
  requester: string,
  chain: readonly ApprovalStep[],
  cost: number | null = null,
): ApprovalFacts {
  return {
    ...around,
    requester,
    chain,
    step: 0,
    cost,
    earlierDeciders: [],
    daysWaiting: 0,
    escalateDays: null,
  };
}

/** The first step from this place on that a request of this cost takes; the chain's length if none. */
export function stepFrom(
  chain: readonly ApprovalStep[],
  place: number,
  cost: number | null,
): number {
  const found = chain.findIndex(
    ({ overCost }, index) => index >= place && !isSkipped(overCost, cost),
  );
  return found === -1 ? chain.length : found;
}

export function isSkipped(overCost: number | undefined, cost: number | null): boolean {
  return overCost !== undefined && cost !== null && cost < overCost;
}

/** The people who may take the step now, each with the reason. Empty only where nobody can sign in who may decide. */
export function whoseTurn(facts: ApprovalFacts): Decider[] {
  const { chain, cost, escalateDays } = facts;
  const found = new Map<string, Decider>();
  let place = facts.step;
  const ask = (early?: EarlyReason) => {
    for (const decider of decidersOf(facts, place))
      if (!found.has(decider.accountId))
        found.set(decider.accountId, { ...decider, ...(early && { early }) });
  };
  const askNext = (early: EarlyReason) => {
    place = stepFrom(chain, place + 1, cost);
    ask(early);
  };
  ask();
  if (escalateDays !== null && facts.daysWaiting >= escalateDays && place < chain.length)
    askNext('overdue');
  while (place < chain.length && [...found.values()].every(({ isAway }) => isAway))
    askNext(found.size === 0 ? 'nobody' : 'away');
  return [...found.values()];
}

/** The people of one step and those who act for them, but not those whom others ask in their place. */
function decidersOf(facts: ApprovalFacts, place: number): Decider[] {
  const step = facts.chain[place];
  if (!step || step.who === 'hr')
    return place < facts.chain.length ? hr(facts, place) : hrBehindTheLast(facts);
  const { who } = step;
  return peopleOf(facts, step)
    .filter((person) => mayTake(facts, person))
    .flatMap((person) => [ofPerson(person, who, place), ...actingFor(facts, person, place)]);
}

/** Including those who may not take it. */
export function peopleOf(
  { people, requester }: Pick<ApprovalFacts, 'people' | 'requester'>,
  { who, people: listed = [] }: ApprovalStep,
): ApprovalPerson[] {
  const approver = people.get(requester)?.approver ?? '';
  const ids = {
    approver: [approver],
    second: [people.get(approver)?.approver ?? ''],
    people: listed,
    hr: [],
  }[who];
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** Why nobody of the step can take it; undefined if somebody can. */
export function hindrancesOf(
  facts: ApprovalFacts,
  step: ApprovalStep,
): StepHindrance[] | undefined {
  const people = peopleOf(facts, step);
  if (step.who === 'hr' || people.some((person) => mayTake(facts, person))) return undefined;
  if (people.length === 0) return [{ why: 'unnamed' }];
  return people.map(({ name, employeeId, closed }) => {
    if (employeeId === facts.requester) return { name, why: 'requester' };
    return { name, why: closed ?? 'tookEarlier' };
  });
}

function mayTake(
  { requester, earlierDeciders }: ApprovalFacts,
  { employeeId, accountId, canSignIn }: ApprovalPerson,
): boolean {
  return canSignIn && employeeId !== requester && !earlierDeciders.includes(accountId);
}

function ofPerson(
  { accountId, name, away }: ApprovalPerson,
  right: Decider['right'],
  step: number,
): Decider {
  return {
    accountId,
    name,
    right,
    step,
    isAway: away !== null,
    ...(away && { awayUntil: away.until }),
  };
}

/** Somebody away is joined by their deputy; without one, by the stand-in of that leave. */
function actingFor(
  facts: ApprovalFacts,
  { employeeId, name, deputy, away }: ApprovalPerson,
  step: number,
): Decider[] {
  if (!away || employeeId === null) return [];
  const acting = facts.people.get(deputy ?? away.standIn ?? '');
  if (!acting || !mayTake(facts, acting)) return [];
  const right = deputy === null ? 'standIn' : 'deputy';
  return [
    {
      accountId: acting.accountId,
      name: acting.name,
      right,
      step,
      actsFor: { employeeId, name },
      awayUntil: away.until,
      isAway: acting.away !== null,
    },
  ];
}

function hr(facts: ApprovalFacts, place: number): Decider[] {
  return facts.admins
    .filter((admin) => mayTake(facts, admin))
    .map((admin) => ofPerson(admin, 'hr', place));
}

/** Somebody must be able to decide: an admin who took an earlier step if there is no other, and at last the only admin about themselves. */
function hrBehindTheLast(facts: ApprovalFacts): Decider[] {
  const others = facts.admins.filter(({ employeeId }) => employeeId !== facts.requester);
  const free = hr(facts, facts.chain.length);
  if (free.length > 0) return free;
  return (others.length > 0 ? others : facts.admins).map((admin) =>
    ofPerson(admin, 'hr', facts.chain.length),
  );
}

/** True for the requester's approver and for theirs, asked or not, and for those who act for one of them today. */
export function isManager(facts: ApprovalFacts, accountId: string): boolean {
  return isAsked({ ...facts, chain: [{ who: 'approver' }, { who: 'second' }] }, accountId);
}

/** True for those who may take any step of the request, now or later. */
export function isAsked(facts: ApprovalFacts, accountId: string): boolean {
  const asked = { ...facts, earlierDeciders: [] };
  return facts.chain.some(
    ({ who }, place) =>
      who !== 'hr' && decidersOf(asked, place).some((decider) => decider.accountId === accountId),
  );
}

/** True for those who might have taken a step that is behind. */
export function hasTurnPassed(facts: ApprovalFacts, accountId: string): boolean {
  const asked = { ...facts, earlierDeciders: [] };
  return facts.chain
    .slice(0, facts.step)
    .some((_, place) =>
      decidersOf(asked, place).some((decider) => decider.accountId === accountId),
    );
}

/** The first step of a request of this cost that is somebody's own, not as a deputy; undefined if none is. */
export function ownStepOf(
  facts: Pick<ApprovalFacts, 'people' | 'requester' | 'chain' | 'cost'>,
  accountId: string,
): number | undefined {
  const place = facts.chain.findIndex(
    (step) =>
      !isSkipped(step.overCost, facts.cost) &&
      peopleOf(facts, step).some((person) => person.accountId === accountId),
  );
  return place === -1 ? undefined : place;
}
