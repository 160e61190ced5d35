import { createHash } from 'node:crypto';
import type { JobJudgement, JudgedPerson } from './job-judgements.js';

const CHARACTERS = 6;

/** What a preview has shown: some characters for each of the people, in the order of their ids. */
export function basisOf({ asked, people }: JobJudgement): string {
  return people.map((person) => digest(asked.from, person)).join('');
}

/** The people for whom something else would be recorded by now than when the basis was made; undefined where it is the same. */
export function changedSince(
  basis: string,
  { asked, people }: JobJudgement,
): JudgedPerson[] | undefined {
  if (basisOf({ asked, people }) === basis) return undefined;
  const shown = new Set(basis.match(new RegExp(`.{${CHARACTERS}}`, 'g')));
  return people.filter((person) => !shown.has(digest(asked.from, person)));
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
  return createHash('sha256')
    .update(JSON.stringify(recorded))
    .digest('base64url')
    .slice(0, CHARACTERS);
}
