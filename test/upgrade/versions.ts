import { otherProgram, type OtherProgram } from '../support/other-program.js';
import type { Facts } from './fixture.js';

/** Printed by the newer version when it stops in the middle of its upgrade. */
export const HALF_DONE = 'half done';

const USED =
  "\nimport { Column } from 'typeorm';\nColumn({ type: 'varchar' })(Department.prototype, 'motto');\n";

/**
 * A version later than this one: one migration more, which only adds. With STATEMENTS in its environment it stops for good after so many
 * statements of the migrations that `version` did not have, for a test to kill it there.
 */
export function newerProgram({ migrations }: Facts): OtherProgram {
  return otherProgram(
    'newer',
    `import { writeSync } from 'node:fs';
import { SCHEMA as UNTIL_NOW } from './schema-until-now.js';

class AddMotto4102444800000 {
  async up(runner) {
    await runner.query('CREATE TABLE IF NOT EXISTS motto_of_the_day (id varchar(36) NOT NULL, words varchar(200), CONSTRAINT motto_pk PRIMARY KEY (id))');
    if (!(await runner.hasColumn('department', 'motto')))
      await runner.query('ALTER TABLE department ADD COLUMN motto varchar(64)');
    await runner.query("UPDATE department SET motto = 'Together' WHERE motto IS NULL");
  }

  async down() {}
}

let left = Number(process.env.STATEMENTS ?? Infinity);
async function counted(work) {
  const result = await work;
  if (--left !== 0) return result;
  writeSync(1, '${HALF_DONE}\\n');
  return new Promise(() => setInterval(() => undefined, 60_000));
}

function stopping(Migration) {
  const Stopping = class extends Migration {
    up(runner) {
      // Checksums and lists of tables are taken by running it elsewhere.
      const { database = ':memory:' } = runner.dataSource.options;
      if (database === ':memory:') return super.up(runner);
      return super.up(
        new Proxy(runner, {
          get(target, key) {
            if (key === 'query') return (...given) => counted(target.query(...given));
            const value = Reflect.get(target, key);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        }),
      );
    }
  };
  return Object.defineProperty(Stopping, 'name', { value: Migration.name });
}

const before = ${JSON.stringify(migrations)};
export const SCHEMA = {
  ...UNTIL_NOW,
  migrations: [...UNTIL_NOW.migrations, AddMotto4102444800000].map((one) =>
    before.includes(one.name) ? one : stopping(one),
  ),
};
`,
    { 'department/department.tables.js': USED },
  );
}

/** This version, but with the schema of the released one, and no knowledge of what came later. */
export function olderProgram({ migrations }: Facts): OtherProgram {
  return otherProgram(
    'older',
    `import { SCHEMA as ALL } from './schema-until-now.js';

const before = ${JSON.stringify(migrations)};
const ofThen = ({ name }) => before.includes(name);
export const SCHEMA = { ...ALL, migrations: ALL.migrations.filter(ofThen), breaking: ALL.breaking.filter(ofThen) };
`,
  );
}
