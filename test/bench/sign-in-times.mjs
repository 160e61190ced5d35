// node test/bench/sign-in-times.mjs [main.js of a build [tries]]: how long a refused sign-in takes, by who is refused.
// While somebody's password is one of an older system, and without. Nobody should be able to tell one line from another.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { DatabaseSync } from '@photostructure/sqlite';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { median } from './load.mjs';
import { start } from './processes.mjs';

const TRIES = Number(process.argv[3] ?? 20);
const OLD_COST = 12;
const PASSWORD = 'four plain words together';
const { folder, remove } = temporaryFolder('sign-in-times');
const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@company.example', ADMIN_PASSWORD: PASSWORD };
const begin = () => start([process.argv[2] ?? join('dist', 'server', 'main.js')], settings);

async function refusal(url, email) {
  const began = performance.now();
  const body = JSON.stringify({ email, password: 'not the password' });
  const { status } = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (status !== 401) throw new Error(`Answered with ${status}.`);
  return performance.now() - began;
}

/** One after the other in turns, so that whatever else the machine does meets all alike. */
async function measure(title, emails) {
  const server = await begin();
  const times = Object.fromEntries(emails.map((email) => [email, []]));
  for (const email of emails) await refusal(server.url, email);
  for (let n = 0; n < TRIES; n++) for (const email of emails) times[email].push(await refusal(server.url, email));
  await server.stop();
  console.log(`\n${title}`);
  for (const email of emails) {
    const sorted = times[email].sort((a, b) => a - b);
    console.log(`  ${email.padEnd(28)} median ${median(sorted).toFixed(1)} ms, ${sorted[0].toFixed(1)} to ${sorted.at(-1).toFixed(1)} ms`);
  }
}

try {
  await (await begin()).stop();
  const database = new DatabaseSync(join(folder, 'database.sqlite'));
  const add = database.prepare('INSERT INTO account (id, name, email, email_key, password_hash, role, language, disabled_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)');
  const account = (email, passwordHash, disabledAt = null) => add.run(randomUUID(), email, email, email, passwordHash, 'employee', 'en', disabledAt);
  const own = await argon2(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  account('argon2@company.example', own);
  account('disabled@company.example', own, 1);
  account('invited@company.example', null);
  account('bcrypt@company.example', await bcrypt(PASSWORD, OLD_COST));
  database.close();
  const here = ['unknown@company.example', 'argon2@company.example', 'disabled@company.example', 'invited@company.example'];
  await measure(`${TRIES} tries each, one password being bcrypt of cost ${OLD_COST}`, [...here, 'bcrypt@company.example']);
  const renewed = new DatabaseSync(join(folder, 'database.sqlite'));
  renewed.prepare('UPDATE account SET password_hash = ? WHERE email = ?').run(own, 'bcrypt@company.example');
  renewed.close();
  await measure(`${TRIES} tries each, all passwords being our own`, here);
} finally {
  remove();
}
