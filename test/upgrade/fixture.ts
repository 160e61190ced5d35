import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { clockAt } from '../support/clock-environment.mjs';
import type { Person, Who } from './lived-in/company.js';

/** For these tests alone: the sessions, links and second factors of the made-up companies depend on it. It protects nothing. */
const SECRET = 'the secret of the made-up companies in test/upgrade, and of nothing else';

/** A question to the API, and what a released version answered. */
export interface Answered {
  as: Who;
  path: string;
  status: number;
  /** Answers that are not JSON are stored as a checksum. */
  body: unknown;
}

/** Secrets that cannot be read from the database, since they are shown only once. */
export interface Facts {
  version: string;
  /** The migrations of its schema. */
  migrations: string[];
  /** The moment at which the company was left; its tests set the server's clock to it. */
  at: number;
  /** Bearer tokens of sessions. */
  sessions: Record<Who, string>;
  /** Somebody with an old password, and somebody who also needs a code of an app. */
  password: Person;
  factor: Person & { secret: string; recoveryCodes: string[] };
  /** The path of a calendar feed. */
  feed: string;
  /** The tokens of a mail to an approver, and of a link to set a password. */
  decision: string;
  reset: { token: string; email: string };
  /** A call that was answered before, which its key repeats. */
  keyed: { key: string; body: Record<string, string>; id: string };
  /** Rows of each file of an export, but of the audit log, which grows with each export. */
  exported: Record<string, number>;
  /** An end of the audit log, as `audit:verify` printed it. */
  noted: string;
}

export interface Fixture {
  facts: Facts;
  answers: Answered[];
  /** The file of the embedded database, and a backup file. */
  database: Buffer;
  backup: Buffer;
}

const FILES = {
  facts: 'facts.json',
  answers: 'answers.json.br',
  database: 'database.sqlite.br',
  backup: 'company.backup.br',
} as const satisfies Record<keyof Fixture, string>;

const folderOf = (version: string): string =>
  fileURLToPath(new URL(`${version}/`, import.meta.url));
export const fileOf = (version: string, part: keyof Fixture): string =>
  join(folderOf(version), FILES[part]);

/** The released versions whose companies are kept here, the oldest first. */
export function versions(): string[] {
  return readdirSync(folderOf('.'))
    .filter((name) => existsSync(fileOf(name, 'facts')))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

export function readFixture(version: string): Fixture {
  const unpacked = (part: keyof Fixture) => {
    const bytes = readFileSync(fileOf(version, part));
    return FILES[part].endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
  };
  return {
    facts: JSON.parse(unpacked('facts').toString()) as Facts,
    answers: JSON.parse(unpacked('answers').toString()) as Answered[],
    database: unpacked('database'),
    // Packed as brotli, since it packs little what gzip has packed before.
    backup: gzipSync(unpacked('backup')),
  };
}

export function packed(bytes: Uint8Array | string): Buffer {
  const content = Buffer.from(bytes);
  const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotliCompressSync(content, {
    params: { [window]: constants.BROTLI_MAX_WINDOW_BITS, [size]: content.length },
  });
}

/** The settings of a server or program that takes now for this moment, on every machine. */
export function environmentAt(at: number): Record<string, string> {
  return {
    ...clockAt(at),
    JWT_SECRET: SECRET,
    TIME_ZONE: 'Europe/Berlin',
    PUBLIC_URL: 'https://hr.company.example',
    RATE_LIMIT: 'on',
  };
}
