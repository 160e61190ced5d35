import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  hindrancesOf,
  stepFrom,
  whoseTurn,
  type ApprovalFacts,
  type ApprovalPerson,
  type ApprovalStep,
} from '../../../api/approval/whose-turn.js';
import { addWorkingDays, workingDaysBetween } from '../../../api/contract/leave/working-days.js';

type Traits = Partial<Omit<ApprovalPerson, 'employeeId' | 'accountId' | 'name'>>;

const someone = (name: string, traits: Traits = {}): ApprovalPerson => ({
  accountId: `account of ${name}`,
  employeeId: name,
  name,
  approver: null,
  deputy: null,
  canSignIn: true,
  away: null,
  ...traits,
});
const away = (until = '2026-12-03', standIn: string | null = null) => ({
  away: { until, standIn },
});

/** Zoë reports to Søren, Søren to Henriette. Ingrid is the only admin unless others are named. */
function factsOf(
  chain: ApprovalStep[],
  cast: Record<string, Traits> = {},
  facts: Partial<ApprovalFacts> & { admins?: ApprovalPerson[] } = {},
): ApprovalFacts {
  const usual: Record<string, Traits> = {
    Zoë: { approver: 'Søren' },
    Søren: { approver: 'Henriette' },
    Henriette: {},
    Tomasz: {},
    Amélie: {},
    Ingrid: {},
  };
  const names = Object.keys({ ...usual, ...cast });
  const people = new Map(
    names.map((name) => [name, someone(name, { ...usual[name], ...cast[name] })]),
  );
  return {
    requester: 'Zoë',
    people,
    admins: [people.get('Ingrid') as ApprovalPerson],
    chain,
    step: 0,
    cost: 3000,
    earlierDeciders: [],
    daysWaiting: 0,
    escalateDays: null,
    ...facts,
  };
}

function turn(...facts: Parameters<typeof factsOf>): string[] {
  return whoseTurn(factsOf(...facts)).map(({ name, right, actsFor, awayUntil, early, step }) =>
    [
      `${name}: ${right} ${step + 1}`,
      actsFor && `for ${actsFor.name}`,
      awayUntil && `away until ${awayUntil}`,
      early,
    ]
      .filter(Boolean)
      .join(', '),
  );
}

const APPROVER: ApprovalStep = { who: 'approver' };
const SECOND: ApprovalStep = { who: 'second' };
const HR: ApprovalStep = { who: 'hr' };
const people = (...names: string[]): ApprovalStep => ({ who: 'people', people: names });
const THREE = [APPROVER, SECOND, HR];

describe('why nobody can take a step', () => {
  const hindrances = (step: ApprovalStep, ...facts: Parameters<typeof factsOf>) =>
    hindrancesOf(factsOf(...facts), step);

  test('is said of each of its people, and only if there is nobody else', () => {
    expect(hindrances(APPROVER, THREE)).toBeUndefined();
    expect(hindrances(HR, THREE)).toBeUndefined();
    expect(hindrances(APPROVER, THREE, { Zoë: { approver: null } })).toEqual([{ why: 'unnamed' }]);
    for (const closed of ['notInvited', 'invited', 'disabled', 'left'] as const)
      expect(hindrances(APPROVER, THREE, { Søren: { canSignIn: false, closed } })).toEqual([
        { name: 'Søren', why: closed },
      ]);
    const some = people('Zoë', 'Søren', 'Tomasz');
    const cast = { Søren: { canSignIn: false, closed: 'invited' as const } };
    expect(hindrances(some, [some], cast)).toBeUndefined();
    expect(hindrances(some, [some], cast, { earlierDeciders: ['account of Tomasz'] })).toEqual([
      { name: 'Zoë', why: 'requester' },
      { name: 'Søren', why: 'invited' },
      { name: 'Tomasz', why: 'tookEarlier' },
    ]);
  });
});

describe('whose turn it is', () => {
  test('each of three steps in turn', () => {
    expect(turn(THREE)).toEqual(['Søren: approver 1']);
    expect(turn(THREE, {}, { step: 1, earlierDeciders: ['account of Søren'] })).toEqual([
      'Henriette: second 2',
    ]);
    expect(
      turn(THREE, {}, { step: 2, earlierDeciders: ['account of Søren', 'account of Henriette'] }),
    ).toEqual(['Ingrid: hr 3']);
  });

  test('any one of several people', () => {
    expect(turn([people('Tomasz', 'Amélie')])).toEqual(['Tomasz: people 1', 'Amélie: people 1']);
  });

  test('an approver who is away is joined by the deputy', () => {
    expect(turn(THREE, { Søren: { approver: 'Henriette', deputy: 'Tomasz', ...away() } })).toEqual([
      'Søren: approver 1, away until 2026-12-03',
      'Tomasz: deputy 1, for Søren, away until 2026-12-03',
    ]);
  });

  test('a deputy has no turn before or after the absence', () => {
    expect(turn(THREE, { Søren: { approver: 'Henriette', deputy: 'Tomasz' } })).toEqual([
      'Søren: approver 1',
    ]);
  });

  test('without a deputy, the stand-in of that leave joins', () => {
    expect(turn([APPROVER], { Søren: { ...away('2026-12-03', 'Amélie') } })).toEqual([
      'Søren: approver 1, away until 2026-12-03',
      'Amélie: standIn 1, for Søren, away until 2026-12-03',
    ]);
    expect(
      turn([APPROVER], { Søren: { deputy: 'Tomasz', ...away('2026-12-03', 'Amélie') } })[1],
    ).toContain('Tomasz: deputy');
  });

  test('if the deputy is away too, the next step is asked as well', () => {
    const cast = {
      Søren: { approver: 'Henriette', deputy: 'Tomasz', ...away() },
      Tomasz: away('2026-12-01'),
    };
    expect(turn(THREE, cast)).toEqual([
      'Søren: approver 1, away until 2026-12-03',
      'Tomasz: deputy 1, for Søren, away until 2026-12-03',
      'Henriette: second 2, away',
    ]);
  });

  test('if everybody is away, HR stands behind the last step', () => {
    const cast = { Søren: { approver: 'Henriette', ...away() }, Henriette: away() };
    expect(turn([APPROVER, SECOND], cast)).toEqual([
      'Søren: approver 1, away until 2026-12-03',
      'Henriette: second 2, away until 2026-12-03, away',
      'Ingrid: hr 3, away',
    ]);
  });

  test('nobody waits for a manager who has left, is disabled, or is only a name', () => {
    expect(turn(THREE, { Søren: { approver: 'Henriette', canSignIn: false } })).toEqual([
      'Henriette: second 2, nobody',
    ]);
    expect(turn(THREE, { Zoë: { approver: null } })).toEqual(['Ingrid: hr 3, nobody']);
    expect(turn([APPROVER], { Zoë: { approver: null } })).toEqual(['Ingrid: hr 2, nobody']);
  });

  test('the deputy of somebody who has left is not asked', () => {
    expect(turn([APPROVER], { Søren: { canSignIn: false, deputy: 'Tomasz', ...away() } })).toEqual([
      'Ingrid: hr 2, nobody',
    ]);
  });

  test('nobody decides their own request: as one of several people, as a deputy, or as an admin', () => {
    expect(turn([people('Zoë', 'Tomasz')])).toEqual(['Tomasz: people 1']);
    expect(turn([people('Zoë')])).toEqual(['Ingrid: hr 2, nobody']);
    expect(turn([APPROVER], { Søren: { deputy: 'Zoë', ...away() } })).toEqual([
      'Søren: approver 1, away until 2026-12-03',
      'Ingrid: hr 2, away',
    ]);
    const admins = [someone('Ingrid'), someone('Ruth')];
    expect(turn([HR], {}, { requester: 'Ingrid', admins })).toEqual(['Ruth: hr 1']);
  });

  test('the deputy of the requester is not asked in their place', () => {
    expect(turn([people('Zoë')], { Zoë: { deputy: 'Tomasz', ...away() } })).toEqual([
      'Ingrid: hr 2, nobody',
    ]);
  });

  test('the only admin decides about themselves, since nobody else can', () => {
    expect(turn([HR], {}, { requester: 'Ingrid' })).toEqual(['Ingrid: hr 2, nobody']);
    expect(turn([APPROVER], { Ingrid: { approver: 'Søren' } }, { requester: 'Ingrid' })).toEqual([
      'Søren: approver 1',
    ]);
  });

  test('managers who manage each other end with HR', () => {
    const loop = { Zoë: { approver: 'Søren' }, Søren: { approver: 'Zoë' } };
    expect(turn(THREE, loop)).toEqual(['Søren: approver 1']);
    expect(
      turn([APPROVER, SECOND], loop, { step: 1, earlierDeciders: ['account of Søren'] }),
    ).toEqual(['Ingrid: hr 3, nobody']);
  });

  test('nobody takes two steps, also as a deputy', () => {
    expect(
      turn(
        [APPROVER, people('Søren', 'Tomasz')],
        {},
        { step: 1, earlierDeciders: ['account of Søren'] },
      ),
    ).toEqual(['Tomasz: people 2']);
    const cast = { Henriette: { deputy: 'Søren', ...away() } };
    expect(
      turn([APPROVER, SECOND], cast, { step: 1, earlierDeciders: ['account of Søren'] }),
    ).toEqual(['Henriette: second 2, away until 2026-12-03', 'Ingrid: hr 3, away']);
  });

  test('an admin who took an earlier step decides at the end if there is no other admin', () => {
    expect(turn([APPROVER, HR], {}, { step: 1, earlierDeciders: ['account of Ingrid'] })).toEqual([
      'Ingrid: hr 3, nobody',
    ]);
  });

  test('after some working days the next step is asked as well, and only that one', () => {
    expect(turn(THREE, {}, { escalateDays: 3, daysWaiting: 2 })).toEqual(['Søren: approver 1']);
    expect(turn(THREE, {}, { escalateDays: 3, daysWaiting: 9 })).toEqual([
      'Søren: approver 1',
      'Henriette: second 2, overdue',
    ]);
    expect(turn([APPROVER], {}, { escalateDays: 3, daysWaiting: 3 })).toEqual([
      'Søren: approver 1',
      'Ingrid: hr 2, overdue',
    ]);
  });

  test('a step is skipped by requests that cost less', () => {
    const chain: ApprovalStep[] = [APPROVER, { ...SECOND, overCost: 5000 }, HR];
    expect(stepFrom(chain, 1, 4500)).toBe(2);
    expect(stepFrom(chain, 1, 5000)).toBe(1);
    expect(stepFrom(chain, 1, null)).toBe(1);
    expect(
      turn(chain, { Søren: { approver: 'Henriette', canSignIn: false } }, { cost: 1000 }),
    ).toEqual(['Ingrid: hr 3, nobody']);
    expect(stepFrom([{ ...APPROVER, overCost: 2000 }], 0, 1000)).toBe(1);
  });
});

describe('working days', () => {
  test('a weekend does not count', () => {
    expect(workingDaysBetween('2026-11-27', '2026-11-30')).toBe(1);
    expect(workingDaysBetween('2026-11-27', '2026-11-29')).toBe(0);
    expect(addWorkingDays('2026-11-27', 2)).toBe('2026-12-01');
    expect(addWorkingDays('2026-11-28', 1)).toBe('2026-11-30');
  });
});

describe('laws', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anyone = fc.option(fc.constantFrom(...NAMES), { nil: null });
  const person = fc.record({
    approver: anyone,
    deputy: anyone,
    canSignIn: fc.boolean(),
    away: fc.option(fc.record({ until: fc.constant('2026-12-03'), standIn: anyone }), {
      nil: null,
    }),
  });
  const step = fc.record({
    who: fc.constantFrom('approver' as const, 'second' as const, 'people' as const, 'hr' as const),
    people: fc.subarray(NAMES, { minLength: 1, maxLength: 5 }),
  });
  const situation = fc
    .record({
      people: fc.tuple(...NAMES.map(() => person)),
      chain: fc.array(step, { minLength: 1, maxLength: 3 }),
      requester: fc.constantFrom(...NAMES),
      admins: fc.subarray(NAMES),
      earlier: fc.subarray(NAMES, { maxLength: 2 }),
      at: fc.nat(3),
      daysWaiting: fc.nat(9),
    })
    .map(({ people: traits, admins, earlier, at, ...rest }) => {
      const all = new Map(NAMES.map((name, index) => [name, someone(name, traits[index])]));
      return {
        ...rest,
        people: all,
        step: Math.min(at, rest.chain.length),
        cost: null,
        escalateDays: 5,
        admins: admins
          .map((name) => all.get(name) as ApprovalPerson)
          .filter(({ canSignIn }) => canSignIn),
        earlierDeciders: earlier.map((name) => `account of ${name}`),
      } satisfies ApprovalFacts;
    });

  test('nobody decides their own request while an admin other than them can sign in', () => {
    fc.assert(
      fc.property(situation, (facts) => {
        const own = whoseTurn(facts).some(({ name }) => name === facts.requester);
        expect(own && facts.admins.some(({ name }) => name !== facts.requester)).toBe(false);
      }),
    );
  });

  test('somebody is always there to decide, if an admin can sign in', () => {
    fc.assert(
      fc.property(situation, (facts) => {
        if (facts.admins.length > 0) expect(whoseTurn(facts)).not.toEqual([]);
      }),
    );
  });

  test('who decides can sign in, is named once, and has taken no earlier step but as the last admin', () => {
    fc.assert(
      fc.property(situation, (facts) => {
        const deciders = whoseTurn(facts);
        expect(new Set(deciders.map(({ accountId }) => accountId)).size).toBe(deciders.length);
        for (const { name, accountId, step: place } of deciders) {
          expect(facts.people.get(name)?.canSignIn).toBe(true);
          if (place < facts.chain.length) expect(facts.earlierDeciders).not.toContain(accountId);
        }
      }),
    );
  });

  test('a deputy decides only for somebody who is away', () => {
    fc.assert(
      fc.property(situation, (facts) => {
        for (const { actsFor } of whoseTurn(facts))
          if (actsFor) expect(facts.people.get(actsFor.name)?.away).not.toBeNull();
      }),
    );
  });
});
