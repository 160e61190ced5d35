import { describe, expect, test } from '@jest/globals';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { passUndoTime } from '../../support/calendar.js';
import { serverOfFile } from '../../support/server.js';
import {
  foundCompany,
  LISTS,
  query,
  type AnyRecord,
  type Company,
  type List,
} from './list.data.js';

const server = await serverOfFile();
const company = await foundCompany(server);
passUndoTime(server);

async function whole({ path, key }: List, asked = {}): Promise<AnyRecord[]> {
  const { status, body } = await company.admin.get(
    path(company) + (Object.keys(asked).length > 0 ? query(asked) : ''),
  );
  expect(status).toBe(200);
  return body[key];
}

async function inPages(list: List, asked: object, size: number): Promise<AnyRecord[]> {
  const records: AnyRecord[] = [];
  for (let from = 0; ; from += size) {
    const { body } = await company.admin.get(
      list.path(company) + query({ range: [from, from + size - 1], ...asked }),
    );
    records.push(...body[list.key]);
    if (body[list.key].length < size) return records;
  }
}

const ids = (records: AnyRecord[]): string[] => records.map(({ _id }) => _id);
const ORDERS = LISTS.flatMap((list) =>
  Object.keys(list.sort).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => ({
      list,
      field,
      direction,
      title: `${list.path({ zoe: { _id: ':id' } } as Company)} by ${field} ${direction}`,
    })),
  ),
);

describe.each(ORDERS)('$title', ({ list, field, direction }) => {
  test('is in a total order, the same in pages as in one', async () => {
    const all = await whole(list);
    const sorted = await whole(list, { sort: [field, direction] });
    expect(ids(sorted).sort()).toEqual(ids(all).sort());
    const read = list.sort[field] as (record: AnyRecord) => string | number;
    for (const [index, record] of sorted.slice(1).entries()) {
      const [earlier, later] =
        direction === 'ASC' ? [sorted[index], record] : [record, sorted[index]];
      expect([read(earlier) <= read(later), read(earlier), read(later)]).toEqual([
        true,
        read(earlier),
        read(later),
      ]);
      // Equal records stand in the order of their ids.
      if (read(earlier) === read(later)) expect(earlier._id < later._id).toBe(true);
    }
    expect(ids(await inPages(list, { sort: [field, direction] }, 2))).toEqual(ids(sorted));
  });
});

describe.each(LISTS)('$resource as $key', (list) => {
  test('without a sort is in the order of ids, leave and salaries newest first', async () => {
    const expected = ids(await whole(list)).sort();
    if (list.newestFirst) expected.reverse();
    expect(ids(await whole(list))).toEqual(expected);
    expect(ids(await inPages(list, {}, 3))).toEqual(expected);
  });

  test('tells the span and the total of a page, beyond the end too', async () => {
    const total = (await whole(list)).length;
    const ranged = async (from: number, to: number) => {
      const { status, headers, body } = await company.admin.get(
        list.path(company) + query({ range: [from, to] }),
      );
      return {
        status,
        range: headers.get('content-range'),
        rows: body[list.key].length,
        summary: typeof body.summary,
      };
    };
    const { resource } = list;
    expect(await ranged(0, 1)).toEqual({
      status: 200,
      range: `${resource} 0-1/${total}`,
      rows: 2,
      summary: 'object',
    });
    expect(await ranged(1, 1)).toEqual({
      status: 200,
      range: `${resource} 1-1/${total}`,
      rows: 1,
      summary: 'object',
    });
    expect(await ranged(0, 999)).toEqual({
      status: 200,
      range: `${resource} 0-${total - 1}/${total}`,
      rows: total,
      summary: 'object',
    });
    expect(await ranged(total - 1, total + 8)).toEqual({
      status: 200,
      range: `${resource} ${total - 1}-${total - 1}/${total}`,
      rows: 1,
      summary: 'object',
    });
    for (const from of [total, 1000, 2_000_000_000])
      expect(await ranged(from, from + 9)).toEqual({
        status: 200,
        range: `${resource} */${total}`,
        rows: 0,
        summary: 'object',
      });
  });

  test('has the total of what the filter leaves, and a summary of everything', async () => {
    const [one] = await whole(list);
    const page = (filter: object) =>
      company.admin.get(list.path(company) + query({ range: [0, 9], filter }));
    const all = await page({});
    expect((await page({ id: [one._id] })).headers.get('content-range')).toBe(
      `${list.resource} 0-0/1`,
    );
    expect((await page({ id: [newId()] })).headers.get('content-range')).toBe(
      `${list.resource} */0`,
    );
    for (const filter of [{ id: [one._id] }, { id: [] }, { q: 'found nowhere at all' }])
      expect((await page(filter)).body.summary).toEqual(all.body.summary);
  });

  test('without a range is the array alone, without Content-Range', async () => {
    const { headers, body } = await company.admin.get(list.path(company));
    expect(headers.get('content-range')).toBeNull();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(body).sort()).toEqual([list.key, 'success'].sort());
  });

  test('takes up to 100 ids', async () => {
    const known = ids(await whole(list)).slice(0, 2);
    const filled = (count: number) => [
      ...known,
      ...Array.from({ length: count - known.length }, newId),
    ];
    expect(ids(await whole(list, { filter: { id: filled(100) } })).sort()).toEqual(known.sort());
    expect(
      ids(await whole(list, { filter: { id: known.map((id) => id.toUpperCase()) } })).sort(),
    ).toEqual(known.sort());
    expect(await whole(list, { filter: { id: [] } })).toEqual([]);
    expect(
      await company.admin.get(list.path(company) + query({ filter: { id: filled(101) } })),
    ).toMatchObject({ status: 400, body: { errors: { filter: expect.stringContaining('100') } } });
  });
});

test('names sort as people read them, whatever their accents and case', async () => {
  const { body } = await company.admin.get(`/department${query({ sort: ['name', 'ASC'] })}`);
  expect(body.departments.map(({ dep_name }: AnyRecord) => dep_name)).toEqual([
    'apples',
    'Ärzte',
    'back\\slash',
    'Empty',
    'Łódź',
    'Øst',
    'Straße',
    'under_score',
    'wow!',
    'Zoölogie',
  ]);
});

test('the numbers at statuses are of what the search and the other filters leave', async () => {
  const counts = async (path: string, filter: object) =>
    (await company.admin.get(path + query({ range: [0, 0], filter }))).body.counts;
  const requests = { status: 'Pending' };
  const [, second] = company.people;
  // Without others, the summary has them.
  expect(await counts('/leave', requests)).toBeUndefined();
  expect(await counts('/employee', { status: 'Left' })).toBeUndefined();
  expect(await counts('/leave', { ...requests, employee: company.zoe._id })).toEqual({
    Approved: 2,
    Rejected: 1,
    Cancelled: 1,
  });
  expect(await counts(`/leave/${second?._id}`, { q: 'pending' })).toEqual({ Pending: 2 });
  expect(await counts('/leave', { q: 'found nowhere at all' })).toEqual({});
  expect(await counts('/employee', { status: 'Left', q: 'adele' })).toEqual({ Active: 2 });
});

test('the summaries are right', async () => {
  const summary = async (path: string) =>
    (await company.admin.get(`${path}?range=[0,0]`)).body.summary;
  const [, second] = company.people;
  expect(await summary('/department')).toEqual({ total: 10 });
  expect(await summary('/employee')).toEqual({ total: 6, departments: 3, upcoming: 0, left: 0 });
  expect(await summary('/leave')).toEqual({
    total: 6,
    pending: 2,
    approved: 2,
    rejected: 1,
    cancelled: 1,
  });
  expect(await summary(`/leave/${company.zoe._id}`)).toEqual({
    total: 4,
    pending: 0,
    approved: 2,
    rejected: 1,
    cancelled: 1,
  });
  expect(await summary(`/leave/${second?.userId._id}`)).toEqual({
    total: 2,
    pending: 2,
    approved: 0,
    rejected: 0,
    cancelled: 0,
  });
  // Without the one that is void; 500.02 / 3 is 166.6733….
  expect(await summary(`/salary/${company.zoe._id}`)).toEqual({
    records: 3,
    totalPaid: 500.02,
    averageSalary: 166.67,
  });
  expect(await summary(`/salary/${company.people[5]?._id}`)).toEqual({
    records: 0,
    totalPaid: 0,
    averageSalary: 0,
  });
});

test('notifications take a range of their own, and tell the total', async () => {
  const { headers, body } = await company.zoeClient.get('/notification?range=[0,1]');
  expect(headers.get('content-range')).toBe('notifications 0-1/3');
  expect(body.notifications).toHaveLength(2);
  expect(
    (await company.zoeClient.get('/notification?range=[9,10]')).headers.get('content-range'),
  ).toBe('notifications */3');
  for (const range of ['[0,1e9]', '[-1,3]', 'x', '[0]', '[0,1]&range=[0,1]'])
    expect(await company.zoeClient.get(`/notification?range=${range}`)).toMatchObject({
      status: 400,
      body: { errors: { range: expect.any(String) } },
    });
});
