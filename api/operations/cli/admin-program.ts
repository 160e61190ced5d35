import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { isEmail } from 'class-validator';
import { NAME_MAX } from '../../account/account.tables.js';
import type { LockedAddress } from '../../auth/locked-addresses.js';
import { ShellAccess, type ListedAdmin } from '../../auth/shell-access.js';
import { Problem } from '../../contract/problem.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { openReader } from '../../platform/database/connection/reader.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { readName, textRefusal } from '../../platform/http/fields/read-text.js';
import { runProgram, withUsage } from './program.js';
import { withServices } from './services.js';

const USAGE = `npm run admin -- list                             lists the admins and whether they can sign in
npm run admin -- create EMAIL [--name NAME]       creates an admin and prints the password once
npm run admin -- reset-password EMAIL             sets a new password, prints it once and ends all sessions
npm run admin -- disable EMAIL                    disables sign-in and ends all sessions
npm run admin -- enable EMAIL                     enables sign-in again
npm run admin -- unlock EMAIL or ADDRESS          unlocks an account, an address or a network (203.0.113.0/24), after too many wrong attempts

The server may be running. The audit log records each change as made on the command line.
`;

type Task = (access: ShellAccess) => Promise<string>;

runProgram(async () => {
  const task = parseTask();
  if (!task) return withUsage(USAGE);
  const configuration = readConfiguration(process.env, { existing: true });
  // Fails on a missing database; withServices would create one, with a first admin.
  await (await openReader(configuration)).close();
  process.stdout.write(await withServices(configuration, (find) => task(find(ShellAccess))));
  return 0;
});

function parseTask(): Task | undefined {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { name: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', target, ...more] = positionals;
  if (more.length > 0 || (values.name !== undefined && name !== 'create')) return undefined;
  if (name === 'list' && target === undefined)
    return async (access) => (await access.admins()).map(line).join('');
  const tasks = target === undefined ? {} : tasksFor(target, values.name);
  return Object.hasOwn(tasks, name) ? tasks[name] : undefined;
}

function tasksFor(target: string, name: string | undefined): Record<string, Task> {
  return {
    create: async (access) =>
      `admin ${target} ${await access.create(emailOf(target), nameOf(name))}\n`,
    'reset-password': async (access) =>
      `password ${target} ${await access.resetPassword(target)}\n`,
    disable: (access) =>
      access.setDisabled(target, true).then(() => `${target} can no longer sign in.\n`),
    enable: (access) =>
      access.setDisabled(target, false).then(() => `${target} can sign in again.\n`),
    unlock: (access) =>
      isIP(target.replace(/\/\d{1,3}$/, ''))
        ? access.unlockAddress(target).then(() => `${target} can be used again.\n`)
        : unlockAccount(access, target),
  };
}

async function unlockAccount(access: ShellAccess, email: string): Promise<string> {
  const { unlocked, locked } = await access.unlockAccount(email);
  const why = ({ attempts, accounts }: LockedAddress) =>
    `${attempts} wrong attempts for ${accounts} accounts in 15 minutes`;
  return [
    `${email} can try again.`,
    ...unlocked.map(
      (one) =>
        `The ${kindOf(one)} ${one.address}, which this account uses, was locked (${why(one)}) and can be used again.`,
    ),
    ...locked.map(
      (one) =>
        `The ${kindOf(one)} ${one.address} is locked (${why(one)}). If this person is there: npm run admin -- unlock ${one.address.replace(/\/64$/, '')}`,
    ),
    '',
  ].join('\n');
}

/** An IPv6 address is locked with its /64, so that this counts as an address. */
function kindOf({ address }: LockedAddress): 'address' | 'network' {
  return /\/(?!64$)/.test(address) ? 'network' : 'address';
}

function emailOf(text: string): string {
  const email = readEmail(text);
  if (typeof email !== 'string' || !isEmail(email))
    throw Problem.at('email', `${text} is not an email address.`);
  return email;
}

function nameOf(text = 'Administrator'): string {
  const name = readName(text, NAME_MAX);
  const refused = textRefusal('Name', name, { max: NAME_MAX });
  if (name === '' || refused)
    throw Problem.at('name', refused ?? `The name must have 1 to ${NAME_MAX} characters.`);
  return name as string;
}

function line({ name, email, state, secondFactor, lastSeenAt }: ListedAdmin): string {
  const seen =
    lastSeenAt === null ? 'never signed in' : `last seen ${new Date(lastSeenAt).toISOString()}`;
  return `${email}  ${name}  ${state}${secondFactor ? ', two-factor authentication' : ''}, ${seen}\n`;
}
