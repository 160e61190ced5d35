import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Answer, Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { uploadFile } from '../support/imports.js';
import { picture } from '../support/picture.js';
import { runServer, type ServerProcess } from '../support/process.js';
import { animatedGif, CSV_BOMBS, greyPng } from './bombs.js';
import { CALLS, goodRequest, send, whoseOf, type Call } from './calls.js';
import { afterwards } from './ending.js';
import { setStage, type Stage } from './stage.js';
import { head, memoryFor, exchange } from './wire.js';

const MB = 1024 * 1024;
const MOST_MEMORY_MB = 400;

const stage: Stage = await setStage();
const admin: Client = stage.cast.admin;

const FORMS = CALLS.filter(({ multipart }) => multipart);
const JSONS = CALLS.filter(({ json }) => json);
const good = (call: Call) => goodRequest(stage, call, whoseOf(stage, 'zoe'));
const senderOf = (call: Call) =>
  call.open ? stage.client() : call.employees ? stage.cast.zoeClient : admin;
const fileOf = ({ name }: Call) => (/\/(import|files)\//.test(name) ? 'file' : 'image');
const authorization = (client: Client): Record<string, string> =>
  client.token ? { authorization: `Bearer ${client.token}` } : {};
const bounded = (megabytes: number | undefined) =>
  megabytes === undefined || megabytes < MOST_MEMORY_MB || megabytes;

/** A form with this file beside its good fields. */
async function upload(
  call: Call,
  content: Uint8Array<ArrayBuffer>,
  fileName = 'x.png',
): Promise<Answer> {
  const { method, path, body } = await good(call);
  const data = new FormData();
  for (const [name, value] of (body as FormData).entries())
    if (typeof value === 'string') data.append(name, value);
  data.append(fileOf(call), new Blob([content]), fileName);
  return send(senderOf(call), { method, path, body: data });
}

/** The path of a photo, or of the company's logo. */
function pathOf({ user, employee, company }: Answer['body']): string {
  return company?.logo ?? (user ?? employee.userId).profileImage;
}

async function photoOf(
  answer: Answer,
): Promise<{ type: string | null; nosniff: string | null; bytes: Buffer }> {
  const stored = await fetch(stage.url + pathOf(answer.body), { headers: authorization(admin) });
  return {
    type: stored.headers.get('content-type'),
    nosniff: stored.headers.get('x-content-type-options'),
    bytes: Buffer.from(await stored.arrayBuffer()),
  };
}

describe('15. files that are not what they seem', () => {
  const SCRIPT = '<script>alert(1)</script>';
  const POLYGLOTS: [string, () => Promise<Buffer>][] = [
    [
      'a PNG and a page behind it',
      async () => Buffer.concat([await picture('png'), Buffer.from(`<html>${SCRIPT}</html>`)]),
    ],
    [
      'a GIF that is a script as well',
      async () => Buffer.concat([await picture('gif'), Buffer.from(`/*${SCRIPT}*/=1;alert(1)`)]),
    ],
    [
      'a JPEG with a program in its description',
      async () =>
        sharp(await picture('jpeg'))
          .withExif({ IFD0: { Copyright: SCRIPT, ImageDescription: '<?php system($_GET[0]); ?>' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a WebP with a page in its metadata',
      async () =>
        sharp(await picture('webp'))
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
          .webp()
          .toBuffer(),
    ],
    [
      'a JPEG and an archive behind it',
      async () =>
        Buffer.concat([await picture('jpeg'), Buffer.from('504b0304', 'hex'), Buffer.from(SCRIPT)]),
    ],
  ];

  test.each(FORMS.filter((call) => fileOf(call) === 'image'))(
    '$name keeps of a picture what is seen, and nothing else',
    async (call) => {
      for (const [what, bytes] of POLYGLOTS) {
        const answer = await upload(call, new Uint8Array(await bytes()));
        expect({ what, status: answer.status < 300 }).toEqual({ what, status: true });
        const stored = await photoOf(answer);
        expect({ what, type: stored.type, nosniff: stored.nosniff }).toEqual({
          what,
          type: 'image/webp',
          nosniff: 'nosniff',
        });
        for (const part of ['<script', '<?php', 'alert(', 'PK\u0003\u0004', '<html'])
          expect(stored.bytes.includes(part)).toBe(false);
        expect((await sharp(stored.bytes).metadata()).format).toBe('webp');
      }
      for (const content of [
        `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
        `<!doctype html>${SCRIPT}`,
        '%PDF-1.7',
        'MZ\u0090',
        '#!/bin/sh',
      ]) {
        expect(await upload(call, new TextEncoder().encode(content), 'photo.png')).toMatchObject({
          status: 400,
          body: { errors: { image: expect.any(String) } },
        });
      }
    },
  );

  const NAMES = [
    '../../../etc/cron.d/x',
    '..\\..\\x.png',
    '/etc/passwd',
    'C:\\x.png',
    'CON',
    'nul.png',
    `${'n'.repeat(300)}.png`,
    'photo\u202egnp.exe',
    '.htaccess',
    'x.php',
    'x.png;.html',
    '%2e%2e%2fx',
    'x\tb.png',
    '<img src=x>.png',
    '-rf',
    '$(id).png',
    '',
    '.',
    '..',
  ];

  // oxlint-disable-next-line no-control-regex -- just these
  const FILE_NAME = /^[^\\/\u0000-\u001f]{1,255}$/;

  const contentFor = ({ name }: Call) => {
    if (name.includes('/holiday/'))
      return new TextEncoder().encode('date,name\n2026-12-24,Christmas Eve\n');
    if (name.includes('/run/import/'))
      return new TextEncoder().encode(
        `Employee ID,Component,Amount\n${stage.cast.zoe.employeeId},Bonus of one run,1\n`,
      );
    if (name.includes('/run/files/')) return new TextEncoder().encode('%PDF-1.7');
    return name.includes('/import/')
      ? new TextEncoder().encode('Employee ID,Pay Date,Basic Salary\nX,2020-01-31,1.00')
      : stage.photo;
  };

  test.each(FORMS)('$name makes no file, whatever the name', async (call) => {
    const before = readdirSync(stage.database.dataDir)
      .filter((name) => !/-(wal|shm)$/.test(name))
      .sort();
    const content = contentFor(call);
    for (const name of NAMES) {
      const { status, body } = await upload(call, content, name);
      // Without a name it is a field, not a file.
      expect({ name, fault: status >= 500 || (status >= 300 && name !== '') }).toEqual({
        name,
        fault: false,
      });
      if (status < 300 && body.import)
        expect(body.import.fileName ?? body.import.name).toMatch(FILE_NAME);
      else if (status < 300 && body.unmatched)
        for (const file of [...body.matched, ...body.unmatched])
          expect(file.name).toMatch(FILE_NAME);
      else if (status < 300 && fileOf(call) === 'image')
        expect(pathOf(body)).toMatch(/^\/api\/(employee\/image|config\/logo)\/[0-9a-f-]{36}$/);
    }
    expect(
      readdirSync(stage.database.dataDir)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    ).toEqual(before);
  });
});

describe('16. pictures and forms that are dear to read', () => {
  const BOMBS: [string, () => Uint8Array<ArrayBuffer>, number[]][] = [
    ['900 megapixels in a few kilobytes', () => greyPng(30_000, 3_000), [400]],
    ['a line of 60 million points', () => greyPng(60_000_000, 1), [400]],
    ['as many points as are allowed', () => greyPng(3_460, 3_460), [200, 201]],
    ['a few points more', () => greyPng(3_470, 3_470), [400]],
    ['an animation of 100,000 frames', () => animatedGif(100_000, 1), [200, 201, 400]],
    [
      'an animation on a screen of 65,535 × 65,535',
      () => animatedGif(1_000, 65_535),
      [200, 201, 400],
    ],
    [
      'an animation of 10,000 frames on 5,000 × 5,000',
      () => animatedGif(10_000, 5_000),
      [200, 201, 400],
    ],
  ];

  test.each(FORMS.filter((call) => fileOf(call) === 'image'))(
    '$name takes bounded memory for any picture, three at once',
    async (call) => {
      // The decoder is the same for all; test/attacks/photos.test.ts tries it with more.
      for (const [what, bomb, statuses] of call.name.includes('/profile/')
        ? BOMBS
        : BOMBS.slice(0, 1)) {
        const bytes = bomb();
        let answers: Answer[] = [];
        const megabytes = await memoryFor(stage.process.pid, async () => {
          answers = await Promise.all(Array.from({ length: 3 }, () => upload(call, bytes)));
        });
        expect({
          what,
          statuses: answers
            .filter(({ status }) => !statuses.includes(status))
            .map(({ status }) => status),
          megabytes: bounded(megabytes),
        }).toEqual({ what, statuses: [], megabytes: true });
      }
    },
  );

  test.each(FORMS)('$name refuses 24 MB, with a length or in chunks', async (call) => {
    const { method, path } = await good(call);
    const part = `--edge\r\nContent-Disposition: form-data; name="${fileOf(call)}"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`;
    const headers = {
      ...authorization(senderOf(call)),
      'content-type': 'multipart/form-data; boundary=edge',
    };
    const megabyte = Buffer.alloc(MB, 'x');
    function* said(first: string, chunked: boolean) {
      yield first;
      yield chunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part;
      for (let n = 0; n < 24; n += 1) {
        if (chunked) yield `${MB.toString(16)}\r\n`;
        yield megabyte;
        if (chunked) yield '\r\n';
      }
      yield chunked ? `a\r\n\r\n--edge--\r\n0\r\n\r\n` : '\r\n--edge--';
    }
    const megabytes = await memoryFor(stage.process.pid, async () => {
      for (const [extra, chunked] of [
        [{ 'content-length': 24 * MB + part.length + 10 }, false],
        [{ 'transfer-encoding': 'chunked' }, true],
      ] as const) {
        const { status } = await exchange(
          stage.url,
          said(head(method, path, { ...headers, ...extra }), chunked),
        );
        expect(status).toBe(413);
      }
    });
    expect(bounded(megabytes)).toBe(true);
  });

  const field = (name: string, value: string) =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const BROKEN: [string, (name: string) => string][] = [
    ['the last boundary at once', () => '--edge--\r\n'],
    ['nothing', () => ''],
    ['one byte', () => '-'],
    ['a boundary without a part', () => '--edge\r\n'],
    [
      'a part without a name',
      () => '--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n--edge--\r\n',
    ],
    ['an empty name', () => `${field('', 'x')}--edge--\r\n`],
    ['a number for a name', () => `${field('0', 'x')}${field('length', '9')}--edge--\r\n`],
    [
      '__proto__ for a name',
      () => `${field('__proto__', 'x')}${field('constructor', 'y')}--edge--\r\n`,
    ],
    [
      'a name in brackets',
      () => `${field('a[__proto__][b]', 'x')}${field('a[100000000]', 'x')}--edge--\r\n`,
    ],
    ['a field cut off', (name) => field(name, 'x').slice(0, -2)],
    [
      'a file cut off',
      (name) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="x.png"\r\n\r\n\x89PNG`,
    ],
    ['a header cut off', () => '--edge\r\nContent-Disp'],
    [
      'a header without an end',
      () => `--edge\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}`,
    ],
    [
      '10,000 fields',
      () => `${Array.from({ length: 10_000 }, (_, n) => field(`f${n}`, 'x')).join('')}--edge--\r\n`,
    ],
    [
      'a part in a part',
      (name) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n\r\nx\r\n--inner--\r\n--edge--\r\n`,
    ],
    [
      'an encoding of its own',
      (name) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\nContent-Transfer-Encoding: base64\r\nContent-Encoding: gzip\r\n\r\nAAAA\r\n--edge--\r\n`,
    ],
  ];

  test.each(FORMS)('$name refuses a form that is broken', async (call) => {
    const { method, path } = await good(call);
    for (const [what, body] of BROKEN) {
      const sent = body(fileOf(call));
      const answer = await exchange(stage.url, [
        head(method, path, {
          ...authorization(senderOf(call)),
          'content-type': 'multipart/form-data; boundary=edge',
          'content-length': Buffer.byteLength(sent),
        }),
        sent,
      ]);
      // The answer names each file that is no PDF, and the others are stored.
      if (what === 'an encoding of its own' && call.name.includes('/run/files/'))
        expect(answer.status).toBe(200);
      else
        expect({ what, status: answer.status }).toEqual({
          what,
          status: [400, 413].includes(answer.status ?? 0) ? answer.status : 400,
        });
    }
    for (const boundary of [
      '',
      '; boundary=',
      '; boundary="',
      `; boundary=${'b'.repeat(5_000)}`,
      '; boundary=a\tb',
    ]) {
      const answer = await send(
        senderOf(call),
        { method, path, body: '--edge--\r\n' },
        { 'content-type': `multipart/form-data${boundary}` },
      );
      expect([400, 413, 415]).toContain(answer.status);
    }
  });

  test.each(CSV_BOMBS)(
    'an import of %s is refused or read, in bounded memory, and others are served meanwhile',
    async (_, content, statuses) => {
      const body = content();
      const size = typeof body === 'string' ? body.length : body.byteLength;
      expect(size).toBeLessThan(20 * MB);
      let answer: Answer | undefined;
      const megabytes = await memoryFor(stage.process.pid, async () => {
        answer = await uploadFile(admin, 'salaries', body);
      });
      expect({
        status: answer?.status,
        right: statuses.includes(answer?.status ?? 0),
        megabytes: bounded(megabytes),
      }).toEqual({ status: answer?.status, right: true, megabytes: true });
      expect((await stage.client().get('/health')).status).toBe(200);
    },
  );
});

describe('17. bodies without measure', () => {
  const MANY = JSON.stringify(
    Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, 1])),
  );
  const FEWER = JSON.stringify(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, 1])),
  );
  const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  const gzipped = new Uint8Array(gzipSync(Buffer.alloc(100 * MB, ' ')));

  test.each(JSONS)(
    '$name refuses 100 MB at once, 100,000 keys and what is compressed; depth does no harm',
    async (call) => {
      const { method, path } = await good(call);
      const headers = { ...authorization(senderOf(call)), 'content-type': 'application/json' };
      expect(
        (
          await exchange(stage.url, [
            head(method, path, { ...headers, 'content-length': 100 * MB }),
            '{"a":"',
          ])
        ).status,
      ).toBe(413);
      expect((await send(senderOf(call), { method, path, body: MANY }, headers)).status).toBe(413);
      for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip']) {
        const { status } = await send(
          senderOf(call),
          { method, path, body: gzipped },
          { ...headers, 'content-encoding': encoding },
        );
        expect({ encoding, status: [400, 413, 415].includes(status) || status }).toEqual({
          encoding,
          status: true,
        });
      }
      for (const body of [DEEP, '['.repeat(50_000), FEWER]) {
        const { status } = await send(senderOf(call), { method, path, body }, headers);
        expect(status < 500 || status).toBe(true);
      }
    },
  );

  test('100 MB without a length are not read to the end, and not kept', async () => {
    const megabyte = Buffer.alloc(MB, ' ');
    let sent = 0;
    function* said() {
      yield head('POST', '/department/add', {
        ...authorization(admin),
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      });
      for (; sent < 100; sent += 1) {
        yield `${MB.toString(16)}\r\n`;
        yield megabyte;
        yield '\r\n';
      }
      yield '0\r\n\r\n';
    }
    let status: number | undefined;
    const megabytes = await memoryFor(stage.process.pid, async () => {
      ({ status } = await exchange(stage.url, said()));
    });
    expect({ status: [413, undefined].includes(status), megabytes: bounded(megabytes) }).toEqual({
      status: true,
      megabytes: true,
    });
  });

  test.each([
    [
      'a header of 20 kB',
      () => ['GET /api/config HTTP/1.1\r\nHost: x\r\nX-Long: ', 'x'.repeat(20_000), '\r\n\r\n'],
      431,
    ],
    [
      '3,000 headers',
      () => [`GET /api/config HTTP/1.1\r\nHost: x\r\n${'Name: a value\r\n'.repeat(3_000)}\r\n`],
      431,
    ],
    [
      'an address of 20 kB',
      () => ['GET /api/', 'x'.repeat(20_000), ' HTTP/1.1\r\nHost: x\r\n\r\n'],
      431,
    ],
    [
      'two lengths',
      () => [
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}',
      ],
      400,
    ],
    [
      'a length and chunks',
      () => [
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ],
      400,
    ],
    [
      'chunks twice',
      () => [
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n',
      ],
      400,
    ],
    [
      'a negative length',
      () => ['POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
      400,
    ],
    [
      'a chunk beyond all numbers',
      () => [
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n',
      ],
      400,
    ],
    ['no HTTP at all', () => ['\x16\x03\x01\x02\x00\x01'], 400],
    [
      'a line feed alone before a header',
      () => ['GET /api/config HTTP/1.1\r\nHost: x\r\nA: b\nC: d\r\n\r\n'],
      400,
    ],
  ])('%s is refused', async (_, said, status) => {
    const heard = await exchange(stage.url, said());
    expect({ status: heard.status, body: heard.text.includes('"success":false') }).toEqual({
      status,
      body: true,
    });
  });

  test('1,000 idle connections keep nobody out and take little memory', async () => {
    const { hostname, port } = new URL(stage.url);
    let sockets: Socket[] = [];
    const megabytes = await memoryFor(stage.process.pid, async () => {
      sockets = await Promise.all(
        Array.from(
          { length: 1_000 },
          () =>
            new Promise<Socket>((resolve, reject) => {
              const socket = connect(Number(port), hostname, () => resolve(socket));
              socket.on('error', reject);
            }),
        ),
      );
      for (const socket of sockets)
        socket
          .removeAllListeners('error')
          .on('error', () => undefined)
          .write('GET /api/config HTTP/1.1\r\n');
      for (let n = 0; n < 20; n += 1) expect((await admin.get('/auth/verify')).status).toBe(200);
    });
    for (const socket of sockets) socket.destroy();
    expect(megabytes === undefined || megabytes < 100 || megabytes).toBe(true);
  });
});

describe('17. slow senders', () => {
  const SQUEEZE = 60;
  let database: TestDatabase;
  let server: ServerProcess;
  let url: string;

  beforeAll(async () => {
    database = await createDatabase('sqlite');
    const watch = new URL('watch.mjs', import.meta.url).href;
    // Its limits of 20 and 60 seconds pass in a sixtieth of the time.
    server = runServer({
      ...database.environment,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import ${watch}`,
      WATCH_FILE: '/dev/null',
      SQUEEZE: String(SQUEEZE),
    });
    url = await server.url;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await database.remove();
  });

  const forever = function* (first: string, then: string) {
    yield first;
    for (;;) yield then;
  };
  test.each([
    [
      'headers, a byte at a time',
      () => forever('GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x'),
    ],
    [
      'a body, a byte at a time',
      () =>
        forever(
          head('POST', '/auth/login', {
            'content-type': 'application/json',
            'content-length': 15_000,
          }),
          ' ',
        ),
    ],
    [
      'chunks, a byte at a time',
      () =>
        forever(
          head('POST', '/auth/login', {
            'content-type': 'application/json',
            'transfer-encoding': 'chunked',
          }),
          '1\r\n \r\n',
        ),
    ],
    [
      'no body after its headers',
      () => [
        head('POST', '/auth/login', { 'content-type': 'application/json', 'content-length': 2 }),
      ],
    ],
    ['half a line and nothing more', () => ['GET /api/con']],
    ['nothing at all', () => []],
  ])('%s: twenty of them are cut off, and others are served meanwhile', async (_, said) => {
    const slow = Promise.all(
      Array.from({ length: 20 }, () => exchange(url, said(), { pauseMs: 20 })),
    );
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    for (const { status } of await slow) expect([408, undefined]).toContain(status);
  });
});

afterwards(stage);
