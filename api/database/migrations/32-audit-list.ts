import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['seal_number int', 'names_folded varchar(320)'];
/** In the order in which entries are read: by when they were recorded. */
const INDEXES: [string, string][] = [
  ['audit_entry_by_time', 'recorded_at, id'],
  ['audit_entry_by_object', 'subject_id, recorded_at, id'],
  ['audit_entry_by_person', 'actor_id, recorded_at, id'],
  ['audit_entry_by_import', 'changeset_id, recorded_at, id'],
  ['audit_entry_by_kind', 'subject, recorded_at, id'],
  ['audit_entry_by_action', 'action, recorded_at, id'],
  ['audit_entry_by_seal', 'seal_number, recorded_at, id'],
  ['audit_entry_by_names', 'names_folded, id'],
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
    if (await runner.hasColumn('audit_entry', 'seal_number')) return;
    await change(runner, COLUMNS.map((column) => `ADD COLUMN ${column}`), FORMER, INDEXES, []);
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, [], INDEXES, FORMER, COLUMNS.map((column) => `DROP COLUMN ${column.split(' ')[0]}`));
  }
}

/** On a server one statement, done or not done. */
async function change(runner: QueryRunner, first: string[], without: [string, string][], indexes: [string, string][], last: string[]): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') {
    const drop = without.map(([name]) => `DROP INDEX ${name}`);
    const add = indexes.map(([name, columns]) => `ADD INDEX ${name} (${columns})`);
    await runner.query(`ALTER TABLE audit_entry ${[...first, ...drop, ...add, ...last].join(', ')}`);
    return;
  }
  for (const step of first) await runner.query(`ALTER TABLE audit_entry ${step}`);
  for (const [name] of without) await runner.query(`DROP INDEX ${name}`);
  for (const [name, columns] of indexes) await runner.query(`CREATE INDEX ${name} ON audit_entry (${columns})`);
  for (const step of last) await runner.query(`ALTER TABLE audit_entry ${step}`);
}
