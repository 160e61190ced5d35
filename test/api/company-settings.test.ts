import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CompanyRefresh } from '../../api/company/company-refresh.js';
import { Clock } from '../../api/platform/config/clock.js';
import { addDepartment, form, hireCast, person, type Cast } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { look, picture } from '../support/picture.js';
import { auditOf, rows, store } from '../support/rows.js';
import { startServer, type TestServer } from '../support/server.js';

const ENVIRONMENT = {
  COMPANY_NAME: 'Fjord & Söhne',
  CURRENCY: 'NOK',
  LOCALE: 'nb-NO',
  TIME_ZONE: 'Europe/Oslo',
};
const NOTHING = { name: null, address: null, currency: null, locale: null, timeZone: null };

describe('a company without amounts', () => {
  let server: TestServer;
  let admin: Client;

  beforeEach(async () => {
    server = await startServer(ENVIRONMENT);
    admin = await server.admin();
  });
  afterEach(() => server.stop());

  test('what was set by screen wins over the server’s settings, and can be given back to them', async () => {
    const before = (await admin.get('/setting/company')).body.company;
    expect(before).toEqual({
      version: 1,
      own: NOTHING,
      server: { name: 'Fjord & Söhne', currency: 'NOK', locale: 'nb-NO', timeZone: 'Europe/Oslo' },
      logo: null,
      currencyFixed: false,
    });
    const own = {
      name: 'Nordlys',
      address: 'Storgata 1\n0155 Oslo',
      currency: 'EUR',
      locale: 'fr-CH',
      timeZone: 'Pacific/Kiritimati',
    };
    const changed = await admin.put('/setting/company', { ...own, version: 1 });
    expect(changed).toMatchObject({
      status: 200,
      body: { company: { ...before, version: 2, own } },
    });
    expect((await server.client().get('/config')).body).toMatchObject({
      companyName: 'Nordlys',
      currency: 'EUR',
      locale: 'fr-CH',
      timeZone: 'Pacific/Kiritimati',
    });
    expect((await admin.get('/setting/employer')).body.employer).toEqual({
      name: 'Nordlys',
      address: 'Storgata 1\n0155 Oslo',
      logo: null,
    });
    expect(
      (await admin.put('/setting/company', { name: '', currency: null, timeZone: null })).body
        .company.own,
    ).toEqual({ ...NOTHING, address: own.address, locale: 'fr-CH' });
    expect((await server.client().get('/config')).body).toMatchObject({
      companyName: 'Fjord & Söhne',
      currency: 'NOK',
      locale: 'fr-CH',
    });
    expect((await auditOf(server, 'company')).at(-1)).toMatchObject({
      action: 'setting.company',
      subject: 'setting',
      before: { companyName: 'Nordlys', currency: 'EUR', timeZone: 'Pacific/Kiritimati' },
      after: { companyName: null, currency: null, timeZone: null },
    });
  });

  test('an outdated version changes nothing', async () => {
    await admin.put('/setting/company', { name: 'Nordlys', version: 1 });
    expect(await admin.put('/setting/company', { name: 'Sørlys', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'request.stale' },
    });
    expect((await admin.get('/setting/company')).body.company).toMatchObject({
      version: 2,
      own: { name: 'Nordlys' },
    });
  });

  test('another time zone is another today at once', async () => {
    const clock = server.app.get(Clock);
    const dates = async (timeZone: string) => {
      await admin.put('/setting/company', { timeZone });
      return clock.today();
    };
    // They are 25 hours apart, so it is never the same day there.
    expect((await dates('Pacific/Kiritimati')) > (await dates('Pacific/Niue'))).toBe(true);
  });

  test('new accounts begin in the company’s language, the others stay with theirs', async () => {
    await admin.put('/setting/company', { locale: 'fr-CH' });
    const { _id } = await addDepartment(admin, { dep_name: 'Sales' });
    const added = await admin.post(
      '/employee/add',
      form(person({ employeeId: 'L-1', department: _id })),
    );
    expect(added.status).toBe(201);
    const languages = await rows<{ language: string }>(
      server,
      'SELECT language FROM account ORDER BY created_at',
    );
    expect(languages.map(({ language }) => language)).toEqual(['en', 'fr']);
  });

  test('a logo keeps its proportions, is read by anybody and leaves without a trace', async () => {
    const put = async (width: number, height: number) =>
      (await admin.put('/setting/company/logo', form({}, await picture('png', { width, height }))))
        .body.company.logo as string;
    const [wide, small] = [await put(1600, 400), await put(40, 20)];
    const fetched = async (path: string) => fetch(`${server.url}${path}`);
    expect((await fetched(wide)).status).toBe(404);
    const logo = await fetched(small);
    const header = (name: string) => logo.headers.get(name);
    expect({
      type: header('content-type'),
      sniff: header('x-content-type-options'),
      cache: header('cache-control'),
    }).toEqual({
      type: 'image/webp',
      sniff: 'nosniff',
      cache: 'private, max-age=31536000, immutable',
    });
    expect(await look(new Uint8Array(await logo.arrayBuffer()))).toEqual({
      format: 'webp',
      width: 40,
      height: 20,
      metadata: 0,
    });
    const large = await fetched(await put(1600, 400));
    expect(await look(new Uint8Array(await large.arrayBuffer()))).toMatchObject({
      width: 640,
      height: 160,
    });
    expect((await server.client().get('/config')).body.companyLogo).toMatch(
      /^\/api\/config\/logo\//,
    );
    expect((await admin.delete('/setting/company/logo')).body.company.logo).toBeNull();
    expect(await rows(server, 'SELECT id FROM company_logo')).toEqual([]);
  });

  test('a drawing, which may hold a script, is no logo', async () => {
    const drawing = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    expect(await admin.put('/setting/company/logo', form({}, drawing))).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
  });

  test('a currency with more decimals than are stored is refused, one without takes whole amounts only', async () => {
    expect(await admin.put('/setting/company', { currency: 'KWD' })).toMatchObject({
      status: 400,
      body: { errors: { currency: expect.stringContaining('two decimals') } },
    });
    await admin.put('/setting/company', { currency: 'JPY' });
    const { _id } = await addDepartment(admin, { dep_name: 'Sales' });
    const add = (salary: string) =>
      admin.post('/employee/add', form(person({ employeeId: 'Y-1', department: _id, salary })));
    expect(await add('300000.50')).toMatchObject({
      status: 400,
      body: { errors: { salary: 'Amounts in JPY have no decimals.' } },
    });
    expect((await add('300000')).status).toBe(201);
  });

  test('a currency and the first amount at the same time: the amount has the currency that stays', async () => {
    const { _id } = await addDepartment(admin, { dep_name: 'Sales' });
    const add = (employeeId: string) =>
      admin.post('/employee/add', form(person({ employeeId, department: _id })));
    const answers = await Promise.all([
      add('R-1'),
      admin.put('/setting/company', { currency: 'EUR' }),
      add('R-2'),
    ]);
    const [one, change, two] = answers.map(({ status }) => status);
    const { currency } = (await server.client().get('/config')).body;
    const stored = await rows<{ currency: string; fixed: number }>(
      server,
      'SELECT currency, currency_fixed AS fixed FROM company_setting',
    );
    // Whichever came first: an amount refuses the change, or the change refuses the amount that was entered in the other currency.
    expect(change === 409 ? 'NOK' : 'EUR').toBe(currency);
    expect([one, two].every((status) => status === 201 || (change === 200 && status === 409))).toBe(
      true,
    );
    expect(stored).toEqual([{ currency, fixed: [one, two].includes(201) ? 1 : 0 }]);
  });
});

describe('a company with amounts', () => {
  let database: TestDatabase;
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    database = await createDatabase();
    server = await startServer(ENVIRONMENT, database);
    cast = await hireCast(server);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  test('the currency stays, and says why', async () => {
    const refused = await cast.admin.put('/setting/company', { currency: 'EUR', name: 'Nordlys' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'currency.in_use',
        errors: {
          currency: 'Amounts are already saved in NOK, so the currency can no longer be changed.',
        },
      },
    });
    expect((await cast.admin.get('/setting/company')).body.company).toMatchObject({
      own: { name: null, currency: 'NOK' },
      currencyFixed: true,
    });
    expect(
      (await cast.admin.put('/setting/company', { currency: 'NOK', name: 'Nordlys' })).status,
    ).toBe(200);
  });

  test('another instance, started with another currency, follows within seconds', async () => {
    const other = await startServer({ ...ENVIRONMENT, CURRENCY: 'EUR' }, database);
    try {
      expect((await other.client().get('/config')).body).toMatchObject({ currency: 'NOK' });
      await cast.admin.put('/setting/company', { name: 'Sørlys', timeZone: 'Pacific/Kiritimati' });
      // Its timer does this every other second.
      await other.app.get(CompanyRefresh).now();
      expect((await other.client().get('/config')).body).toMatchObject({
        companyName: 'Sørlys',
        timeZone: 'Pacific/Kiritimati',
      });
    } finally {
      await other.stop();
    }
  });

  test('another time zone moves no stored date', async () => {
    const employee = async () =>
      (await cast.admin.get(`/employee/single/${cast.amara._id}`)).body.employee;
    const before = await employee();
    await cast.admin.put('/setting/company', { timeZone: 'Pacific/Niue' });
    expect(await employee()).toEqual(before);
  });

  test('an amount that was entered while the currency was changed elsewhere is not stored', async () => {
    // As another instance does it before this one has read it again.
    await store(server, 'UPDATE company_setting SET currency = NULL, currency_fixed = 0');
    await server.app.get(CompanyRefresh).now();
    await store(server, "UPDATE company_setting SET currency = 'EUR'");
    const pay = () =>
      cast.admin.post('/salary/add', {
        employeeId: cast.amara._id,
        basicSalary: 10,
        payDate: '2026-01-31',
      });
    expect(await pay()).toMatchObject({ status: 409, body: { code: 'currency.changed' } });
    await server.app.get(CompanyRefresh).now();
    expect((await pay()).status).toBe(201);
    expect((await server.client().get('/config')).body.currency).toBe('EUR');
  });
});
