import { createHash } from 'node:crypto';
import type { JobJudgement, JudgedPerson } from './job-judgements.js';

const CHARACTERS = 6;

/** Names a preview: some characters for the facts behind all effects, as `JobBasisFacts` reads them, and for each of the people, in the order of their ids. */
export function basisOf({ asked, people }: JobJudgement, facts: string): string {
  return [hash(facts), ...people.map((person) => digest(asked.from, person))].join('');
}

/** The people for whom something else would be recorded by now than when the basis was made; undefined where it is the same. */
export function changedSince(
  basis: string,
  { asked, people }: JobJudgement,
  facts: string,
): JudgedPerson[] | undefined {
  if (basisOf({ asked, people }, facts) === basis) return undefined;
  const shown = new Set(basis.match(new RegExp(`.{${CHARACTERS}}`, 'g')));
  return people.filter((person) => !shown.has(digest(asked.from, person)));
}

/** True if runs, pay items or leave rules are others than when the basis was made. */
export function isOfOtherFacts(basis: string, facts: string): boolean {
  return !basis.startsWith(hash(facts));
}

function digest(from: string, { person, change }: JudgedPerson): string {
  const { refusal, values, salary, assignments, item } = change;
  const recorded = [
    person.id,
    from,
    refusal?.reason,
    values.map(({ before, after }) => [
      after.kind,
      before && [before.valueId, before.value],
      [after.valueId, after.value],
    ]),
    salary && [salary.before, salary.after],
    assignments.map(({ subject, before, target }) => [subject, before, target]),
    item,
  ];
  return hash(JSON.stringify(recorded));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, CHARACTERS);
}
