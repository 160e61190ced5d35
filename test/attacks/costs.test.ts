import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Client } from '../support/client.js';
import { CALLS, expendable, goodRequest, whoseOf, type Call } from './calls.js';
import { dearBodies, marks, TEXTS } from './costs.js';
import { afterwards } from './ending.js';
import { note } from './figures.js';
import { setStage, type Stage } from './stage.js';
import { LONGEST_WAIT_MS, longestWait } from './waits.js';
import { exchange, head, peakOf, workFor } from './wire.js';

/** The server without requests takes about 130. */
const MOST_MEMORY_MB = 400;
/** The first thread's work for a form of 6 MB that is refused. */
const MOST_WORK_MS = 300;
const KB = 1024;

const stage: Stage = await setStage({ LOG_LEVEL: 'warn' });
await stage.cast.zoeClient.put('/profile/image', formWith('image', stage.photo, 'zoe.png'));

const FOR_EMPLOYEES = CALLS.filter(({ open, employees }) => open || employees);
const JSONS = FOR_EMPLOYEES.filter(({ json }) => json);
const FORMS = FOR_EMPLOYEES.filter(({ multipart }) => multipart);
const authorization = ({ token }: Client): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

function formWith(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fileName: string,
): FormData {
  const form = new FormData();
  form.append(name, new Blob([content]), fileName);
  return form;
}

async function senderOf(call: Call): Promise<Client> {
  return call.open ? stage.client() : expendable(stage, call, stage.cast.zoeClient);
}

interface Cost {
  what: string;
  status?: number;
  waitMs?: number;
  peakMb?: number;
}

/** Returns those that cost too much, each sent alone. */
async function tooDear(
  row: string,
  attacks: Iterable<[string, () => Promise<number | undefined>]>,
): Promise<Cost[]> {
  const dear: Cost[] = [];
  let longest = 0;
  const peakMb = await peakOf(stage.process.pid, async () => {
    for (const [what, happens] of attacks) {
      let status: number | undefined;
      const waitMs = await longestWait(
        stage.url,
        stage.process.pid,
        async () => (status = await happens()),
      );
      longest = Math.max(longest, waitMs);
      if (waitMs > LONGEST_WAIT_MS || status === undefined || status >= 500)
        dear.push({ what, status, waitMs });
    }
  });
  note(row, longest, peakMb);
  return peakMb !== undefined && peakMb > MOST_MEMORY_MB
    ? [...dear, { what: 'all of them', peakMb }]
    : dear;
}

const rowOf = (what: string, { open }: Call): string =>
  `${what}, ${open ? 'open calls' : 'calls of employees'}`;

function* named<T>(
  name: string,
  attacks: Iterable<[string, T]>,
  happens: (attack: T) => Promise<number | undefined>,
): Generator<[string, () => Promise<number | undefined>]> {
  for (const [what, attack] of attacks) yield [`${name}, ${what}`, () => happens(attack)];
}

async function sentRaw(
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
): Promise<number | undefined> {
  return (
    await exchange(stage.url, [
      head(method, '', { connection: 'close', ...headers }).replace('/api', path),
    ])
  ).status;
}

describe('38. what a body costs', () => {
  test.each(JSONS.map((call) => [call.name, call] as const))(
    '%s: no body keeps others waiting',
    async (name, call) => {
      const client = await senderOf(call);
      const { method, path, body } = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      const post = async (sent: string) =>
        (
          await fetch(`${stage.url}/api${path}`, {
            method,
            headers: { 'content-type': 'application/json', ...authorization(client) },
            body: sent,
          })
        ).status;
      expect(
        await tooDear(rowOf('38. Bodies', call), named(name, dearBodies(body, call.fields), post)),
      ).toEqual([]);
    },
  );

  test.each(FORMS.map((call) => [call.name, call] as const))(
    '%s: no field of a form keeps others waiting',
    async (name, call) => {
      const client = await senderOf(call);
      const { method, path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      const forms = TEXTS.map(([what, text]): [string, () => FormData] => [
        what,
        () => {
          const form = new FormData();
          for (let n = 0; n < 39; n += 1)
            form.append(call.fields[n]?.name ?? `field${n}`, text(15 * KB));
          return form;
        },
      ]);
      const post = async (form: () => FormData) =>
        (
          await fetch(`${stage.url}/api${path}`, {
            method,
            headers: authorization(client),
            body: form(),
          })
        ).status;
      expect(await tooDear(rowOf('38. Forms', call), named(name, forms, post))).toEqual([]);
    },
  );

  test.each(FORMS.map((call) => [call.name, call] as const))(
    '%s no longer parses a form of 500,000 parts once it is refused',
    async (_, call) => {
      const client = await senderOf(call);
      const { method, path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      const body = '--edge\r\n\r\n\r\n'.repeat(500_000);
      const { pid } = stage.process;
      const workWhile = async (ms: number) => (await workFor(pid, () => sleep(ms), pid)) ?? 0;
      const busy = await workFor(
        pid,
        async () => {
          const answer = await fetch(`${stage.url}/api${path}`, {
            method,
            headers: {
              'content-type': 'multipart/form-data; boundary=edge',
              ...authorization(client),
            },
            body,
          });
          expect(answer.status).toBe(413);
          // Most of it would come after the answer.
          for (let seconds = 0; seconds < 15 && (await workWhile(1_000)) > 20; seconds += 1);
        },
        pid,
      );
      expect(busy === undefined || busy < MOST_WORK_MS || busy).toBe(true);
    },
  );

  test.each(
    CALLS.filter(({ open, json }) => open && json).map(
      ({ name, method }) => [name, method] as const,
    ),
  )('%s takes at most 16 kB, since nobody need be signed in', async (name, method) => {
    const post = async (bytes: number) => {
      const answer = await fetch(`${stage.url}${name.split(' ')[1]}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'x'.repeat(bytes - 12) }),
      });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await post(16 * KB + 1)).toEqual([413, 'request.too_large']);
    expect((await post(16 * KB))[0]).not.toBe(413);
  });
});

describe('39. what an address and the headers cost', () => {
  test.each(FOR_EMPLOYEES.map((call) => [call.name, call] as const))(
    '%s: no query and no header keeps others waiting',
    async (name, call) => {
      const client = await senderOf(call);
      const { method, path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      const queries = call.query.flatMap((one) =>
        TEXTS.flatMap(([what, text]) => {
          const value = text(2 * KB);
          const written =
            one === 'filter'
              ? [JSON.stringify({ q: value }), JSON.stringify({ id: value })]
              : [value];
          return written.map((sent): [string, string] => [
            `${one} of ${what}`,
            `?${one}=${sent.slice(0, 2 * KB).replace(/[^\w.@()[\]{}":]/gu, encodeURIComponent)}`,
          ]);
        }),
      );
      const ask = (query: string) =>
        sentRaw(method, `/api${path.split('?')[0]}${query}`, authorization(client));
      const dear = await tooDear(rowOf('39. Addresses and tokens', call), [
        ...named(name, queries, ask),
        ...named(
          name,
          [
            ['a token of 7 kB without a blank', 7 * KB],
            ['a token of 15.5 kB without a blank', 15_500],
          ],
          (length) => sentRaw(method, `/api${path}`, { authorization: 'x'.repeat(length) }),
        ),
      ]);
      expect(dear).toEqual([]);
    },
  );

  const HEADERS = [
    'accept',
    'accept-encoding',
    'accept-language',
    'content-type',
    'cookie',
    'forwarded',
    'host',
    'idempotency-key',
    'if-none-match',
    'origin',
    'range',
    'user-agent',
    'x-forwarded-for',
    'x-xsrf-token',
  ];
  const SIGNS = [
    ',',
    ';',
    ' ',
    '=',
    '"',
    '.',
    'a',
    'a/',
    'a,',
    'a;q=',
    'a=a;',
    '1.',
    '::',
    'Version/1',
    '\t',
  ];

  test.each(['GET /', 'POST /api/auth/login', 'GET /api/employee'])(
    '%s: no header keeps others waiting',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const signedIn = authorization(stage.cast.zoeClient);
      const attacks = HEADERS.flatMap((name) =>
        SIGNS.map((sign): [string, Record<string, string>] => [
          `${name} of ${sign}`,
          { [name]: `x${sign.repeat(6_500 / sign.length)}x` },
        ]),
      );
      expect(
        await tooDear(
          '39. Headers',
          named(route, attacks, (headers) => sentRaw(method, path, { ...signedIn, ...headers })),
        ),
      ).toEqual([]);
    },
  );

  const PATHS = ['.', '/', './', '/.', '%2e', '%2f', 'a', '?', '&', '=', '%', '%61', ';', '//a.'];
  test.each(['/a', '/api/', '/api/employee/', '/assets/', '/%61pi/'])(
    '%s…: no path keeps others waiting',
    async (start) => {
      const attacks = PATHS.flatMap((sign) =>
        [7_000, 15_400].map((length): [string, string] => [
          `${length} of ${sign}`,
          `${start}${sign.repeat(length / sign.length)}/x`,
        ]),
      );
      expect(
        await tooDear(
          '39. Paths',
          named(start, attacks, (path) => sentRaw('GET', path)),
        ),
      ).toEqual([]);
    },
  );

  test('headers of more than 8 kB in all are refused before anything looks at them', async () => {
    const { status, text } = await exchange(stage.url, [
      head('GET', '/config', { authorization: 'x'.repeat(8 * KB) }),
    ]);
    expect({ status, body: text.includes('"success":false') }).toEqual({ status: 431, body: true });
    expect(await sentRaw('GET', '/api/config', { 'x-long': 'x'.repeat(7 * KB) })).toBe(200);
  });
});

describe('38. what the cells of a file cost', () => {
  const CELL = 400 * KB;
  const rows = (cell: string) =>
    Array.from(
      { length: Math.max(1, Math.floor(CELL / (cell.length + 20))) },
      (_, n) => `${n},2027-01-01,"${cell.replaceAll('"', '""')}"`,
    ).join('\n');
  const table = (cell: string) => `ID,Date,Name\n${rows(cell)}\n`;
  const FILES: [string, () => string][] = [
    ['a cell of combining marks', () => `Name,Date\n${marks(CELL)},2027-01-01\n`],
    ['a heading of combining marks', () => `${marks(CELL)},Date\nx,2027-01-01\n`],
    ...TEXTS.flatMap(([what, text]): [string, () => string][] =>
      [30 * KB, 190].map((bytes) => [
        `cells of ${bytes} bytes of ${what}`,
        () => table(text(bytes)),
      ]),
    ),
    ...TEXTS.map(([what, text]): [string, () => string] => [
      `a heading of ${what}`,
      () => `${text(195).replaceAll(/[\r\n"]/g, '.')},Date,Name\n1,2027-01-01,x\n`,
    ]),
    ['names that nearly end with a half', () => table(` - a${' , a – '.repeat(4_000)}`)],
  ];

  test.each(['/import/add', '/holiday/import/:id'])(
    '%s: no cell keeps others waiting',
    async (path) => {
      const call = CALLS.find(({ row }) => row?.route === `POST /api${path}`) as Call;
      const good = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      const upload = async (content: () => string) => {
        const form = formWith('file', content(), 'x.csv');
        for (const [name, value] of (good.body as FormData).entries())
          if (typeof value === 'string') form.append(name, value);
        return (
          await fetch(`${stage.url}/api${good.path}`, {
            method: 'POST',
            headers: authorization(stage.cast.admin),
            body: form,
          })
        ).status;
      };
      expect(
        await tooDear('38. Cells of files, calls of admins', named(path, FILES, upload)),
      ).toEqual([]);
    },
  );
});

afterwards(stage);
