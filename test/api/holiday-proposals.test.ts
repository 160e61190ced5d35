import { expect, test } from '@jest/globals';
import type { ProposedHoliday } from '../../api/contract/working-time/holiday-proposals.js';
import { setToday } from '../support/calendar.js';
import { hireCast } from '../support/cast.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);

const proposal = (query: string) => cast.admin.get(`/holiday/proposal?${query}`);
const proposed = async (query: string) =>
  (await proposal(query)).body.holidays as ProposedHoliday[];
const onDay = async (query: string, day: string) =>
  (await proposed(query)).filter((one) => one.day === day);

test('without a country, the countries that can be chosen', async () => {
  const { status, body } = await proposal('');
  expect({ status, ...body }).toMatchObject({
    status: 200,
    success: true,
    regions: [],
    holidays: [],
  });
  expect(body.countries).toEqual(expect.arrayContaining(['NO', 'FR', 'DE', 'JP']));
});

test('public holidays of a year, feasts that move included; others are marked', async () => {
  const norway = await proposed('country=NO&year=2027');
  expect(norway.filter(({ kind }) => kind === 'public').map(({ day }) => day)).toEqual([
    '2027-01-01',
    '2027-03-25',
    '2027-03-26',
    '2027-03-28',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-16',
    '2027-05-17',
    '2027-12-25',
    '2027-12-26',
  ]);
  expect(norway.find(({ day }) => day === '2027-05-17')).toEqual({
    day: '2027-05-17',
    half: null,
    name: 'Constitution Day, Whit Monday',
    kind: 'public',
  });
  expect(norway.find(({ day }) => day === '2027-12-31')).toMatchObject({
    half: 'afternoon',
    kind: 'bank',
  });
  expect(norway.find(({ day }) => day === '2027-06-23')).toMatchObject({ kind: 'observance' });
});

test('regions have holidays of their own', async () => {
  const { regions } = (await proposal('country=DE')).body;
  expect(regions).toEqual(
    expect.arrayContaining([
      { code: 'BY', name: 'Bayern' },
      { code: 'BY-A', name: expect.stringContaining('Augsburg') },
    ]),
  );
  expect(await onDay('country=DE&year=2027', '2027-01-06')).toEqual([]);
  expect(await onDay('country=DE&region=BY&year=2027', '2027-01-06')).toMatchObject([
    { kind: 'public' },
  ]);
  // The peace festival of Augsburg.
  expect(await onDay('country=DE&region=BY-A&year=2027', '2027-08-08')).toMatchObject([
    { kind: 'public' },
  ]);
});

test('names are in the language of the reader', async () => {
  await cast.admin.put('/profile/language', { language: 'fr' });
  expect(await onDay('country=NO&year=2027', '2027-12-25')).toMatchObject([{ name: 'Noël' }]);
  await cast.admin.put('/profile/language', { language: 'en' });
  expect(await onDay('country=NO&year=2027', '2027-12-25')).toMatchObject([
    { name: 'Christmas Day' },
  ]);
});

test.each([
  ['country', 'country=XX'],
  ['country', 'country=no'],
  ['country', 'country=__proto__'],
  ['country', 'country=NO.BY'],
  ['country', 'country=NO&country=DE'],
  ['region', 'country=DE&region=XX'],
  ['region', 'country=DE&region=BY-'],
  ['region', 'country=NO&region=BY'],
  ['region', 'country=DE&region=constructor'],
  ['year', 'country=NO&year=1999'],
  ['year', 'country=NO&year=2030'],
  ['year', 'country=NO&year='],
  ['year', 'country=NO&year=x'],
  ['year', 'country=NO&year=2027&year=2028'],
])('a proposal is refused at %s: %s', async (field, query) => {
  const { status, body } = await proposal(query);
  expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
    status: 400,
    fields: [field],
  });
});
