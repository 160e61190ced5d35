import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/config/configuration.js';
import { withDataSource } from '../../platform/database/connection/data-source.js';
import { requireExclusiveAccess } from '../../platform/database/connection/exclusive-access.js';
import { readRowsFrom } from '../../platform/database/connection/reader.js';
import {
  appliedMigrations,
  bringUpToDate,
  isKnown,
  revertMigrations,
} from '../../platform/database/schema/schema.js';
import { SCHEMA } from '../../schema/schema.js';
import { runProgram, withUsage } from './program.js';

const USAGE = `npm run migrate                    shows the migrations of the database, and those that this version would add
npm run migrate -- up              adds them, as starting the server does
npm run migrate -- back N --yes    reverts the newest N migrations and deletes the data that depends on them. Make a backup first
`;

type Task = { name: 'status' | 'up' } | { name: 'back'; steps: number };

runProgram(async () => {
  const task = parseTask();
  if (!task) return withUsage(USAGE);
  const configuration = readConfiguration(process.env);
  if (task.name === 'back') await requireExclusiveAccess(configuration);
  return withDataSource(
    configuration,
    async (dataSource) => {
      const applied = () => appliedMigrations(readRowsFrom(dataSource));
      const before = await applied();
      if (task.name === 'up') await bringUpToDate(dataSource, SCHEMA);
      const undone =
        task.name === 'back' ? await revertMigrations(dataSource, SCHEMA, task.steps) : [];
      process.stdout.write(statusText(before, await applied(), undone));
      return 0;
    },
    SCHEMA,
  );
});

function parseTask(): Task | undefined {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = 'status', steps, ...more] = positionals;
  if (more.length > 0) return undefined;
  if (name === 'back')
    return values.yes && /^[1-9]\d{0,2}$/.test(steps ?? '')
      ? { name, steps: Number(steps) }
      : undefined;
  return (name === 'status' || name === 'up') && steps === undefined && !values.yes
    ? { name }
    : undefined;
}

function statusText(before: string[], now: string[], undone: string[]): string {
  const added = now.filter((name) => !before.includes(name));
  const pending = SCHEMA.migrations.filter(({ name }) => !now.includes(name));
  const unknown = now.filter((name) => !isKnown(SCHEMA, name));
  return [
    `Migrations of the database: ${now.length}`,
    ...undone.map((name) => `reverted: ${name}`),
    ...added.map((name) => `added: ${name}`),
    ...pending.map(({ name }) => `pending: ${name}`),
    ...unknown.map((name) => `from a newer version: ${name}`),
    '',
  ].join('\n');
}
