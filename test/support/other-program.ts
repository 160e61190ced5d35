import {
  appendFileSync,
  cpSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { DIST } from './process.js';

/** The built server as another version. */
export interface OtherProgram {
  main: string;
  /** The folder of the shell's programs. */
  programs: string;
  remove: () => void;
}

export const NEWER_MIGRATION = 'AddMotto4102444800000';
/** Printed by the newer version when it stops in the middle of an upgrade. */
export const HALF_DONE = 'half done';

const ADD_MOTTO = `
class ${NEWER_MIGRATION} {
  static raises = 'minor';

  async up(runner) {
    await runner.query('CREATE TABLE IF NOT EXISTS motto_of_the_day (id varchar(36) NOT NULL, words varchar(200), CONSTRAINT motto_pk PRIMARY KEY (id))');
    if (!(await runner.hasColumn('department', 'motto')))
      await runner.query('ALTER TABLE department ADD COLUMN motto varchar(64)');
    await runner.query("UPDATE department SET motto = 'Together' WHERE motto IS NULL");
  }

  async down(runner) {
    await runner.query('DROP TABLE IF EXISTS motto_of_the_day');
    await runner.query('ALTER TABLE department DROP COLUMN motto');
  }
}
`;

const STOP = `
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
`;

const USED =
  "\nimport { Column } from 'typeorm';\nColumn({ type: 'varchar' })(Department.prototype, 'motto');\n";

/**
 * A version later than this one: a migration more that only adds, whose column it uses. With STATEMENTS in its environment it stops for
 * good after so many statements of the migrations that are not among `before`, for a test to kill it there.
 */
export function newerProgram(before: string[] = []): OtherProgram {
  const schema = `import { writeSync } from 'node:fs';
import { SCHEMA as UNTIL_NOW } from './schema-until-now.js';
${ADD_MOTTO}${STOP}
const before = ${JSON.stringify(before)};
export const SCHEMA = {
  ...UNTIL_NOW,
  migrations: [...UNTIL_NOW.migrations, ${NEWER_MIGRATION}].map((one) =>
    before.includes(one.name) ? one : stopping(one),
  ),
};
`;
  const program = otherProgram('newer', schema);
  appendFileSync(join(program.folder, 'department/department.tables.js'), USED);
  return program;
}

/** This version as if it had no other migrations than these, and knew of none. */
export function olderProgram(migrations: string[]): OtherProgram {
  return otherProgram(
    'older',
    `import { SCHEMA as ALL } from './schema-until-now.js';

const names = ${JSON.stringify(migrations)};
const known = ({ name }) => names.includes(name);
export const SCHEMA = { ...ALL, migrations: ALL.migrations.filter(known) };
`,
  );
}

/** From the single files of the build, with another `schema/schema.js`. */
function otherProgram(suffix: string, schema: string): OtherProgram & { folder: string } {
  const { folder: top, remove } = temporaryFolder(suffix);
  const folder = join(top, 'dist');
  const isNeeded = (path: string) => !/[\\/](public|server)$|\.map$/.test(path);
  cpSync(DIST, folder, { recursive: true, filter: isNeeded });
  symlinkSync(join(DIST, '..', 'node_modules'), join(top, 'node_modules'));
  const about = JSON.parse(readFileSync(join(DIST, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const version = `${about.version}-${suffix}`;
  writeFileSync(join(top, 'package.json'), JSON.stringify({ ...about, version }));
  const schemaFile = join(folder, 'schema/schema.js');
  renameSync(schemaFile, join(folder, 'schema/schema-until-now.js'));
  writeFileSync(schemaFile, schema);
  return {
    main: join(folder, 'main.js'),
    programs: join(folder, 'operations/cli'),
    folder,
    remove,
  };
}
