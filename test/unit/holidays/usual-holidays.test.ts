import { DEMO_WORDS } from '../../../api/operations/demo/demo-words.js';
import { usualHolidays } from '../../../api/operations/demo/usual-holidays.js';

test.each([
  [2024, '2024-03-29', '2024-04-01'],
  [2025, '2025-04-18', '2025-04-21'],
  [2026, '2026-04-03', '2026-04-06'],
  [2027, '2027-03-26', '2027-03-29'],
  [2038, '2038-04-23', '2038-04-26'],
  [2285, '2285-03-20', '2285-03-23'],
])('Easter of %i', (year, friday, monday) => {
  const days = usualHolidays(year, DEMO_WORDS.en.holidays);
  expect(days.find(({ name }) => name === 'Good Friday')?.day).toBe(friday);
  expect(days.find(({ name }) => name === 'Easter Monday')?.day).toBe(monday);
});

test('a day has one holiday, also where Ascension Day is the first of May', () => {
  for (let year = 2000; year <= 2100; year++) {
    const days = usualHolidays(year, DEMO_WORDS.en.holidays).map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
  }
});
