import { built } from './built.mjs';

const { DEMO_WORDS } = await built('operations/demo/demo-words.js');
const { usualHolidays } = await built('operations/demo/usual-holidays.js');

const FOUNDED = '2000-01-01';
const [FIRST_YEAR, LAST_YEAR] = [2012, 2028];
const WHOLE_DAY = [240, 240];
const FREE = [0, 0];

/** Everybody works full time but one in ten, who works four days, and all have the same holidays. */
export function* workingTime(dice, people, foundedAt) {
  const [full, four, calendar] = [dice.id(foundedAt), dice.id(foundedAt), dice.id(foundedAt)];
  yield [
    'work_pattern',
    patternRow(full, 'Full time', [...Array(5).fill(WHOLE_DAY), FREE, FREE], foundedAt),
  ];
  yield [
    'work_pattern',
    patternRow(four, 'Four days', [...Array(4).fill(WHOLE_DAY), FREE, FREE, FREE], foundedAt),
  ];
  yield [
    'holiday_calendar',
    {
      id: calendar,
      name: 'Public holidays',
      name_key: 'public holidays',
      archived_at: null,
      created_at: foundedAt,
    },
  ];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (const { day, half, name } of usualHolidays(year, DEMO_WORDS.en.holidays))
      yield [
        'holiday',
        { id: dice.id(foundedAt), calendar_id: calendar, day, half, name, ...live(foundedAt) },
      ];
  }
  yield [
    'leave_assignment',
    assignmentRow(dice.id(foundedAt), { subject: 'pattern', pattern_id: full }, foundedAt),
  ];
  yield [
    'leave_assignment',
    assignmentRow(dice.id(foundedAt), { subject: 'calendar', calendar_id: calendar }, foundedAt),
  ];
  for (const [place, { id }] of people.entries()) {
    if (place % 10 === 9)
      yield [
        'leave_assignment',
        assignmentRow(
          dice.id(foundedAt),
          {
            holder: id,
            employee_id: id,
            subject: 'pattern',
            pattern_id: four,
            from_date: '2025-01-01',
          },
          foundedAt,
        ),
      ];
  }
}

const live = (recordedAt) => ({
  live: 1,
  recorded_at: recordedAt,
  recorded_by: null,
  ended_at: null,
  ended_by: null,
});

function patternRow(id, name, slots, createdAt) {
  return {
    id,
    name,
    name_key: name.toLowerCase(),
    slots: JSON.stringify(slots),
    archived_at: null,
    created_at: createdAt,
  };
}

function assignmentRow(id, given, recordedAt) {
  return {
    id,
    holder: '*',
    employee_id: null,
    subject: '',
    pattern_id: null,
    calendar_id: null,
    policy_id: null,
    inherit: 0,
    from_date: FOUNDED,
    ...given,
    ...live(recordedAt),
  };
}
