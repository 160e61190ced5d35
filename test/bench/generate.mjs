// npm run generate -- --employees 100000 --leaves 1000000 --salaries 2400000 [--seed N] [--approvals] [--admin EMAIL:PASSWORD]
import '../../scripts/lib/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready } from '../../scripts/lib/ready.mjs';

const USAGE = `npm run generate -- --employees N [--leaves N] [--salaries N] [--seed N] [--approvals] [--admin EMAIL:PASSWORD]
  Fills the empty database that DATA_DIR or DATABASE_URL names with a made-up company, the same for the same numbers.
  Without --leaves and --salaries: ten requests and 24 months of pay for each.
  With --approvals: managers decide, and all pending requests wait for them.`;
const OCCUPIED = ['employee', 'department', 'leave_request', 'salary'];

const asked = options();
await ready();
// They read the built server's modules, so not before it is built.
const { beginChain, fill } = await import('./fill.mjs');
const { startServer } = await import('./processes.mjs');
const { built } = await import('./built.mjs');
const { readConfiguration } = await built('platform/config/configuration.js');
const { createDataSource } = await built('platform/database/connection/data-source.js');

try {
  const configuration = readConfiguration(process.env);
  const { dataDir, databaseUrl } = configuration;
  const database = { file: join(dataDir, 'database.sqlite'), url: databaseUrl?.href };
  if (databaseUrl || existsSync(database.file)) await requireEmpty(configuration);
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl.href } : {}),
  };
  const [, email, password] = /^([^:]+):(.+)$/.exec(
    asked.admin ?? `admin@company.example:${randomBytes(9).toString('base64url')}`,
  );
  // The server itself makes the schema and the admin.
  await (
    await startServer(
      { environment },
      {
        NODE_ENV: 'development',
        JWT_SECRET: process.env.JWT_SECRET,
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
        DEMO_DATA: 'false',
      },
    )
  ).stop();
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
  await fill(database, asked.sizes, (what) => console.log(`${seconds()}: ${what}`));
  await beginChain(process.env);
  console.log(`Wrote the company in ${seconds()}.\nadmin ${email} ${password}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function requireEmpty(configuration) {
  const dataSource = await createDataSource(configuration).initialize();
  for (const table of OCCUPIED) {
    // An empty database has no tables yet.
    const rows = await dataSource.query(`SELECT 1 FROM ${table} LIMIT 1`).catch(() => []);
    if (rows.length > 0)
      throw new Error('This database is in use: a company is only made up in an empty one.');
  }
  await dataSource.destroy();
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        ...Object.fromEntries(
          ['employees', 'leaves', 'salaries', 'seed', 'admin'].map((name) => [
            name,
            { type: 'string' },
          ]),
        ),
        approvals: { type: 'boolean' },
      },
    });
    const whole = (name, otherwise) => {
      const value = values[name] === undefined ? otherwise : Number(values[name]);
      if (!Number.isSafeInteger(value) || value < 0)
        throw new Error(`--${name} must be a whole number.`);
      return value;
    };
    const employees = whole('employees', NaN);
    if (employees === 0 || (values.admin !== undefined && !/^[^:]+:.+$/.test(values.admin)))
      throw new Error('There must be employees, and --admin is EMAIL:PASSWORD.');
    const sizes = {
      employees,
      leaves: whole('leaves', employees * 10),
      salaries: whole('salaries', employees * 24),
      approvals: values.approvals === true,
    };
    return {
      sizes: values.seed === undefined ? sizes : { ...sizes, seed: whole('seed') },
      admin: values.admin,
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
