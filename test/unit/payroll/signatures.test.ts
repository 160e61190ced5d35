import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  nobodyElse,
  unsignedFacts,
  type AccountControl,
  type AdminTime,
  type PayFact,
  type Signing,
} from '../../../api/payroll/signatures/signatures.js';

const ever = (...accounts: string[]): AdminTime[] =>
  accounts.map((account) => ({ account, from: 0, until: null }));
const fact = (by: string | null, at = 10): PayFact => ({ id: `${by} ${at}`, by, at });
const made = (by: string, over: string, at = 5, signsIn = false): AccountControl => ({
  by,
  over,
  at,
  signsIn,
});
const signing = (given: Partial<Signing>): Signing => ({
  facts: [],
  controls: [],
  admins: ever('ann', 'ben'),
  signatures: [],
  ...given,
});
const missing = (given: Partial<Signing>) =>
  unsignedFacts(signing(given)).map(({ fact: { by }, signers }) => ({ by, signers }));

test('who recorded none of it signs alone', () => {
  const facts = [fact('ann'), fact('cem'), fact(null)];
  expect(missing({ facts, signatures: ['ben'] })).toEqual([]);
});

test('two signatures cover each other’s facts, one does not', () => {
  const facts = [fact('ann'), fact('ben')];
  expect(missing({ facts, signatures: ['ann'] })).toEqual([{ by: 'ann', signers: ['ben'] }]);
  expect(missing({ facts, signatures: ['ann', 'ben'] })).toEqual([]);
});

test('what the system did is signed by anybody', () => {
  expect(missing({ facts: [fact(null)] })).toEqual([{ by: null, signers: ['ann', 'ben'] }]);
  expect(missing({ facts: [fact(null)], signatures: ['ann'] })).toEqual([]);
});

test('a signature of an account that the author made does not count', () => {
  const controls = [made('ann', 'ben')];
  const facts = [fact('ann')];
  expect(missing({ facts, controls, signatures: ['ben'] })).toEqual([{ by: 'ann', signers: [] }]);
});

test('a signature of an account made by an account that the author made does not count either', () => {
  const controls = [made('ann', 'ben'), made('ben', 'cem')];
  const facts = [fact('ann')];
  const admins = ever('ann', 'ben', 'cem', 'dee');
  expect(missing({ facts, controls, admins, signatures: ['cem'] })).toEqual([
    { by: 'ann', signers: ['dee'] },
  ]);
});

test('what an account recorded after another admin could sign in to it counts as that admin’s', () => {
  const controls = [made('ann', 'cem', 5, true)];
  const admins = ever('ann', 'ben');
  const after = [fact('cem', 10)];
  expect(missing({ facts: after, controls, admins, signatures: ['ann'] })).toEqual([
    { by: 'cem', signers: ['ben'] },
  ]);
  const before = [fact('cem', 4)];
  expect(missing({ facts: before, controls, admins, signatures: ['ann'] })).toEqual([]);
});

test('an account that may no longer sign in has not signed', () => {
  const admins: AdminTime[] = [...ever('ann'), { account: 'ben', from: 0, until: 20 }];
  expect(missing({ facts: [fact('ann')], admins, signatures: ['ben'] })).toEqual([
    { by: 'ann', signers: [] },
  ]);
});

test('alone is only who had nobody to sign since the oldest unsigned fact', () => {
  const facts = [fact('ann', 10), fact('ann', 30)];
  const until = (end: number): AdminTime[] => [
    ...ever('ann'),
    { account: 'ben', from: 0, until: end },
  ];
  const alone = (given: Partial<Signing>) => nobodyElse(signing({ facts, ...given }), 'ann');
  expect(alone({ admins: ever('ann') })).toBe(true);
  expect(alone({})).toBe(false);
  // Disabled before the first of them, and between them.
  expect(alone({ admins: until(9) })).toBe(true);
  expect(alone({ admins: until(20) })).toBe(false);
  // Made by the author before it could have signed, and reset by the author afterwards.
  expect(alone({ controls: [made('ann', 'ben', 5)] })).toBe(true);
  expect(alone({ controls: [made('ann', 'ben', 20)] })).toBe(false);
});

test('the rule says the same as a search through all ways, for random facts, authors and signatures', () => {
  const account = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const at = fc.integer({ min: 0, max: 9 });
  const given = fc.record({
    facts: fc.array(fc.record({ id: fc.uuid(), by: fc.option(account), at }), { maxLength: 5 }),
    controls: fc.array(fc.record({ by: account, over: account, at, signsIn: fc.boolean() }), {
      maxLength: 6,
    }),
    admins: fc.uniqueArray(fc.record({ account, from: fc.constant(0), until: fc.option(at) }), {
      selector: (time) => time.account,
    }),
    signatures: fc.uniqueArray(account),
  });
  fc.assert(
    fc.property(given, ({ facts, controls, admins, signatures }) => {
      const signed = (one: PayFact) =>
        signatures.some(
          (by) =>
            admins.some((time) => time.account === by && time.until === null) &&
            !['a', 'b', 'c', 'd', 'e'].some(
              (author) => couldRecord(author, one, controls) && acts(author, by, controls),
            ),
        );
      const expected = facts.filter((one) => !signed(one)).map(({ id }) => id);
      const actual = unsignedFacts({ facts, controls, admins, signatures });
      expect(actual.map((one) => one.fact.id)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

/** It, or a chain of accounts that knew how to sign in to the next, recorded the fact. */
function couldRecord(author: string, { by, at }: PayFact, controls: AccountControl[]): boolean {
  return (
    by !== null &&
    acts(
      author,
      by,
      controls.filter((one) => one.signsIn && one.at <= at),
    )
  );
}

function acts(from: string, to: string, controls: AccountControl[], past: string[] = []): boolean {
  return (
    from === to ||
    controls.some(
      ({ by, over }) =>
        by === from && !past.includes(over) && acts(over, to, controls, [...past, from]),
    )
  );
}
