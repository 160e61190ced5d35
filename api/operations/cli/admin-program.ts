import { parseArgs } from 'node:util';
import { isEmail } from 'class-validator';
import { ShellAccess, type ListedAdmin } from '../../auth/shell-access.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { Problem } from '../../contract/problem.js';
import { openReader } from '../../platform/database/connection/reader.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { readName } from '../../platform/http/fields/text-field.js';
import { runProgram } from './program.js';
import { withServices } from './services.js';

const USAGE = `npm run admin -- list                             the admins, and whether they can sign in
npm run admin -- create EMAIL [--name NAME]       makes an admin; the password is printed, once
npm run admin -- reset-password EMAIL             a new password, printed once; ends all sessions
npm run admin -- disable EMAIL                    closes a sign-in, and ends all sessions
npm run admin -- enable EMAIL                     opens it again
npm run admin -- unlock EMAIL or ADDRESS          forgets the wrong attempts of an account, or from an address

The server may be running. What is done is in the audit log, as of the command line.
`;

type Task = (access: ShellAccess) => Promise<string>;

runProgram(async () => {
  const task = parseTask();
  if (!task) {
    process.stderr.write(USAGE);
    return 2;
  }
  const configuration = readConfiguration(process.env, { existing: true });
  // Fails on a missing database; withServices would create one, with a first admin.
  await (await openReader(configuration)).close();
  process.stdout.write(await withServices(configuration, (find) => task(find(ShellAccess))));
  return 0;
});

function parseTask(): Task | undefined {
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: { name: { type: 'string' } }, allowPositionals: true });
  const [name = '', target, ...more] = positionals;
  if (more.length > 0 || (values.name !== undefined && name !== 'create')) return undefined;
  if (name === 'list' && target === undefined) return async (access) => (await access.admins()).map(line).join('');
  const tasks = target === undefined ? {} : tasksFor(target, values.name);
  return Object.hasOwn(tasks, name) ? tasks[name] : undefined;
}

function tasksFor(target: string, name: string | undefined): Record<string, Task> {
  return {
    create: async (access) => `admin ${target} ${await access.create(emailOf(target), nameOf(name))}\n`,
    'reset-password': async (access) => `password ${target} ${await access.resetPassword(target)}\n`,
    disable: (access) => access.setDisabled(target, true).then(() => `${target} cannot sign in any more.\n`),
    enable: (access) => access.setDisabled(target, false).then(() => `${target} can sign in again.\n`),
    unlock: (access) => access.unlock(target).then(() => `${target} can try again.\n`),
  };
}

function emailOf(text: string): string {
  const email = readEmail(text);
  if (typeof email !== 'string' || !isEmail(email)) throw Problem.at('email', `${text} is no e-mail address.`);
  return email;
}

function nameOf(text = 'Administrator'): string {
  const name = readName(text);
  if (typeof name !== 'string' || name === '' || name.length > 100) throw Problem.at('name', 'The name must have 1 to 100 characters.');
  return name;
}

function line({ name, email, state, secondFactor, lastSeenAt }: ListedAdmin): string {
  const seen = lastSeenAt === null ? 'not signed in' : `last seen ${new Date(lastSeenAt).toISOString()}`;
  return `${email}  ${name}  ${state}${secondFactor ? ', second factor' : ''}, ${seen}\n`;
}
