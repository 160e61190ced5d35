import { otherProgram, type OtherProgram } from '../support/other-program.js';

/** Adds a table, and a column that the newer program reads and writes. */
const SCHEMA = `
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
const USED =
  "\nimport { Column } from 'typeorm';\nColumn({ type: 'varchar' })(Department.prototype, 'motto');\n";

/** As 'a newer version' of the built server: the same with one migration more that only adds, whose column it uses. */
export function newerVersion(): OtherProgram & { migration: string } {
  const program = otherProgram('newer', SCHEMA, { 'department/department.tables.js': USED });
  return { ...program, migration: 'AddMotto4102444800000' };
}
