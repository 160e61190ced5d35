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

/** Reads variables and remembers what is wrong with them. */
class Variables {
  readonly errors: string[];
  private readonly environment: NodeJS.ProcessEnv;

  constructor(given: NodeJS.ProcessEnv) {
    const { environment, errors } = withSecretFiles(given);
    this.environment = environment;
    this.errors = errors;
  }

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  /** As it was given: blanks belong to a password. */
  untrimmed(name: string): string | undefined {
    return this.environment[name] || undefined;
  }

  /** Undefined if it is not set or wrong. */
  parsed<T>(name: string, parser: (value: string) => T | undefined, expected: string) {
    const value = this.text(name);
    const parsed = value === undefined ? undefined : parser(value);
    if (value !== undefined && parsed === undefined)
      this.errors.push(`${name} must be ${expected}.`);
    return parsed;
  }

  refuseIf(condition: unknown, error: string): void {
    if (condition) this.errors.push(error);
  }
}

/** `existing` refuses a folder without an installation: generating a new secret would hide a wrong DATA_DIR. */
export function readConfiguration(
  given: NodeJS.ProcessEnv,
  { existing = false } = {},
): Configuration {
  const variables = new Variables(given);
  const production = variables.text('NODE_ENV') === 'production';
  const dataDir = resolve(variables.text('DATA_DIR') ?? 'data');
  const addresses = readAddresses(variables);
  const { databaseUrl, adminEmail } = addresses;
  const jwtSecret = readSecret(variables, production && databaseUrl !== undefined);
  const limits = readLimits(variables, production);
  const configuration = {
    production,
    dataDir,
    databaseUrl,
    publicUrl: addresses.publicUrl,
    smtpUrl: addresses.smtpUrl,
    ...limits,
    admin: readAdmin(variables, adminEmail),
    demoData:
      variables.parsed('DEMO_DATA', parse.onOff, 'true or false') ?? (!production && !adminEmail),
    backups: readBackups(variables),
    ...readServer(variables),
    ...readCompany(variables),
  };
  if (variables.errors.length > 0) throw new ConfigurationError(variables.errors);
  const storedSecret = secretFile(dataDir);
  if (existing && !jwtSecret && !existsSync(storedSecret))
    throw new ConfigurationError([
      `DATA_DIR must be the folder of an installation: there is no secret in ${dataDir}, and JWT_SECRET is not set.`,
    ]);
  if (jwtSecret) return { ...configuration, secret: Secret.of(jwtSecret) };
  return { ...configuration, secret: Secret.loadOrCreate(dataDir), secretFile: storedSecret };
}

function readAddresses(variables: Variables) {
  const databaseUrl = variables.parsed(
    'DATABASE_URL',
    parse.databaseUrl,
    'mysql://user:password@host:3306/name',
  );
  const adminEmail = variables.parsed('ADMIN_EMAIL', parse.emailAddress, 'an email address');
  const publicUrl = variables.parsed(
    'PUBLIC_URL',
    parse.publicUrl,
    'http:// or https:// and a host name such as https://hr.company.example, with nothing after it but a port: the application needs a name of its own',
  );
  const smtpUrl = variables.parsed('SMTP_URL', parse.smtpUrl, 'smtp://user:password@host:587');
  variables.refuseIf(
    smtpUrl && !publicUrl,
    'PUBLIC_URL must be set with SMTP_URL: mails carry links.',
  );
  return { databaseUrl, adminEmail, publicUrl, smtpUrl };
}

function readSecret(variables: Variables, isRequired: boolean): string | undefined {
  const secret = variables.text('JWT_SECRET');
  variables.refuseIf(
    secret && Buffer.byteLength(secret) < MIN_SECRET_BYTES,
    `JWT_SECRET must have at least ${MIN_SECRET_BYTES} bytes: put the former one back, or set it to the output of openssl rand -hex 32.`,
  );
  variables.refuseIf(
    !secret && isRequired,
    'JWT_SECRET must be set with DATABASE_URL in production, the same for all instances: the output of openssl rand -hex 32.',
  );
  return secret;
}

function readLimits(variables: Variables, production: boolean) {
  const rateLimit = variables.parsed('RATE_LIMIT', parse.onOff, 'on or off') ?? true;
  variables.refuseIf(
    !rateLimit && production,
    'RATE_LIMIT=off is for load tests and not allowed in production.',
  );
  return {
    rateLimit,
    attemptsPerAddress:
      variables.parsed('ATTEMPTS_PER_ADDRESS', parse.countFrom1, 'a number from 1 to 9999') ?? 60,
    trustedNetworks: variables.parsed(
      'TRUSTED_NETWORKS',
      parse.networks,
      'networks separated by commas, such as 203.0.113.0/24 or 2001:db8:1::/48',
    ),
    logAddresses: variables.parsed('LOG_ADDRESSES', parse.onOff, 'on or off') ?? true,
  };
}

function readAdmin(variables: Variables, email: string | undefined): Configuration['admin'] {
  const password = variables.untrimmed('ADMIN_PASSWORD');
  variables.refuseIf(
    password && !variables.text('ADMIN_EMAIL'),
    'ADMIN_EMAIL must be set with ADMIN_PASSWORD.',
  );
  if (!email) return undefined;
  const expected = 'a name of at most 100 characters';
  const name = variables.parsed('ADMIN_NAME', parse.name, expected) ?? 'Administrator';
  return { email, password, name };
}

function readBackups(variables: Variables): Configuration['backups'] {
  const folder = variables.text('BACKUP_DIR');
  const minuteOfDay =
    variables.parsed('BACKUP_AT', parse.minuteOfDay, 'a time such as 02:30') ?? 150;
  const keep = variables.parsed('BACKUP_KEEP', parse.countFrom1, 'a number from 1 to 9999') ?? 14;
  return folder ? { folder: resolve(folder), minuteOfDay, keep } : undefined;
}

function readServer(variables: Variables) {
  return {
    port: variables.parsed('PORT', parse.portNumber, 'a port number from 0 to 65535') ?? 3000,
    host: variables.parsed('HOST', parse.host, 'an address or a host name') ?? '127.0.0.1',
    mailFrom: variables.parsed(
      'MAIL_FROM',
      parse.sender,
      'an email address, or a name followed by one in <>',
    ),
    trustProxy:
      variables.parsed(
        'TRUST_PROXY',
        parse.proxies,
        'true, a number of proxies, or their addresses separated by commas',
      ) ?? false,
    backupPassphrase: variables.parsed(
      'BACKUP_PASSPHRASE',
      parse.passphrase,
      'at least 12 characters',
    ),
    metricsToken: variables.parsed(
      'METRICS_TOKEN',
      parse.bearerToken,
      'at least 16 letters, digits or signs, without blanks',
    ),
    drainMs:
      1_000 *
      (variables.parsed('DRAIN_SECONDS', parse.seconds, 'a number of seconds from 0 to 300') ?? 0),
    logLevel:
      variables.parsed('LOG_LEVEL', parse.oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`) ??
      'info',
  };
}

function readCompany(variables: Variables) {
  return {
    companyName:
      variables.parsed('COMPANY_NAME', parse.name, 'a name of at most 100 characters') ??
      PRODUCT_NAME,
    currency:
      variables.parsed(
        'CURRENCY',
        parse.currency,
        'an ISO 4217 code with at most two decimals such as EUR',
      ) ?? 'USD',
    locale: variables.parsed('LOCALE', parse.locale, 'a BCP 47 tag such as en-GB') ?? 'en-US',
    timeZone:
      variables.parsed('TIME_ZONE', parse.timeZone, 'an IANA time zone such as Europe/Berlin') ??
      Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
