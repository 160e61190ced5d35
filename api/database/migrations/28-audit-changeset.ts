import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that were made together, by one import, carry its id. */
export class AddAuditChangeset1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Broken off after it on a server, this step is run again.
    if (await runner.hasColumn('audit_entry', 'changeset_id')) return;
    if (runner.dataSource.options.type === 'mysql') {
      // One statement, done or not done.
      await runner.query('ALTER TABLE audit_entry ADD COLUMN changeset_id varchar(36), ADD INDEX audit_entry_by_changeset (changeset_id, id)');
      return;
    }
    await runner.query('ALTER TABLE audit_entry ADD COLUMN changeset_id varchar(36)');
    await runner.query('CREATE INDEX audit_entry_by_changeset ON audit_entry (changeset_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'mysql') {
      await runner.query('ALTER TABLE audit_entry DROP INDEX audit_entry_by_changeset, DROP COLUMN changeset_id');
      return;
    }
    await runner.query('DROP INDEX audit_entry_by_changeset');
    await runner.query('ALTER TABLE audit_entry DROP COLUMN changeset_id');
  }
}
