import { screen, within } from '@testing-library/react';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CalendarAbsence, CalendarPerson } from '../../../api/contract/leave/team-calendar.js';
import { TODAY } from '../../../test/support/calendar.js';
import { serverOfFile } from '../../../test/support/server.js';
import { intercept, openOffice, textOf } from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();

const WORKS = 0;
const IS_OFF = 1;
const person = (
  name: string,
  schedule: number,
  more: Partial<CalendarAbsence>,
): CalendarPerson => ({
  _id: name,
  name,
  profileImage: null,
  own: false,
  schedule,
  absences: [
    {
      _id: name,
      startDate: TODAY,
      endDate: TODAY,
      startsAt: 'morning',
      endsAt: 'evening',
      minutes: null,
      status: 'Approved',
      leaveType: 'Annual Leave',
      ...more,
    },
  ],
});

const CALENDAR: TeamCalendarResponse = {
  success: true,
  total: 4,
  people: [
    person('Ada Field', WORKS, { endDate: addDays(TODAY, 1) }),
    person('Bo Plough', WORKS, { status: 'Pending' }),
    person('Cy Furrow', WORKS, { exempt: true }),
    person('Di Hedge', IS_OFF, {}),
  ],
  schedules: [
    { holidays: [], free: [] },
    { holidays: [], free: [{ day: TODAY, half: null }] },
  ],
  away: [{ day: TODAY, away: 2 }],
  rules: [],
};

test('away today names those whom the number of the day counts, and says who is not', async () => {
  intercept('GET', /^\/api\/team\/calendar$/, () => Response.json(CALENDAR));
  await openOffice(admin, 'leaves/calendar');
  const title = await screen.findByText('Away today');
  const named = within(title.parentElement as HTMLElement).getAllByRole('definition');
  expect(named.map(textOf)).toEqual([
    expect.stringMatching(/^Ada Field until \d/),
    'Bo Plough pending',
    'Cy Furrow not counted by the limit',
  ]);
});
