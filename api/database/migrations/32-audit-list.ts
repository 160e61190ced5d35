import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['seal_number int', 'names_folded varchar(320)'];
/** In the order in which entries are read: by when they were recorded. The first has the names, so that a search reads it alone. */
const INDEXES: [string, string][] = [
  ['audit_entry_by_time', 'recorded_at, id, names_folded'],
  ['audit_entry_by_object', 'subject_id, recorded_at, id'],
  ['audit_entry_by_person', 'actor_id, recorded_at, id'],
  ['audit_entry_by_import', 'changeset_id, recorded_at, id'],
  ['audit_entry_by_kind', 'subject, recorded_at, id'],
  ['audit_entry_by_action', 'action, recorded_at, id'],
  ['audit_entry_by_seal', 'seal_number, id'],
];
const FORMER: [string, string][] = [
  ['audit_entry_by_subject', 'subject_id, id'],
  ['audit_entry_by_actor', 'actor_id, id'],
  ['audit_entry_by_changeset', 'changeset_id, id'],
];

/** An entry's place in the chain, null until it is sealed, and its names as they are searched, for the list of the audit log. */
export class ListAuditEntries1763700000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Broken off after it on a server, this step is run again.
    const begun = await runner.hasColumn('audit_entry', 'seal_number');
    const columns = begun ? [] : COLUMNS.map((column) => `ADD COLUMN ${column}`);
    if (runner.dataSource.options.type === 'mysql' && begun) return;
    await change(runner, columns, FORMER, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, COLUMNS.map((column) => `DROP COLUMN ${column.split(' ')[0]}`), INDEXES, FORMER);
  }
}

/** On a server one statement, done or not done. */
async function change(runner: QueryRunner, columns: string[], without: [string, string][], indexes: [string, string][]): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') {
    const drop = without.map(([name]) => `DROP INDEX ${name}`);
    const add = indexes.map(([name, on]) => `ADD INDEX ${name} (${on})`);
    await runner.query(`ALTER TABLE audit_entry ${[...columns, ...drop, ...add].join(', ')}`);
    return;
  }
  for (const [name] of without) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  for (const column of columns) await runner.query(`ALTER TABLE audit_entry ${column}`);
  for (const [name, on] of indexes) await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON audit_entry (${on})`);
}
