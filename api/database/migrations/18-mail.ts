import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateMail1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'mail',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'kind varchar(40) NOT NULL',
        'data mediumtext',
        'tries int NOT NULL',
        'next_try_at bigint',
        'useful_until bigint NOT NULL',
        'created_at bigint NOT NULL',
        'sent_at bigint',
        'failed_at bigint',
        'CONSTRAINT mail_pk PRIMARY KEY (id)',
        'CONSTRAINT mail_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
      indexes: {
        mail_due: 'next_try_at',
        mail_by_age: 'created_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS mail');
  }
}
