import { expect, test } from '@jest/globals';
import type { AwayResponse } from '../../../api/contract/leave/away-responses.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { Deciding, DENIED, inDays, TODAY } from '../../support/deciding.js';
import { store } from '../../support/rows.js';

const company = await Deciding.begin();
const { admin, cast, server } = company;

const among = async (...names: string[]): Promise<AwayResponse> =>
  (await admin.get(`/leave/away?ids=${names.map((name) => company.id(name)).join(',')}`))
    .body as AwayResponse;
const inSales = async (): Promise<AwayResponse> =>
  (await admin.get(`/leave/away/${cast.sales._id}`)).body as AwayResponse;

/** For the time of one test. */
async function whileAway(
  absences: Parameters<Deciding['away']>[],
  then: () => Promise<void>,
): Promise<void> {
  const comeBack: (() => Promise<void>)[] = [];
  for (const absence of absences) comeBack.push(await company.away(...absence));
  await then();
  for (const back of comeBack) await back();
}

test('the people who are away all day are told with the last day of their leave and their stand-in, and nothing else', () =>
  whileAway(
    [
      [
        'Søren',
        inDays(-1),
        inDays(3),
        { standIn: company.id('Zoë'), leaveType: 'Sick Leave', reason: 'A secret' },
      ],
      ['Tomasz', TODAY, TODAY],
    ],
    async () => {
      const soren = { _id: company.id('Søren'), name: 'Søren', until: inDays(3), standIn: 'Zoë' };
      const tomasz = { _id: company.id('Tomasz'), name: 'Tomasz', until: TODAY, standIn: null };
      expect(await among('Tomasz', 'Amélie', 'Søren')).toEqual({
        success: true,
        away: [soren, tomasz],
        total: 2,
      });
      expect(await among('Amélie')).toEqual({ success: true, away: [], total: 0 });
      expect(await inSales()).toEqual({ success: true, away: [soren, tomasz], total: 2 });
      expect((await admin.get(`/leave/away/${cast.research._id}`)).body).toEqual({
        success: true,
        away: [],
        total: 0,
      });
      expect((await company.client('Henriette').get('/team')).body.team).toMatchObject([
        { name: 'Søren', awayUntil: inDays(3), standIn: 'Zoë' },
        { name: 'Zoë', awayUntil: null, standIn: null },
      ]);
    },
  ));

test('half a day, some minutes, and what is only requested or lies around today are no absence', async () => {
  const hours = await company.typeOf([], { unit: 'minutes' });
  const pending = (
    await company.client('Henriette').post('/leave/add', {
      userId: company.id('Henriette'),
      leaveType: 'Annual Leave',
      startDate: TODAY,
      endDate: TODAY,
      reason: 'Rest',
    })
  ).body.leave;
  await whileAway(
    [
      ['Søren', TODAY, TODAY, { endsAt: 'noon' }],
      ['Tomasz', TODAY, TODAY, { leaveType: hours.name, minutes: 60 }],
      ['Zoë', inDays(-3), inDays(-1)],
      ['Amélie', inDays(1), inDays(2)],
    ],
    async () => {
      expect(await inSales()).toMatchObject({ away: [], total: 0 });
    },
  );
  await company.client('Henriette').post(`/leave/withdraw/${pending._id}`);
});

test('a stand-in who has left is not named', () =>
  whileAway([['Søren', TODAY, inDays(3), { standIn: company.id('Amélie') }]], async () => {
    await store(server, "UPDATE employee SET left_on = '2026-01-31' WHERE id = ?", [
      company.id('Amélie'),
    ]);
    expect(await among('Søren')).toMatchObject({ away: [{ until: inDays(3), standIn: null }] });
    await store(server, 'UPDATE employee SET left_on = NULL WHERE id = ?', [company.id('Amélie')]);
    expect(await among('Søren')).toMatchObject({ away: [{ standIn: 'Amélie' }] });
  }));

test('only admins ask, with ids, a hundred at most', async () => {
  for (const path of [`/leave/away?ids=${company.id('Søren')}`, `/leave/away/${cast.sales._id}`])
    expect(await company.client('Henriette').get(path)).toMatchObject(DENIED);
  for (const ids of [
    '',
    '?ids=',
    '?ids=x',
    `?ids=${Array.from({ length: 101 }, () => newId()).join(',')}`,
    `?ids[]=${newId()}`,
  ]) {
    expect(await admin.get(`/leave/away${ids}`)).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.any(String) } },
    });
  }
  expect(await admin.get('/leave/away/x')).toMatchObject({ status: 400 });
  expect((await admin.get(`/leave/away?ids=${newId()}`)).body).toEqual({
    success: true,
    away: [],
    total: 0,
  });
});
