import { describe, expect, jest, test } from '@jest/globals';
import { DataSource, QueryFailedError } from 'typeorm';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { Lease } from '../../../api/platform/database/transaction/lease.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { addDepartment, hireCast, PASSWORD } from '../../support/cast.js';
import { createDatabase, ENGINE } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { figuresOf, type Figures } from '../../support/figures.js';
import { proxyTo } from '../../support/proxy.js';
import { store } from '../../support/rows.js';
import { codeOf, enrol } from '../../support/second-factor.js';
import { ADMIN, serverOfFile, startServer } from '../../support/server.js';

jest.setTimeout(240_000);

const HOUR_MS = 60 * 60_000;

const read = () => figuresOf(server.client());

const server = await serverOfFile({ RATE_LIMIT: 'on' });
const cast = await hireCast(server);

/** Waits until the figures are so: some are kept for two seconds. */
function once(isSo: (figures: Figures) => boolean): Promise<Figures> {
  return eventually(async () => {
    const figures = await read();
    return isSo(figures) && figures;
  });
}

/** A unit of work that goes on until it is let go. */
function holdUnit(): () => Promise<void> {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const unit = server.app.get(UnitOfWork).write(() => over);
  return () => {
    end();
    return unit;
  };
}

describe('the answer', () => {
  test('is text as Prometheus reads it, kept by nobody, without a cookie', async () => {
    const { status, headers } = await server.client().get('/metrics');
    expect([
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('set-cookie'),
    ]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'no-store', null]);
  });

  test('tells what runs, that it is ready, and how the process does', async () => {
    const figures = await read();
    expect(figures.sum('ems_info', { engine: ENGINE, node: process.version })).toBe(1);
    expect(figures.sum('ems_ready')).toBe(1);
    for (const name of [
      'process_resident_memory_bytes',
      'process_start_time_seconds',
      'nodejs_heap_size_used_bytes',
    ])
      expect({ name, value: figures.sum(name) }).toEqual({ name, value: expect.any(Number) });
    expect(figures.sum('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(figures.types.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  test('holds no name, address, id, password or token of anybody', async () => {
    const { admin, zoe, zoeClient } = cast;
    await admin.get(
      `/employee?filter=${encodeURIComponent(JSON.stringify({ q: zoe.name }))}&range=[0,9]`,
    );
    await zoeClient.get(`/employee/single/${zoe._id}`);
    await server.client().get(`/${zoe.email}`);
    const { text } = await read();
    for (const secret of [
      zoe.name,
      zoe.email,
      ADMIN.email,
      ADMIN.name,
      PASSWORD,
      ADMIN.password,
      String(zoeClient.token),
      'Research',
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-7|@|127\.0\.0\.1|filter|\?/);
  });
});

describe('requests', () => {
  test('count by the route as it is named, method and status, with their times', async () => {
    const route = '/api/employee/single/:id';
    const before = await read();
    await cast.zoeClient.get(`/employee/single/${cast.zoe._id}`);
    await cast.zoeClient.get(`/employee/single/${cast.amara._id}`);
    await cast.zoeClient.get('/employee/single/no-id');
    const after = await once(
      (figures) =>
        figures.sum('http_request_duration_seconds_count', { route }) >=
        before.sum('http_request_duration_seconds_count', { route }) + 3,
    );
    const more = (name: string, labels: Record<string, string>) =>
      after.sum(name, { route, method: 'GET', ...labels }) -
      before.sum(name, { route, method: 'GET', ...labels });
    expect(
      ['200', '403', '400'].map((status) =>
        more('http_request_duration_seconds_count', { status }),
      ),
    ).toEqual([1, 1, 1]);
    expect(more('http_request_duration_seconds_sum', {})).toBeGreaterThan(0);
    expect(more('http_request_duration_seconds_bucket', { le: '+Inf' })).toBe(3);
  });

  test('to addresses and by methods that are not there make no new series', async () => {
    const ask = async (n: number) => {
      const somebody = server.client();
      await somebody.get(`/no/such/${n}?and=${n}`);
      await fetch(`${server.url}/page-${n}`);
      await fetch(`${server.url}/file-${n}.js`);
      for (const method of ['PROPFIND', 'PATCH', 'OPTIONS', 'REPORT'])
        await somebody.send(method, `/employee/${n}`);
      await somebody.get(`/leave/detail/${newId()}`);
    };
    await ask(0);
    const before = await read();
    for (let n = 1; n <= 10; n++) await ask(n);
    const after = await once(
      (figures) =>
        figures.sum('http_request_duration_seconds_count', { route: 'unknown' }) >=
        before.sum('http_request_duration_seconds_count', { route: 'unknown' }) + 50,
    );
    // The figures of Node itself come with the first collection of each kind, whatever is asked.
    const own = (key: string) => !key.includes('/api/metrics') && !key.startsWith('nodejs_');
    expect([...after.series.keys()].filter(own).sort()).toEqual(
      [...before.series.keys()].filter(own).sort(),
    );
    expect(
      after.sum('http_request_duration_seconds_count', { method: 'other' }),
    ).toBeGreaterThanOrEqual(40);
  });

  // On a server, nobody waits for the unit of work of another.
  (ENGINE === 'sqlite' ? test : test.skip)(
    'that are under way and wait are seen, and no longer when somebody breaks them off',
    async () => {
      const patience = new AbortController();
      const release = holdUnit();
      const broken = fetch(`${server.url}/api/department/add`, {
        method: 'POST',
        signal: patience.signal,
        body: '{"dep_name":"Never","description":"Broken off"}',
        headers: {
          authorization: `Bearer ${cast.admin.token}`,
          'content-type': 'application/json',
        },
      }).catch(() => undefined);
      await once(
        (figures) =>
          figures.sum('http_requests_in_flight') === 2 && figures.sum('ems_database_waiting') >= 1,
      );
      patience.abort();
      await broken;
      await once(
        (figures) =>
          figures.sum('http_request_duration_seconds_count', {
            status: 'aborted',
            route: '/api/department/add',
          }) === 1,
      );
      await release();
      await once(
        (figures) =>
          figures.sum('http_requests_in_flight') === 1 && figures.sum('ems_database_waiting') === 0,
      );
    },
  );
});

describe('sign-ins', () => {
  const counts = async () => {
    const figures = await read();
    return Object.fromEntries(
      ['admitted', 'wrong_password', 'wrong_code', 'throttled'].map((outcome) => [
        outcome,
        figures.sum('ems_sign_ins_total', { outcome }),
      ]),
    );
  };
  const login = (email: string, password: string, code?: string) =>
    server.client().post('/auth/login', { email, password, code });

  test('that fail count by reason, and a wrong password is no other reason than an unknown or a closed account', async () => {
    const { zoe, zoeClient, amara, admin, ruth, ruthClient } = cast;
    const { secret } = await enrol(zoeClient, PASSWORD);
    await admin.confirm(ADMIN.password);
    await admin.put(`/account/${ruth.userId._id}`, { disabled: true });
    expect((await ruthClient.get('/auth/verify')).status).toBe(401);
    const before = await counts();
    await login(amara.email, 'wrong');
    await login('nobody@company.example', PASSWORD);
    await login(ruth.email, PASSWORD);
    expect((await login(zoe.email, PASSWORD)).body.code).toBe('auth.code_needed');
    expect((await login(zoe.email, PASSWORD, '000000')).body.code).toBe('auth.invalid_code');
    expect((await login(zoe.email, PASSWORD, codeOf(secret))).status).toBe(200);
    for (let n = 0; n < 5; n++) await login('guessed@company.example', 'wrong');
    expect((await login('guessed@company.example', 'wrong')).status).toBe(429);
    const after = await counts();
    const more = Object.fromEntries(
      Object.entries(after).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)]),
    );
    expect(more).toEqual({ admitted: 1, wrong_password: 8, wrong_code: 1, throttled: 1 });
  });
});

describe('the database', () => {
  test('its statements, units of work and their ends are counted and timed', async () => {
    const before = await read();
    await addDepartment(cast.admin, { dep_name: 'Counted' });
    expect(
      (await cast.admin.post('/department/add', { dep_name: 'Counted', description: 'Twice' }))
        .status,
    ).toBe(409);
    const after = await read();
    const more = (name: string, labels?: Record<string, string>) =>
      after.sum(name, labels) - before.sum(name, labels);
    expect(
      more('ems_unit_of_work_duration_seconds_count', { outcome: 'committed' }),
    ).toBeGreaterThanOrEqual(1);
    expect(more('ems_unit_of_work_duration_seconds_count', { outcome: 'rolled_back' })).toBe(1);
    expect(more('ems_unit_of_work_wait_seconds_count')).toBeGreaterThanOrEqual(2);
    for (const statement of ['read', 'insert', 'begin', 'commit', 'rollback'])
      expect({
        statement,
        more: more('ems_database_statement_duration_seconds_count', { statement }),
      }).not.toEqual({ statement, more: 0 });
    expect(after.types.get('ems_unit_of_work_reruns_total')).toBe('counter');
  });

  test('a unit of work that runs again is counted', async () => {
    const before = (await read()).sum('ems_unit_of_work_reruns_total');
    let runs = 0;
    await server.app.get(UnitOfWork).write(async () => {
      if ((runs += 1) === 1)
        throw new QueryFailedError(
          'UPDATE',
          [],
          Object.assign(new Error('given up'), { errno: 1213 }),
        );
    });
    expect([runs, (await read()).sum('ems_unit_of_work_reruns_total') - before]).toEqual([2, 1]);
  });

  (ENGINE === 'mysql' ? test : test.skip)(
    'the connections of its pool are told by what they do',
    async () => {
      const release = holdUnit();
      const figures = await once(
        (all) => all.sum('ems_database_connections', { state: 'in_use' }) >= 1,
      );
      expect(figures.sum('ems_database_connections_max')).toBe(10);
      await release();
      await once(
        (all) =>
          all.sum('ems_database_connections', { state: 'in_use' }) === 0 &&
          all.sum('ems_database_connections', { state: 'idle' }) >= 1,
      );
    },
  );

  (ENGINE === 'mysql' ? test : test.skip)(
    'that is away leaves everything else to be read, and no figure of another time',
    async () => {
      const database = await createDatabase();
      const proxy = await proxyTo(database.environment.DATABASE_URL as string);
      const away = await startServer({ DATABASE_URL: proxy.url }, database);
      try {
        const stored = [
          'ems_outbox_mails',
          'ems_imports',
          'ems_audit_unsealed_entries',
          'ems_audit_chain_broken',
        ];
        const names = (figures: Figures) =>
          stored.filter((name) => [...figures.series.keys()].some((key) => key.startsWith(name)));
        expect(names(await figuresOf(away.client()))).toEqual(stored);
        await proxy.close();
        const figures = await eventually(async () => {
          const now = await figuresOf(away.client());
          return now.sum('ems_ready') === 0 && now;
        });
        expect(names(figures)).toEqual([]);
        expect(figures.sum('process_resident_memory_bytes')).toBeGreaterThan(0);
        // One that neither answers nor refuses.
        await proxy.open();
        await eventually(async () => (await figuresOf(away.client())).sum('ems_ready') === 1);
        proxy.slow(60_000);
        await eventually(async () => (await figuresOf(away.client())).sum('ems_ready') === 0);
        proxy.slow(0);
        await eventually(async () => (await figuresOf(away.client())).sum('ems_ready') === 1);
      } finally {
        proxy.slow(0);
        await proxy.open().catch(() => undefined);
        await away.stop();
        await proxy.close();
        await database.remove();
      }
    },
  );
});

describe('what waits', () => {
  test('mails that are to be sent, and how long the oldest has waited', async () => {
    const now = Date.now();
    const sql =
      'INSERT INTO mail (id, account_id, kind, attempts, next_attempt_at, expires_at, created_at) VALUES (?, ?, ?, 0, ?, ?, ?)';
    for (const [next, created] of [
      [now, now - HOUR_MS],
      [now + HOUR_MS, now],
      [null, now - 2 * HOUR_MS],
    ]) {
      await store(server, sql, [
        newId(),
        cast.amara.userId._id,
        'leave.approved',
        next,
        now + HOUR_MS,
        created,
      ]);
    }
    const figures = await once((all) => all.sum('ems_outbox_mails') === 2);
    expect(Math.round(figures.sum('ems_outbox_oldest_seconds') / 60)).toBe(60);
  });

  test('imports that wait or run, and how long ago the oldest was begun', async () => {
    const now = Date.now();
    const sql =
      'INSERT INTO job (id, kind, subject_id, created_at, runner, lease_expires_at, attempts) VALUES (?, ?, ?, ?, ?, ?, 1)';
    // One that another instance works on, and one of another kind.
    for (const [kind, begun] of [
      ['import', now - HOUR_MS],
      ['import upload', now - 5 * HOUR_MS],
    ])
      await store(server, sql, [newId(), kind, newId(), begun, newId(), now + 4 * 60_000]);
    const figures = await once((all) => all.sum('ems_imports', { state: 'running' }) === 1);
    expect(figures.sum('ems_imports', { state: 'waiting' })).toBe(0);
    expect(Math.round(figures.sum('ems_imports_oldest_seconds') / 60)).toBe(60);
    await store(server, 'DELETE FROM job');
  });

  test('wrong attempts at the account that has the most, and accounts that are locked: an attack at 67 in ten minutes shows', async () => {
    await store(server, 'DELETE FROM auth_attempt');
    expect(
      (await once((figures) => figures.sum('ems_sign_in_attempts_max') === 0)).sum(
        'ems_accounts_locked',
      ),
    ).toBe(0);
    const attempt = (key: string, index: number, device: string | null = null) =>
      store(
        server,
        'INSERT INTO auth_attempt (id, purpose, account_key, address, device, attempted_at) VALUES (?, ?, ?, ?, ?, ?)',
        [newId(), 'sign-in', key, `203.0.${index}.1`, device, Date.now()],
      );
    for (let index = 0; index < 67; index++) await attempt('one account', index);
    for (let index = 0; index < 5; index++) await attempt('another', index);
    expect(
      (await once((figures) => figures.sum('ems_sign_in_attempts_max') === 67)).sum(
        'ems_accounts_locked',
      ),
    ).toBe(0);
    for (let index = 67; index < 100; index++) await attempt('one account', index);
    await attempt('one account', 0, 'a device');
    expect(
      (await once((figures) => figures.sum('ems_sign_in_attempts_max') === 101)).sum(
        'ems_accounts_locked',
      ),
    ).toBe(1);
    await store(server, 'DELETE FROM auth_attempt');
  });

  test('entries of the audit log that are not sealed yet, and whether the last check found it changed', async () => {
    let [tell, release] = [() => {}, () => {}];
    const taken = new Promise<void>((resolve) => (tell = resolve));
    // As if another instance were to seal them.
    const done = Lease.hold(server.app.get(DataSource), 'audit-seal', () => {
      tell();
      return new Promise<void>((resolve) => (release = resolve));
    });
    await taken;
    await addDepartment(cast.admin, { dep_name: 'Not sealed' });
    const figures = await once((all) => all.sum('ems_audit_unsealed_entries') >= 1);
    expect([
      figures.sum('ems_audit_chain_broken'),
      figures.series.has('ems_audit_unsealed_oldest_seconds'),
    ]).toEqual([0, true]);
    release();
    await done;
    await store(server, 'UPDATE audit_chain SET broken_number = 1');
    await once(
      (all) =>
        all.sum('ems_audit_unsealed_entries') === 0 && all.sum('ems_audit_chain_broken') === 1,
    );
  });
});
