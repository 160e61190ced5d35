import {
  assignedSpans,
  type AssignmentRow,
} from '../../../api/working-time/assignments/assignment-spans.js';
import { PersonWorkingTime } from '../../../api/working-time/person-working-time.js';

const row = (from: string, target: string | null, inherit = false): AssignmentRow => ({
  from,
  target,
  inherit,
});
const told = (own: AssignmentRow[], everybody: AssignmentRow[]) =>
  assignedSpans(own, everybody).map(
    ({ from, target, own: isOwn }) => `${from} ${target ?? 'nothing'} ${isOwn ? 'own' : 'all'}`,
  );

test('without assignments there are no spans', () => {
  expect(told([], [])).toEqual([]);
});

test("one's own assignment beats the one for everybody, also one that begins later", () => {
  expect(
    told(
      [row('2026-04-01', 'four days')],
      [row('2026-01-01', 'full time'), row('2026-07-01', 'summer')],
    ),
  ).toEqual(['2026-01-01 full time all', '2026-04-01 four days own']);
});

test("'as everybody again' returns to what everybody has then", () => {
  const own = [row('2026-04-01', 'four days'), row('2026-09-01', null, true)];
  expect(told(own, [row('2026-01-01', 'full time'), row('2026-07-01', 'summer')])).toEqual([
    '2026-01-01 full time all',
    '2026-04-01 four days own',
    '2026-09-01 summer all',
  ]);
});

test("'nothing from here' holds against the assignment for everybody", () => {
  expect(told([row('2026-04-01', null)], [row('2026-01-01', 'annual')])).toEqual([
    '2026-01-01 annual all',
    '2026-04-01 nothing own',
  ]);
});

test('the first week of a cycle is counted from the day on which the assignment began, not from a return to it', () => {
  const [first, , back] = assignedSpans(
    [row('2026-04-01', 'own'), row('2026-05-01', null, true)],
    [row('2026-01-06', 'full time')],
  );
  expect([first?.since, back?.since]).toEqual(['2026-01-06', '2026-01-06']);
});

test('weekly work compares as whole numbers over both cycles', () => {
  const full = {
    id: 'full',
    name: 'Full time',
    slots: [...Array(5).fill([240, 240]), [0, 0], [0, 0]] as [number, number][],
  };
  const fortnight = {
    id: 'two',
    name: 'Every other Friday off',
    slots: [...full.slots, ...Array(4).fill([240, 240]), [0, 0], [0, 0], [0, 0]] as [
      number,
      number,
    ][],
  };
  const spans = (target: string) => [
    { from: '2026-01-01', since: '2026-01-01', target, own: true },
  ];
  const person = new PersonWorkingTime(
    { patterns: spans('two'), fullTime: spans('full'), calendars: [] },
    new Map([
      ['full', full],
      ['two', fortnight],
    ]),
    new Map(),
  );
  expect(person.shares('days')).toEqual([{ from: '2026-01-01', worked: 18, fullTime: 20 }]);
  expect(person.shares('minutes')).toEqual([{ from: '2026-01-01', worked: 4320, fullTime: 4800 }]);
  expect(person.slotOn('2026-01-02')).toEqual([240, 240]);
  expect(person.slotOn('2026-01-09')).toEqual([0, 0]);
});
