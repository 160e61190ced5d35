import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** The chain of the audit log: a seal for each entry, and one row that says where the chain ends and what its last check found. */
export class CreateAuditSeal1763700000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_seal',
      lines: [
        'number int NOT NULL',
        'entry_id varchar(36) NOT NULL',
        'previous_hash varchar(64) NOT NULL',
        'hash varchar(64) NOT NULL',
        'sealed_at bigint NOT NULL',
        'CONSTRAINT audit_seal_pk PRIMARY KEY (number)',
        'CONSTRAINT audit_seal_entry_unique UNIQUE (entry_id)',
      ],
    });
    await createTable(runner, {
      name: 'audit_chain',
      lines: [
        'id int NOT NULL',
        'number int NOT NULL',
        'hash varchar(64) NOT NULL',
        'signature varchar(64) NOT NULL',
        'sealed_at bigint',
        'checked_at bigint',
        'checked int NOT NULL',
        'broken_number int',
        'broken_recorded_at bigint',
        'broken_fault varchar(20)',
        'CONSTRAINT audit_chain_pk PRIMARY KEY (id)',
      ],
    });
    const insert = runner.dataSource.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await runner.query(`${insert} INTO audit_chain (id, number, hash, signature, checked) VALUES (1, 0, '', '', 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS audit_chain');
    await runner.query('DROP TABLE IF EXISTS audit_seal');
  }
}
