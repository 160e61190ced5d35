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
import { DIST } from '../support/process.js';

/** Adds a table, and a column that the newer program reads and writes. */
const MIGRATION = `
import { SCHEMA as UNTIL_NOW } from './schema-until-now.js';

class AddMotto4102444800000 {
  async up(runner) {
    await runner.query('CREATE TABLE IF NOT EXISTS motto_of_the_day (id varchar(36) NOT NULL, words varchar(200), CONSTRAINT motto_pk PRIMARY KEY (id))');
    await runner.query('ALTER TABLE department ADD COLUMN IF NOT EXISTS motto varchar(64)');
  }

  async down(runner) {
    await runner.query('DROP TABLE IF EXISTS motto_of_the_day');
    await runner.query('ALTER TABLE department DROP COLUMN IF EXISTS motto');
  }
}

export const SCHEMA = { ...UNTIL_NOW, migrations: [...UNTIL_NOW.migrations, AddMotto4102444800000] };
`;

/** As 'a newer version' of the built server, from its single files: the same with one migration more that only adds, whose column it uses. */
export function newerVersion(): { main: string; migration: string; remove: () => void } {
  const { folder, remove } = temporaryFolder('newer');
  const at = (path: string) => join(folder, 'dist', path);
  cpSync(DIST, at(''), { recursive: true });
  symlinkSync(join(DIST, '..', 'node_modules'), join(folder, 'node_modules'));
  const about = JSON.parse(readFileSync(join(DIST, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...about, version: `${about.version}-newer` }),
  );
  renameSync(at('schema.js'), at('schema-until-now.js'));
  writeFileSync(at('schema.js'), MIGRATION);
  appendFileSync(
    at('department/department.tables.js'),
    "\nimport { Column } from 'typeorm';\nColumn({ type: 'varchar' })(Department.prototype, 'motto');\n",
  );
  return { main: at('main.js'), migration: 'AddMotto4102444800000', remove };
}
