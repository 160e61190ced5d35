import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { listNames } from '../../platform/database/schema/foreign-tables.js';
import { appliedMigrations, isKnown } from '../../platform/database/schema/schema.js';
import { SCHEMA } from '../../schema/schema.js';
import { fault, ok, type Check } from './finding.js';

const ADVICE =
  'Somebody changed the tables by hand. Keep a copy of the database, undo the change, or restore the newest backup into an empty installation.';

/** Compares tables, columns, types and indexes with the descriptions from which the migrations make them. */
export const checkTables: Check = async ({ configuration, read }) => {
  const applied = await appliedMigrations(read);
  if (
    SCHEMA.migrations.some(({ name }) => !applied.includes(name)) ||
    applied.some((name) => !isKnown(SCHEMA, name))
  ) {
    return ok('Not compared: the database is of another version.');
  }
  const stored = await (configuration.databaseUrl ? onServer(read) : embedded(read));
  const differences = SCHEMA.tables.flatMap(
    ({ name, columns, keys = {}, indexes = {}, referenceIndexes = {} }) => {
      const table = stored.columns.get(name);
      if (!table) return [`table ${name} is missing`];
      const wrong = Object.entries(columns).flatMap(([column, description]) => {
        const type = table.get(column);
        if (type === undefined) return [`column ${name}.${column} is missing`];
        return type === typeOf(description)
          ? []
          : [`column ${name}.${column} is ${type} instead of ${typeOf(description)}`];
      });
      const uniqueKeys = Object.keys(keys).filter((key) => keys[key]?.startsWith('UNIQUE'));
      const expected = configuration.databaseUrl
        ? [...Object.keys(indexes), ...uniqueKeys]
        : [...Object.keys(indexes), ...Object.keys(referenceIndexes)];
      return [
        ...wrong,
        ...expected
          .filter((index) => !stored.indexes.has(index))
          .map((index) => `index ${index} of ${name} is missing`),
      ];
    },
  );
  return differences.length > 0
    ? fault(`The tables differ from this version's: ${listNames(differences)}.`, ADVICE)
    : ok(`${SCHEMA.tables.length} tables have the columns and indexes of this version.`);
};

interface StoredTables {
  /** Types by table and column. */
  columns: Map<string, Map<string, string>>;
  indexes: Set<string>;
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

async function embedded(read: ReadRows): Promise<StoredTables> {
  const columns = await read<ColumnRow>(
    `SELECT t.name AS "table", c.name AS "column", c.type AS type FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`,
  );
  const indexes = await read<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'index'",
  );
  return { columns: byTable(columns), indexes: new Set(indexes.map(({ name }) => name)) };
}

async function onServer(read: ReadRows): Promise<StoredTables> {
  const columns = await read<ColumnRow>(
    'SELECT table_name AS `table`, column_name AS `column`, column_type AS type FROM information_schema.columns WHERE table_schema = DATABASE()',
  );
  const indexes = await read<{ name: string }>(
    'SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE()',
  );
  return { columns: byTable(columns), indexes: new Set(indexes.map(({ name }) => name)) };
}

function byTable(rows: ColumnRow[]): StoredTables['columns'] {
  const tables: StoredTables['columns'] = new Map();
  for (const { table, column, type } of rows)
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, typeOf(type)));
  return tables;
}

/** MariaDB shows a width for whole numbers, MySQL does not. */
function typeOf(description: string): string {
  const [type = ''] = description.toLowerCase().split(' ');
  return type.replace(/^(bigint|int|smallint|tinyint)\(\d+\)$/, '$1').replace(/^integer$/, 'int');
}
