import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateNotification1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'notification',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'kind varchar(40) NOT NULL',
        'leave_id varchar(36) NOT NULL',
        'created_at bigint NOT NULL',
        'read_at bigint',
        'CONSTRAINT notification_pk PRIMARY KEY (id)',
        'CONSTRAINT notification_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
        'CONSTRAINT notification_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
      ],
      indexes: {
        notification_by_account: 'account_id, id',
        notification_unread: 'account_id, read_at',
        notification_by_read: 'read_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS notification');
  }
}
