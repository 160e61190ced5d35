import { expect, test } from '@jest/globals';
import { newId } from '../../api/platform/database/statements/ids.js';
import { setToday } from '../support/calendar.js';
import { hireCast } from '../support/cast.js';
import { storeHolidayDays } from '../support/leave-preview.js';
import { countRows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);
const calendar = (await cast.admin.post('/holiday/add', { name: 'Norway' })).body.calendar._id;
await storeHolidayDays(cast.admin, calendar, {
  add: [
    { day: '2027-05-17', name: 'Constitution Day' },
    { day: '2027-12-24', half: 'afternoon', name: 'Christmas Eve' },
  ],
});

function upload(
  content: string | Uint8Array<ArrayBuffer>,
  { year = '2027', id = calendar, name = 'holidays.ics', headingsRow = '' } = {},
) {
  const form = new FormData();
  form.append('year', year);
  form.append('headingsRow', headingsRow);
  form.append('file', new Blob([content]), name);
  return cast.admin.post(`/holiday/import/${id}`, form);
}

const events = (...days: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:Day ${day}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

test('a calendar file is read against the calendar, and nothing is stored', async () => {
  const before = await countRows(server, 'holiday');
  const { status, body } = await upload(
    events('20270517', '20271224', '20270101', '20260517', '20270001'),
  );
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      entries: 5,
      added: [{ day: '2027-01-01', half: null, name: 'Day 20270101' }],
      present: 2,
      outside: 1,
      leftOut: { total: 1, first: [{ line: 18, name: 'Day 20270001', fault: 'notDate' }] },
      unread: [],
      opening: null,
    },
  ]);
  expect(await countRows(server, 'holiday')).toBe(before);
});

test('a table of holidays below a title is read from its headings on, or from the row that is chosen', async () => {
  const table = 'Feiertage 2027\n\nDatum;Feiertag\n01.01.2027;Neujahr\n25.12.2027;Weihnachten\n';
  const { body } = await upload(table, { name: 'feiertage.csv' });
  expect(body).toMatchObject({
    entries: 2,
    added: [{ name: 'Neujahr' }, { name: 'Weihnachten' }],
    leftOut: { total: 0 },
    opening: { headingsRow: 3, rowsAbove: 1, suggested: { row: 3, why: 'known' } },
  });
  expect((await upload(table, { name: 'feiertage.csv', headingsRow: '0' })).body).toMatchObject({
    entries: 4,
    added: [{ name: 'Neujahr' }, { name: 'Weihnachten' }],
    leftOut: { total: 2, first: [{ line: 1 }, { line: 3 }] },
    opening: { headingsRow: 0, suggested: { row: 3 } },
  });
  expect((await upload(table, { name: 'feiertage.csv', headingsRow: '2' })).body.errors).toEqual({
    headingsRow: 'The file has no row 2, or it is blank. Choose the row that holds the headings.',
  });
});

test('what a file adds is stored as it was read', async () => {
  const id = (await cast.admin.post('/holiday/add', { name: 'France' })).body.calendar._id;
  const name = '<img src=x onerror=alert(1)> =1+1';
  const { added } = (
    await upload(
      `date;nom;demi-journée\n01/01/2027;Jour de l’an;\n24/12/2027;${name};après-midi\n`,
      { id, name: 'jours.csv' },
    )
  ).body;
  expect(added).toEqual([
    { day: '2027-01-01', half: null, name: 'Jour de l’an' },
    { day: '2027-12-24', half: 'afternoon', name },
  ]);
  const stored = await storeHolidayDays(cast.admin, id, { add: added });
  expect(stored).toMatchObject({ status: 200, body: { holidays: added } });
  expect(
    (await upload(`date;nom\n01/01/2027;Jour de l’an\n24/12/2027;Noël\n`, { id })).body,
  ).toMatchObject({ added: [], present: 2 });
});

test('a table with first and last day adds each day, and tells the columns that it does not read', async () => {
  const { body } = await upload(
    'Von;Bis;Feiertag;Land\n24.12.2027;28.12.2027;Betriebsferien;BY\n30.12.2027;29.12.2027;Inventur;BY\n',
    { name: 'ferien.csv' },
  );
  expect(body).toMatchObject({
    added: [25, 26, 27, 28].map((day) => ({
      day: `2027-12-${day}`,
      half: null,
      name: 'Betriebsferien',
    })),
    present: 1,
    leftOut: { total: 1, first: [{ line: 3, name: 'Inventur', fault: 'backwards' }] },
    unread: [{ heading: 'Land', cells: 2, dates: false }],
  });
});

const BYTES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0])],
  ['half of UTF-16', new Uint8Array([0xff, 0xfe, 0x42])],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
  ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['a web page', '<!doctype html><html><title>Sign in</title></html>'],
  ['a calendar without events', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
  ['a table of salaries', 'employee,salary\nA,1\n'],
  ['an open quotation mark', 'date,name\n2027-01-01,"New Year\n'],
  ['too many events', events(...Array<string>(2_001).fill('20270101'))],
  [
    'too many dates of one event',
    events('20270101').replace(
      'SUMMARY',
      `${`RDATE;VALUE=DATE:${Array<string>(200).fill('20270501').join()}\r\n`.repeat(101)}SUMMARY`,
    ),
  ],
];
test.each(BYTES)('a file that is %s is refused in words', async (_, content) => {
  const { status, body } = await upload(content);
  expect({ status, fields: Object.keys(body.errors ?? {}), words: body.error }).toEqual({
    status: 400,
    fields: ['file'],
    words: expect.stringMatching(/[.?]$/),
  });
});

test('more than a megabyte is too large', async () => {
  expect(await upload('a'.repeat(1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: 'request.too_large', errors: { file: 'The file must be at most 1 MB.' } },
  });
});

test.each(['', '1999', '2030', 'x', '2027.5', '-1', '99999'])(
  'a year %p is refused',
  async (year) => {
    expect(await upload(events('20270101'), { year })).toMatchObject({
      status: 400,
      body: { errors: { year: expect.any(String) } },
    });
  },
);

test('an unknown calendar is 404', async () => {
  expect(await upload(events('20270101'), { id: newId() })).toMatchObject({
    status: 404,
    body: { code: 'calendar.not_found' },
  });
});

test('a mutated file is never a fault of the server', async () => {
  const good = events('20270517', '20271224').replace(
    'SUMMARY:Day 20271224',
    'RRULE:FREQ=YEARLY;BYMONTH=12;BYDAY=-1FR\r\nSUMMARY:Day\\, "half"',
  );
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const bytes = Buffer.from(good);
    for (let change = 0; change <= attempt % 4; change += 1)
      bytes[random(bytes.length)] = random(256);
    const { status } = await upload(new Uint8Array(bytes));
    expect({ attempt, ok: status === 200 || status === 400 }).toEqual({ attempt, ok: true });
  }
});
