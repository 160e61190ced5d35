import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDepartment, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { checked } from '../../support/imports.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { foundCompany, LISTS, query, type AnyRecord } from './list.data.js';

const server = await serverOfFile();
const company = await foundCompany(server);
const admin: Client = company.admin;

const CSV = { accept: 'text/csv' };

/** The very bytes: reading them as text takes the byte order mark away. */
async function bytes(
  path: string,
  client = admin,
): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: { ...CSV, authorization: `Bearer ${client.token}` },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    text: Buffer.from(await answer.arrayBuffer()).toString(),
  };
}

/** Lines and cells of a CSV, its mark taken away. */
function cells(text: string): string[][] {
  const table: string[][] = [[]];
  for (const [, cell = '', quoted, end] of text
    .replace('\ufeff', '')
    .matchAll(/("((?:[^"]|"")*)"|[^",\r\n]*)(,|\r?\n|$)/g)) {
    table.at(-1)?.push(quoted === undefined ? cell : quoted.replaceAll('""', '"'));
    if (end !== ',') table.push([]);
    if (end === '') break;
  }
  return table.filter((row) => row.length > 1);
}

describe.each(LISTS)('$resource as $key', ({ path, resource, key }) => {
  test('are not exported before the session is confirmed by password', async () => {
    const fresh = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect(await fresh.get(path(company), CSV)).toMatchObject({
      status: 403,
      body: { success: false, code: 'auth.confirm_needed' },
    });
    expect((await fresh.confirm(ADMIN.password)).status).toBe(200);
    const { status, headers } = await bytes(path(company), fresh);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${resource}.csv"`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('have a heading and a line for each record, behind a byte order mark', async () => {
    await admin.confirm(ADMIN.password);
    const { text } = await bytes(path(company));
    expect(text.startsWith('\ufeff')).toBe(true);
    const [head, ...lines] = cells(text);
    expect(new Set(head).size).toBe(head?.length);
    expect(lines).toHaveLength((await admin.get(path(company))).body[key].length);
    for (const line of lines) expect(line).toHaveLength(head?.length ?? 0);
  });
});

describe('with a confirmed session', () => {
  beforeEach(() => admin.confirm(ADMIN.password));

  test('the same filter and sort count as in the list', async () => {
    const asked = query({ filter: { q: 'e', role: 'employee' }, sort: ['salary', 'DESC'] });
    const listed = (await admin.get(`/employee${asked}`)).body.employees.map(
      ({ employeeId, salary }: AnyRecord) => [employeeId, salary.toFixed(2)],
    );
    const [head = [], ...lines] = cells((await bytes(`/employee${asked}`)).text);
    expect(
      lines.map((line) => [line[head.indexOf('Employee ID')], line[head.indexOf('Salary')]]),
    ).toEqual(listed);
    expect(listed.length).toBeGreaterThan(2);
  });

  test('a wrong query is refused like that of the list', async () => {
    expect(await admin.get('/employee?sort=["x","ASC"]', CSV)).toMatchObject({
      status: 400,
      body: { errors: { sort: expect.any(String) } },
    });
  });

  test('a cell that begins like a formula gets an apostrophe, others do not', async () => {
    const names = [
      '=1+1',
      '+49 30',
      '-5',
      '@SUM(A1)',
      "'quoted",
      '=cmd|calc!A1',
      'a=1',
      '5-5',
      ' =x',
    ];
    for (const dep_name of names) await addDepartment(admin, { dep_name, description: dep_name });
    const lines = cells((await bytes('/department')).text);
    const cellOf = (name: string) => lines.find(([cell]) => cell === name)?.slice(0, 2);
    for (const name of ['=1+1', '+49 30', '-5', '@SUM(A1)', "'quoted", '=cmd|calc!A1', '=x'])
      expect(cellOf(`'${name}`)).toEqual([`'${name}`, `'${name}`]);
    for (const name of ['a=1', '5-5']) expect(cellOf(name)).toEqual([name, name]);
    expect(lines.some(([cell]) => /^[=+\-@\t]/.test(cell ?? ''))).toBe(false);
  });

  test('commas, quotation marks and line feeds stay inside their cell', async () => {
    await addDepartment(admin, {
      dep_name: 'One, "two"',
      description: 'first\nsecond, "third"\n=fourth',
    });
    const { text } = await bytes('/department');
    expect(text).toContain('"One, ""two""","first\nsecond, ""third""\n\'=fourth"');
    expect(cells(text)).toContainEqual([
      'One, "two"',
      'first\nsecond, "third"\n\'=fourth',
      '0',
      '0',
      '',
    ]);
  });

  test('amounts have both decimals, and accents arrive whole', async () => {
    const [head = [], ...lines] = cells((await bytes('/employee')).text);
    const zoe = lines.find((line) => line.includes('Zoë Weiß'));
    expect(zoe?.[head.indexOf('Salary')]).toBe('3000.00');
    const salaries = cells((await bytes(`/salary/${company.zoe._id}`)).text);
    expect(salaries.flat()).toEqual(expect.arrayContaining(['200.01', '100.00', '2026-01-31']));
  });

  test('the export of employees has phone, address and emergency contact, and comes back unchanged', async () => {
    const contact = {
      phone: '+47 22 12 34 56',
      address: 'Storgata 1\n0155 Oslo',
      emergencyContact: 'Ngozi, "mother"',
    };
    await admin.put(`/employee/contact/${company.zoe._id}`, contact);
    const { text } = await bytes('/employee');
    const [head = [], ...lines] = cells(text);
    const zoe = lines.find((line) => line.includes('Zoë Weiß')) ?? [];
    expect(
      ['Phone', 'Address', 'Emergency Contact'].map((heading) => zoe[head.indexOf(heading)]),
    ).toEqual([`'${contact.phone}`, contact.address, contact.emergencyContact]);
    expect(
      (await admin.get('/employee')).body.employees.find(
        ({ _id }: AnyRecord) => _id === company.zoe._id,
      ),
    ).not.toHaveProperty('phone');
    const job = await checked(admin, 'employees', text);
    expect(job).toMatchObject({
      counts: { new: 0, changed: 0, refused: 0, unchanged: lines.length },
    });
  });

  test('Accept: a file only where its quality value is the greater one', async () => {
    const typeOf = async (accept: string) =>
      (
        await fetch(`${server.url}/api/employee`, {
          headers: { accept, authorization: `Bearer ${admin.token}` },
        })
      ).headers.get('content-type');
    for (const accept of ['text/csv', 'application/json;q=0.5, text/csv', 'text/csv, */*;q=0.1'])
      expect(await typeOf(accept)).toBe('text/csv; charset=utf-8');
    for (const accept of [
      'application/json, text/csv;q=0.5',
      'text/csv;q=0',
      '*/*',
      'application/json',
    ])
      expect(await typeOf(accept)).toBe('application/json; charset=utf-8');
  });

  test('no password hash is in any of them', async () => {
    for (const { path } of LISTS)
      expect((await bytes(path(company))).text).not.toMatch(/argon2|\$/);
  });
});

test('employees export their own with a confirmed session', async () => {
  const { zoe } = company;
  const zoeClient = await server.signInUnconfirmed(zoe.email, PASSWORD);
  for (const path of [`/leave/${zoe._id}`, `/salary/${zoe._id}`])
    expect(await zoeClient.get(path, CSV)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
  await zoeClient.confirm(PASSWORD);
  for (const path of [`/leave/${zoe._id}`, `/salary/${zoe._id}`])
    expect((await bytes(path, zoeClient)).status).toBe(200);
});

test.each(LISTS)('$resource are exported right after signing in', async ({ path }) => {
  const fresh = await server.signIn(ADMIN.email, ADMIN.password);
  expect((await bytes(path(company), fresh)).status).toBe(200);
});
