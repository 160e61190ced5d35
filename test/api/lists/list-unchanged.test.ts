import { describe, expect, test } from '@jest/globals';
import { addDepartment } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { serverOfFile } from '../../support/server.js';
import { foundCompany, LISTS } from './list.data.js';

const server = await serverOfFile();
const company = await foundCompany(server);

async function page(
  path: string,
  headers: Record<string, string> = {},
  client: Client = company.admin,
) {
  const answer = await fetch(`${server.url}/api${path}?range=[0,9]`, {
    headers: { authorization: `Bearer ${client.token}`, ...headers },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    tag: answer.headers.get('etag') ?? '',
    text: await answer.text(),
  };
}

describe.each(LISTS)('a page of $resource', ({ path }) => {
  test('that the reader has already is not sent again', async () => {
    const first = await page(path(company));
    expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      200,
      'private, no-cache',
      'Authorization',
    ]);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const known of [first.tag, `W/${first.tag}`, `"another", ${first.tag}`]) {
      const again = await page(path(company), { 'if-none-match': known });
      expect([again.status, again.text, again.tag, again.headers.get('cache-control')]).toEqual([
        304,
        '',
        first.tag,
        'private, no-cache',
      ]);
    }
    expect(await page(path(company), { 'if-none-match': '"another"' })).toMatchObject({
      status: 200,
      text: first.text,
    });
  });

  test('is refused without a sign-in, even with the right tag', async () => {
    const { tag } = await page(path(company));
    const answer = await fetch(`${server.url}/api${path(company)}?range=[0,9]`, {
      headers: { 'if-none-match': tag },
    });
    expect(answer.status).toBe(401);
  });
});

test('a page that has changed is sent, under another name', async () => {
  const before = await page('/department');
  await addDepartment(company.admin, { dep_name: 'Newcomers' });
  const after = await page('/department', { 'if-none-match': before.tag });
  expect(after.status).toBe(200);
  expect(after.tag).not.toBe(before.tag);
});

test('a whole list is kept by nobody', async () => {
  const answer = await fetch(`${server.url}/api/employee`, {
    headers: { authorization: `Bearer ${company.admin.token}` },
  });
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    'no-store',
    null,
  ]);
  await answer.text();
});
