import { built } from './built.mjs';
import { GRADES, TRADES } from './words.mjs';

const { folded } = await built('platform/database/statements/folded-text.js');

const [BEGINNING, SINCE, DAYS] = ['1950-01-01', Date.UTC(2022, 0, 1), 4 * 365];
const DAY_MS = 86_400_000;
/** How often a kind changed after the opening. */
const CHANGES = { designation: [0.9, 0.6], department: [0.7, 0.2], manager: [0.6] };

/** About six facts for each person: what they began with, and what changed in four years. The last of each kind is what `employee` has. */
export function* jobs(dice, people, { departments, foundedAt }) {
  const opening = dice.id(foundedAt);
  yield ['job_change', changeRow(opening, BEGINNING, 0)];
  for (const { id, job } of people) {
    for (const [kind, chances] of Object.entries(CHANGES)) {
      const current = job[kind];
      if (current === null) continue;
      const days = chances
        .filter((chance) => dice.chance(chance))
        .map(() => SINCE + dice.below(DAYS) * DAY_MS)
        .sort((a, b) => a - b)
        .filter((day, place, all) => day !== all[place - 1]);
      const earlier = () =>
        ({
          designation: () => `${dice.of(GRADES)} ${TRADES[dice.zipf(TRADES.length)]}`,
          department: () => departments[dice.zipf(departments.length)].id,
          manager: () => people[dice.below(Math.min(people.length, 500))].id,
        })[kind]();
      for (const [place, day] of [null, ...days].entries()) {
        const from = day === null ? BEGINNING : new Date(day).toISOString().slice(0, 10);
        const change = day === null ? opening : dice.id(day);
        if (day !== null) yield ['job_change', changeRow(change, from, day)];
        const value = place === days.length ? current : earlier();
        yield ['job_fact', factRow({ id, kind, from, change, value })];
      }
    }
  }
}

function changeRow(id, from, recordedAt) {
  return { id, from_date: from, reason: null, recorded_by: null, recorded_at: recordedAt };
}

function factRow({ id, kind, from, change, value }) {
  const isText = kind === 'designation';
  return {
    employee_id: id,
    kind,
    from_date: from,
    change_id: change,
    value_id: isText ? null : value,
    value: isText ? value : null,
    value_folded: isText ? folded(value) : null,
    source: from === BEGINNING ? 'opening' : 'change',
    valid: 1,
  };
}
