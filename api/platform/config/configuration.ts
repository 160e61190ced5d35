import { existsSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { PRODUCT_NAME } from '../../contract/text/own-words.js';
import * as parse from './parsers.js';
import { withSecretFiles } from './secret-files.js';
import { Secret, secretFile, MIN_SECRET_BYTES } from './secret.js';

export const CONFIGURATION = Symbol('configuration');

export interface Configuration {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: URL;
  secret: Secret;
  secretFile?: string;
  admin?: { email: string; password?: string; name: string };
  demoData: boolean;
  companyName: string;
  publicUrl?: URL;
  smtpUrl?: URL;
  mailFrom?: string;
  trustProxy: boolean | number | string[];
  metricsToken?: string;
  backups?: { folder: string; minuteOfDay: number; keep: number };
  /** Backups are encrypted with it. */
  backupPassphrase?: string;
  drainMs: number;
  currency: string;
  locale: string;
  timeZone: string;
  logLevel: string;
  rateLimit: boolean;
  /** Wrong attempts in 15 minutes. */
  attemptsPerAddress: number;
  trustedNetworks?: BlockList;
  logAddresses: boolean;
}

export class ConfigurationError extends Error {
  constructor(readonly errors: string[]) {
    super(`The configuration is wrong:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** `existing` refuses a folder without an installation: generating a new secret would hide a wrong DATA_DIR. */
export function readConfiguration(
  given: NodeJS.ProcessEnv,
  { existing = false } = {},
): Configuration {
  const { environment, errors } = withSecretFiles(given);
  const variable = (name: string) => environment[name]?.trim() || undefined;

  function check<T>(
    name: string,
    fallback: T,
    parser: (value: string) => T | undefined,
    expected: string,
  ): T {
    const value = variable(name);
    if (value === undefined) return fallback;
    const parsed = parser(value);
    if (parsed !== undefined) return parsed;
    errors.push(`${name} must be ${expected}.`);
    return fallback;
  }

  const production = variable('NODE_ENV') === 'production';
  const dataDir = resolve(variable('DATA_DIR') ?? 'data');
  const databaseUrl = check<URL | undefined>(
    'DATABASE_URL',
    undefined,
    parse.databaseUrl,
    'mysql://user:password@host:3306/name',
  );
  const adminEmail = check<string | undefined>(
    'ADMIN_EMAIL',
    undefined,
    parse.emailAddress,
    'an email address',
  );
  const publicUrl = check<URL | undefined>(
    'PUBLIC_URL',
    undefined,
    parse.publicUrl,
    'http:// or https:// and a host name such as https://hr.company.example, with nothing after it but a port: the application needs a name of its own',
  );
  const smtpUrl = check<URL | undefined>(
    'SMTP_URL',
    undefined,
    parse.smtpUrl,
    'smtp://user:password@host:587',
  );
  if (smtpUrl && !publicUrl)
    errors.push('PUBLIC_URL must be set with SMTP_URL: mails carry links.');

  const jwtSecret = variable('JWT_SECRET');
  if (jwtSecret && Buffer.byteLength(jwtSecret) < MIN_SECRET_BYTES)
    errors.push(
      `JWT_SECRET must have at least ${MIN_SECRET_BYTES} bytes: put the former one back, or set it to the output of openssl rand -hex 32.`,
    );
  if (!jwtSecret && databaseUrl && production)
    errors.push(
      'JWT_SECRET must be set with DATABASE_URL in production, the same for all instances: the output of openssl rand -hex 32.',
    );

  const rateLimit = check('RATE_LIMIT', true, parse.onOff, 'on or off');
  if (!rateLimit && production)
    errors.push('RATE_LIMIT=off is for load tests and not allowed in production.');
  const adminPassword = environment.ADMIN_PASSWORD || undefined;
  if (adminPassword && !variable('ADMIN_EMAIL'))
    errors.push('ADMIN_EMAIL must be set with ADMIN_PASSWORD.');

  const backupDir = variable('BACKUP_DIR');
  const backups = {
    minuteOfDay: check('BACKUP_AT', 150, parse.minuteOfDay, 'a time such as 02:30'),
    keep: check('BACKUP_KEEP', 14, parse.countFrom1, 'a number from 1 to 9999'),
  };

  const configuration = {
    production,
    port: check('PORT', 3000, parse.portNumber, 'a port number from 0 to 65535'),
    host: check('HOST', '127.0.0.1', parse.host, 'an address or a host name'),
    dataDir,
    databaseUrl,
    admin: adminEmail
      ? {
          email: adminEmail,
          password: adminPassword,
          name: check(
            'ADMIN_NAME',
            'Administrator',
            parse.name,
            'a name of at most 100 characters',
          ),
        }
      : undefined,
    demoData: check('DEMO_DATA', !production && !adminEmail, parse.onOff, 'true or false'),
    companyName: check(
      'COMPANY_NAME',
      PRODUCT_NAME,
      parse.name,
      'a name of at most 100 characters',
    ),
    publicUrl,
    smtpUrl,
    mailFrom: check<string | undefined>(
      'MAIL_FROM',
      undefined,
      parse.sender,
      'an email address, or a name followed by one in <>',
    ),
    trustProxy: check<boolean | number | string[]>(
      'TRUST_PROXY',
      false,
      parse.proxies,
      'true, a number of proxies, or their addresses separated by commas',
    ),
    backups: backupDir ? { folder: resolve(backupDir), ...backups } : undefined,
    backupPassphrase: check<string | undefined>(
      'BACKUP_PASSPHRASE',
      undefined,
      parse.passphrase,
      'at least 12 characters',
    ),
    metricsToken: check<string | undefined>(
      'METRICS_TOKEN',
      undefined,
      parse.bearerToken,
      'at least 16 letters, digits or signs, without blanks',
    ),
    drainMs: 1_000 * check('DRAIN_SECONDS', 0, parse.seconds, 'a number of seconds from 0 to 300'),
    currency: check(
      'CURRENCY',
      'USD',
      parse.currency,
      'an ISO 4217 code with at most two decimals such as EUR',
    ),
    locale: check('LOCALE', 'en-US', parse.locale, 'a BCP 47 tag such as en-GB'),
    timeZone: check(
      'TIME_ZONE',
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      parse.timeZone,
      'an IANA time zone such as Europe/Berlin',
    ),
    logLevel: check(
      'LOG_LEVEL',
      'info',
      parse.oneOf(LOG_LEVELS),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    rateLimit,
    attemptsPerAddress: check(
      'ATTEMPTS_PER_ADDRESS',
      60,
      parse.countFrom1,
      'a number from 1 to 9999',
    ),
    trustedNetworks: check<BlockList | undefined>(
      'TRUSTED_NETWORKS',
      undefined,
      parse.networks,
      'networks separated by commas, such as 203.0.113.0/24 or 2001:db8:1::/48',
    ),
    logAddresses: check('LOG_ADDRESSES', true, parse.onOff, 'on or off'),
  };
  if (errors.length > 0) throw new ConfigurationError(errors);
  const storedSecret = secretFile(dataDir);
  if (existing && !jwtSecret && !existsSync(storedSecret))
    throw new ConfigurationError([
      `DATA_DIR must be the folder of an installation: there is no secret in ${dataDir}, and JWT_SECRET is not set.`,
    ]);
  if (jwtSecret) return { ...configuration, secret: Secret.of(jwtSecret) };
  return { ...configuration, secret: Secret.loadOrCreate(dataDir), secretFile: storedSecret };
}
