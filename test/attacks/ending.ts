import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PASSWORD } from '../support/cast.js';
import { ADMIN } from '../support/server.js';
import type { Stage } from './stage.js';

const SAID_AT_START = /^(Employee Management System \d|Listening on |\{)/;

/** Every column that holds a secret. */
const SECRET_COLUMN = /(_hash|secret|token|recovery_code)/;

/** Secrets of every table, of the server, and the passwords of the people in it. */
async function secretsStored(stage: Stage): Promise<string[]> {
  const found: string[] = [];
  for (const table of await stage.tables()) {
    for (const row of await stage.stored(`SELECT * FROM ${table}`)) {
      for (const [column, value] of Object.entries(row))
        if (SECRET_COLUMN.test(column) && typeof value === 'string' && value.length >= 8)
          found.push(value);
    }
  }
  return [...new Set(found), ...ownSecret(stage), PASSWORD, ADMIN.password];
}

/** Tokens in answers and in the links of mails. */
function tokensGiven({ heard, mailbox }: Stage): string[] {
  const issued =
    /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=#)[\w-]{32,}|(?<=device=)[\w.-]{16,}|(?<=XSRF-TOKEN=)[\w-]{32,}/g;
  return [
    ...[...heard.text].flatMap((text) => text.match(issued) ?? []),
    ...mailbox.mails.flatMap(({ text }) => text.match(/(?<=#)[\w-]{32,}/g) ?? []),
  ];
}

/** These hold after every attack: the last tests of each file. `said` is what was sent as a secret besides. */
export function afterwards(stage: Stage, said: () => string[] = () => []): void {
  describe('after all that', () => {
    test('no answer was a fault of the server, and it answers still', async () => {
      expect(stage.heard.faults).toEqual([]);
      expect((await stage.client().get('/health/ready')).status).toBe(200);
    });

    test('no answer held a password, a hash or a key', async () => {
      const secrets = await secretsStored(stage);
      expect(secrets.length).toBeGreaterThan(5);
      const all = [...stage.heard.text].join('\n');
      expect([...secrets, ...said()].filter((secret) => all.includes(secret))).toEqual([]);
      expect(
        /\$argon2|password_?hash|token_?hash|[a-z]_folded|email_?key"|node_modules|\.js:\d+/i.exec(
          all,
        )?.[0],
      ).toBeUndefined();
    });

    test('the server ends cleanly; its whole output holds no secret, and each line of it is one record', async () => {
      const stored = await secretsStored(stage);
      expect(await stage.stop()).toMatchObject({ code: 0 });
      const { stdout, stderr } = stage.process.output;
      expect(stderr).toBe('');
      const lines = stdout.trimEnd().split('\n');
      expect(lines.filter((line) => !SAID_AT_START.test(line))).toEqual([]);
      for (const line of lines.filter((one) => one.startsWith('{'))) JSON.parse(line);
      const secrets = [...stored, ...tokensGiven(stage), ...said()];
      expect(secrets.filter((secret) => stdout.includes(secret))).toEqual([]);
    });

    test('it has spoken to nobody but its database and the mail server, and has run nothing', () => {
      const { DATABASE_URL } = stage.database.environment;
      const allowed = [DATABASE_URL, stage.mailbox.url]
        .filter((url) => url !== undefined)
        .map((url) => new URL(url).host);
      const seen = stage.watched();
      const others = seen.filter(
        (one) => !('prototypes' in one) && !allowed.includes(String(one.connect)),
      );
      expect(others).toEqual([]);
      expect(seen.filter((one) => 'prototypes' in one)).toEqual([{ prototypes: [] }]);
    });
  });
}

/** The one that it made for itself; one that it was given is among what was `said`. */
function ownSecret({ database }: Stage): string[] {
  const file = join(database.dataDir, 'secret');
  return existsSync(file) ? [readFileSync(file, 'utf8').trim()] : [];
}
