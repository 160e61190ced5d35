import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { listNames, foreignTables, isOwnSchema, type Engine } from '../../platform/database/schema/foreign-tables.js';
import { appliedMigrations, isKnown, requireCompatibleSchema } from '../../platform/database/schema/schema.js';
import { requireFinishedRestore } from '../../platform/database/schema/restore-mark.js';
import { SCHEMA } from '../../schema.js';
import { fault, ok, type Check, warning, type Finding, type CheckContext } from './finding.js';
import { requireUnchangedMigrations } from '../../platform/database/schema/migration-checksums.js';

const ADVICE = 'Somebody changed the tables by hand. Keep a copy of the database, undo the change, or restore the newest backup into an empty installation.';

/** Compares tables, columns, types and indexes with the descriptions from which the migrations make them. */
export const checkTables: Check = async ({ configuration, read }) => {
  const applied = await appliedMigrations(read);
  if (SCHEMA.migrations.some(({ name }) => !applied.includes(name)) || applied.some((name) => !isKnown(SCHEMA, name))) {
    return ok('Not compared: the database is of another version.');
  }
  const stored = await (configuration.databaseUrl ? onServer(read) : embedded(read));
  const differences = SCHEMA.tables.flatMap(({ name, columns, keys = {}, indexes = {}, referenceIndexes = {} }) => {
    const table = stored.columns.get(name);
    if (!table) return [`table ${name} is missing`];
    const wrong = Object.entries(columns).flatMap(([column, description]) => {
      const type = table.get(column);
      if (type === undefined) return [`column ${name}.${column} is missing`];
      return type === typeOf(description) ? [] : [`column ${name}.${column} is ${type} instead of ${typeOf(description)}`];
    });
    const uniqueKeys = Object.keys(keys).filter((key) => keys[key]?.startsWith('UNIQUE'));
    const expected = configuration.databaseUrl ? [...Object.keys(indexes), ...uniqueKeys] : [...Object.keys(indexes), ...Object.keys(referenceIndexes)];
    return [...wrong, ...expected.filter((index) => !stored.indexes.has(index)).map((index) => `index ${index} of ${name} is missing`)];
  });
  return differences.length > 0 ? fault(`The tables differ from this version's: ${listNames(differences)}.`, ADVICE) : ok(`${SCHEMA.tables.length} tables have the columns and indexes of this version.`);
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
  const columns = await read<ColumnRow>(`SELECT t.name AS "table", c.name AS "column", c.type AS type FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`);
  const indexes = await read<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'index'");
  return { columns: byTable(columns), indexes: new Set(indexes.map(({ name }) => name)) };
}

async function onServer(read: ReadRows): Promise<StoredTables> {
  const columns = await read<ColumnRow>('SELECT table_name AS `table`, column_name AS `column`, column_type AS type FROM information_schema.columns WHERE table_schema = DATABASE()');
  const indexes = await read<{ name: string }>('SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE()');
  return { columns: byTable(columns), indexes: new Set(indexes.map(({ name }) => name)) };
}

function byTable(rows: ColumnRow[]): StoredTables['columns'] {
  const tables: StoredTables['columns'] = new Map();
  for (const { table, column, type } of rows) tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, typeOf(type)));
  return tables;
}

/** MariaDB shows a width for whole numbers, MySQL does not. */
function typeOf(description: string): string {
  const [type = ''] = description.toLowerCase().split(' ');
  return type.replace(/^(bigint|int|smallint|tinyint)\(\d+\)$/, '$1').replace(/^integer$/, 'int');
}

export const checkSchema: Check = async ({ configuration, read }) => {
  const engine = configuration.databaseUrl ? 'server' : 'embedded';
  const foreign = listNames(await foreignTables(read, engine, SCHEMA));
  if (!foreign) return ownSchema(read, engine);
  if (!(await isOwnSchema(read, engine, SCHEMA))) return fault(`The database belongs to another program: it holds ${foreign}.`, 'Use a separate database for this program: set DATABASE_URL, or DATA_DIR for the embedded one.');
  const foreignTablesFound = warning(`The database has tables of other programs: ${foreign}.`, 'They are not touched and not backed up. A backup cannot be restored next to them: move them to another database.');
  return [await ownSchema(read, engine), foreignTablesFound];
};

export async function ownSchema(read: CheckContext['read'], engine: Engine, schema = SCHEMA): Promise<Finding> {
  const applied = await appliedMigrations(read);
  try {
    await requireFinishedRestore(read);
    await requireCompatibleSchema(read, schema);
    await requireUnchangedMigrations(read, engine, schema, applied);
  } catch (error) {
    return fault((error as Error).message, 'Do as it says; the server cannot start before.');
  }
  if (applied.length === 0) return warning('The database is empty.', 'Start the server once, or restore a backup.');
  const waiting = schema.migrations.filter(({ name }) => !applied.includes(name));
  if (waiting.length > 0) return warning(`${waiting.length} migrations are pending, starting with ${waiting[0]?.name}.`, 'Start the server, or run npm run migrate -- up.');
  const newer = applied.filter((name) => !isKnown(schema, name));
  if (newer.length > 0) return warning(`A newer version has added ${newer.join(', ')}; this version works with it.`, 'Upgrade the remaining instances.');
  return ok(`The schema matches this version, ${applied.length} migrations.`);
}
