import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfiguration } from '../../api/platform/config/configuration.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'employee-management-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (environment: NodeJS.ProcessEnv = {}) =>
  readConfiguration({ DATA_DIR, ...environment });
const SECRET = 'a secret of thirty-two bytes, at least';
const DATABASE_URL = 'mysql://user:p%40ss@db.internal:3307/ems';

function faults(environment: NodeJS.ProcessEnv): string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.errors;
    throw error;
  }
}

test('without any settings there are sensible ones, whatever the shell’s language', () => {
  expect(read({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    admin: undefined,
    demoData: true,
    companyName: 'Employee Management System',
    publicUrl: undefined,
    smtpUrl: undefined,
    trustProxy: false,
    metricsToken: undefined,
    currency: 'USD',
    locale: 'en-US',
    logLevel: 'info',
    rateLimit: true,
  });
});

test.each<[NodeJS.ProcessEnv, Record<string, unknown>]>([
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: ' 8080 ', HOST: '0.0.0.0' },
    { port: 8080, host: '0.0.0.0' },
  ],
  [{ PORT: '' }, { port: 3000 }],
  [
    { ADMIN_EMAIL: 'first@company.example', ADMIN_PASSWORD: ' blanks count ' },
    {
      admin: { email: 'first@company.example', password: ' blanks count ', name: 'Administrator' },
      demoData: false,
    },
  ],
  [
    { ADMIN_EMAIL: 'first@company.example', ADMIN_NAME: 'Ada' },
    { admin: { email: 'first@company.example', password: undefined, name: 'Ada' } },
  ],
  [{ NODE_ENV: 'production' }, { production: true, demoData: false }],
  [{ NODE_ENV: 'production', DEMO_DATA: 'true' }, { demoData: true }],
  [{ DEMO_DATA: 'false' }, { demoData: false }],
  [{ ADMIN_EMAIL: 'first@company.example', DEMO_DATA: 'on' }, { demoData: true }],
  [
    {
      SMTP_URL: 'smtps://u:p@mail.example:465',
      PUBLIC_URL: 'https://hr.example',
      MAIL_FROM: 'HR <hr@company.example>',
    },
    { mailFrom: 'HR <hr@company.example>' },
  ],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [
    { TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8,loopback' },
    { trustProxy: ['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback'] },
  ],
  [
    { CURRENCY: 'EUR', LOCALE: 'fr-fr', TIME_ZONE: 'Europe/Paris' },
    { currency: 'EUR', locale: 'fr-FR', timeZone: 'Europe/Paris' },
  ],
  [{ RATE_LIMIT: 'off' }, { rateLimit: false }],
  [
    { ATTEMPTS_PER_ADDRESS: '200', LOG_ADDRESSES: 'off' },
    { attemptsPerAddress: 200, logAddresses: false },
  ],
  [{ RATE_LIMIT: 'on', NODE_ENV: 'production' }, { rateLimit: true }],
  [{ BACKUP_DIR: '/backups' }, { backups: { folder: '/backups', minuteOfDay: 150, keep: 14 } }],
  [
    { BACKUP_DIR: '/backups', BACKUP_AT: '23:05', BACKUP_KEEP: '3' },
    { backups: { folder: '/backups', minuteOfDay: 1_385, keep: 3 } },
  ],
  [{ BACKUP_AT: '03:00' }, { backups: undefined }],
  [
    {
      LOG_LEVEL: 'warn',
      COMPANY_NAME: 'Fjord & Söhne',
      METRICS_TOKEN: 'sixteen-or-more-signs',
      DRAIN_SECONDS: '15',
    },
    {
      logLevel: 'warn',
      companyName: 'Fjord & Söhne',
      metricsToken: 'sixteen-or-more-signs',
      drainMs: 15_000,
    },
  ],
])('%p is understood', (environment, expected) =>
  expect(read(environment)).toMatchObject(expected),
);

test.each(['https://hr.example:8443', 'https://hr.example:8443/'])(
  'PUBLIC_URL=%s: a slash at its end does not count',
  (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL }).publicUrl?.href).toBe('https://hr.example:8443/');
  },
);

test('the address of the database is taken apart by the driver, not by us', () => {
  expect(read({ DATABASE_URL, JWT_SECRET: SECRET }).databaseUrl?.href).toBe(DATABASE_URL);
  expect(read({ DATABASE_URL: 'mariadb://u@h/n' }).databaseUrl?.hostname).toBe('h');
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'jwt-secret');
  writeFileSync(file, `${SECRET}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read instead of the environment', () => {
    expect(read({ JWT_SECRET_FILE: file }).secret.hash('any', 'text')).toBe(
      read({ JWT_SECRET: SECRET }).secret.hash('any', 'text'),
    );
  });

  test('that is given twice, or cannot be read, is told by its name', () => {
    expect(faults({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file })).toEqual([
      'JWT_SECRET and JWT_SECRET_FILE must not both be set.',
    ]);
    expect(faults({ METRICS_TOKEN_FILE: join(folder, 'none') })).toEqual([
      expect.stringMatching(
        /^METRICS_TOKEN_FILE must name a file that can be read: .+ \(ENOENT\)\.$/,
      ),
    ]);
  });

  test('that is empty is told, and does not count as one that was not given', () => {
    const empty = join(folder, 'empty');
    writeFileSync(empty, ' \n');
    expect(faults({ DATABASE_URL_FILE: empty })).toContain(`DATABASE_URL_FILE is empty: ${empty}.`);
  });
});

describe('a wrong value stops the start with a sentence that names it', () => {
  test.each<[string, string[], NodeJS.ProcessEnv?]>([
    ['PORT', ['http', '70000', '-1', '80.5', '0x50', '٨٠']],
    ['HOST', ['not a host', 'http://localhost', '999.1.1.1']],
    [
      'DATABASE_URL',
      [
        'nonsense',
        'postgres://u:p@h:5432/n',
        'mysql://u:p@h:3306',
        'mysql://u:p@h:3306/',
        'mysql://u:p@h:99999/n',
      ],
    ],
    ['JWT_SECRET', ['short', 'x'.repeat(31)]],
    ['ADMIN_EMAIL', ['nobody', 'a b@company.example', `${'x'.repeat(255)}@company.example`]],
    [
      'ADMIN_NAME',
      ['x'.repeat(101), 'a\u0007b', 'Eve \u202egnp.exe'],
      { ADMIN_EMAIL: 'first@company.example' },
    ],
    ['DEMO_DATA', ['maybe', '2']],
    [
      'PUBLIC_URL',
      [
        'hr.company.example',
        'ftp://hr.example',
        'javascript:alert(1)',
        'https://hr.example/people',
        'https://hr.example//',
        'https://u:p@hr.example',
        'https://hr.example/?a=1',
        'https://hr.example#top',
      ],
    ],
    ['COMPANY_NAME', ['x'.repeat(101), 'Fjord \u2066x', 'Fjord\r\nBcc: all@company.example']],
    [
      'SMTP_URL',
      ['mail.example', 'http://mail.example', 'smtp://', 'smtp://u:%zz@mail.example'],
      { PUBLIC_URL: 'https://hr.example' },
    ],
    [
      'MAIL_FROM',
      ['nobody', 'HR\r\nBcc: all@company.example'],
      { PUBLIC_URL: 'https://hr.example', SMTP_URL: 'smtp://mail.example' },
    ],
    ['TRUST_PROXY', ['everybody', '10.0.0.0/99', '-1', ',']],
    ['BACKUP_AT', ['2:30', '24:00', 'night'], { BACKUP_DIR: '/backups' }],
    ['BACKUP_KEEP', ['0', '-1', 'all', '1.5'], { BACKUP_DIR: '/backups' }],
    ['CURRENCY', ['XYZ', 'usd', '$', 'US', 'KWD']],
    ['LOCALE', ['not a locale', 'en_US.UTF-8', '-']],
    ['TIME_ZONE', ['Mars/Olympus', 'Berlin']],
    ['LOG_LEVEL', ['loud', 'INFO ERROR']],
    ['RATE_LIMIT', ['sometimes', '5/min']],
    [
      'TRUSTED_NETWORKS',
      ['office', '10.0.0.1/33', '10.0.0.0/4', '2001:db8::/65', '10.0.0.0/8;10.1.0.0/16'],
    ],
    ['METRICS_TOKEN', ['short', 'two words of a token']],
    ['DRAIN_SECONDS', ['-1', '1.5', '301', 'soon']],
  ])('%s', (name, values, others = {}) => {
    const taken = values.filter(
      (value) =>
        !faults({ ...others, [name]: value }).some((fault) => fault.startsWith(`${name} `)),
    );
    expect(taken).toEqual([]);
  });

  test.each<[string, NodeJS.ProcessEnv, string]>([
    [
      'no secret for a shared database in production',
      { NODE_ENV: 'production', DATABASE_URL },
      'JWT_SECRET',
    ],
    ['mail without an address for its links', { SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL'],
    ['no throttle in production', { NODE_ENV: 'production', RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    ['a password for nobody', { ADMIN_PASSWORD: 'a sound admin password' }, 'ADMIN_EMAIL'],
  ])('%s', (_, environment, name) =>
    expect(faults(environment)).toEqual([expect.stringMatching(new RegExp(`^${name}\\b.+\\.$`))]),
  );

  test('all of them are told at once, and no value that may be a secret', () => {
    const told = faults({
      PORT: 'x',
      CURRENCY: 'XYZ',
      JWT_SECRET: 'hush hush',
      DATABASE_URL: 'mysql://u:confidential@h',
    });
    expect(told.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'CURRENCY',
      'DATABASE_URL',
      'JWT_SECRET',
      'PORT',
    ]);
    expect(told.join()).not.toMatch(/hush|confidential/);
  });

  test('32 bytes are enough for the secret, and a production server with its own database makes one', () => {
    expect(faults({ JWT_SECRET: 'x'.repeat(32) })).toEqual([]);
    expect(faults({ JWT_SECRET: 'ü'.repeat(16) })).toEqual([]);
    expect(faults({ NODE_ENV: 'production' })).toEqual([]);
    expect(faults({ NODE_ENV: 'production', DATABASE_URL, JWT_SECRET: SECRET })).toEqual([]);
  });
});
