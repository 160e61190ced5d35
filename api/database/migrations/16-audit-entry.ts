import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateAuditEntry1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_entry',
      lines: [
        'id varchar(36) NOT NULL',
        'recorded_at bigint NOT NULL',
        'actor_id varchar(36)',
        'actor_name varchar(100) NOT NULL',
        'action varchar(50) NOT NULL',
        'subject varchar(30) NOT NULL',
        'subject_id varchar(36) NOT NULL',
        'subject_name varchar(200) NOT NULL',
        'value_before mediumtext',
        'value_after mediumtext',
        'request_id varchar(64)',
        'CONSTRAINT audit_entry_pk PRIMARY KEY (id)',
      ],
      indexes: {
        audit_entry_by_subject: 'subject_id, id',
        audit_entry_by_actor: 'actor_id, id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS audit_entry');
  }
}
