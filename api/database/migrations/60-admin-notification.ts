import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** What every admin should know of is one row for all of them; whoever has read it has a row too. */
export class CreateAdminNotification1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'admin_notification',
      lines: [
        'id varchar(36) NOT NULL',
        'kind varchar(40) NOT NULL',
        'leave_id varchar(36) NOT NULL',
        'by_account_id varchar(36) NOT NULL',
        'created_at bigint NOT NULL',
        'CONSTRAINT admin_notification_pk PRIMARY KEY (id)',
        'CONSTRAINT admin_notification_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
        'CONSTRAINT admin_notification_account_fk FOREIGN KEY (by_account_id) REFERENCES account (id)',
      ],
      indexes: {
        admin_notification_by_time: 'created_at, id',
        admin_notification_by_leave: 'leave_id',
        admin_notification_by_account: 'by_account_id, created_at',
      },
    });
    await createTable(runner, {
      name: 'admin_notification_read',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'notification_id varchar(36) NOT NULL',
        'told_at bigint NOT NULL',
        'read_at bigint NOT NULL',
        'CONSTRAINT admin_notification_read_pk PRIMARY KEY (id)',
        'CONSTRAINT admin_notification_read_once UNIQUE (account_id, notification_id)',
        'CONSTRAINT admin_notification_read_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
        'CONSTRAINT admin_notification_read_fk FOREIGN KEY (notification_id) REFERENCES admin_notification (id) ON DELETE CASCADE',
      ],
      indexes: {
        admin_notification_read_by_time: 'account_id, told_at, read_at',
        admin_notification_read_by_notification: 'notification_id',
      },
    });
    // Broken off after it on a server, this step is run again.
    if (await runner.hasColumn('account', 'admin_since')) return;
    await runner.query('ALTER TABLE account ADD COLUMN admin_since bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS admin_notification_read');
    await runner.query('DROP TABLE IF EXISTS admin_notification');
    await runner.query('ALTER TABLE account DROP COLUMN admin_since');
  }
}
