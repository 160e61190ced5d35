import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

const KEPT = 'id, account_id, kind, leave_id, created_at, read_at';

/** A notification is about a leave request or about an import. */
export class NotifyOfImport1763700000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Broken off after it on a server, this step is run again.
    if (await runner.hasColumn('notification', 'import_id')) return;
    if (runner.dataSource.options.type === 'mysql') {
      await runner.query('ALTER TABLE notification MODIFY leave_id varchar(36), ADD COLUMN import_id varchar(36), ADD COLUMN import_name varchar(200)');
      return;
    }
    await remade(runner, 'leave_id varchar(36)', ['import_id varchar(36)', 'import_name varchar(200)']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM notification WHERE leave_id IS NULL');
    if (runner.dataSource.options.type === 'mysql') {
      await runner.query('ALTER TABLE notification MODIFY leave_id varchar(36) NOT NULL, DROP COLUMN import_id, DROP COLUMN import_name');
      return;
    }
    await remade(runner, 'leave_id varchar(36) NOT NULL', []);
  }
}

/** The embedded database cannot change a column: the table is made anew and takes the rows over. */
async function remade(runner: QueryRunner, leaveId: string, more: string[]): Promise<void> {
  await runner.query('ALTER TABLE notification RENAME TO notification_before');
  for (const index of ['notification_by_account', 'notification_unread', 'notification_by_read']) await runner.query(`DROP INDEX ${index}`);
  await createTable(runner, {
    name: 'notification',
    lines: [
      'id varchar(36) NOT NULL', 'account_id varchar(36) NOT NULL', 'kind varchar(40) NOT NULL', leaveId, 'created_at bigint NOT NULL', 'read_at bigint', ...more,
      'CONSTRAINT notification_pk PRIMARY KEY (id)',
      'CONSTRAINT notification_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      'CONSTRAINT notification_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
    ],
    indexes: { notification_by_account: 'account_id, id', notification_unread: 'account_id, read_at', notification_by_read: 'read_at' },
  });
  await runner.query(`INSERT INTO notification (${KEPT}) SELECT ${KEPT} FROM notification_before`);
  await runner.query('DROP TABLE notification_before');
}
