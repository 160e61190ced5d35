import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateImportJob1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'import_job',
      lines: [
        'id varchar(36) NOT NULL',
        'kind varchar(20) NOT NULL',
        'name varchar(200) NOT NULL',
        'file_name varchar(200) NOT NULL',
        'bytes int NOT NULL',
        'row_count int NOT NULL',
        'column_count int NOT NULL',
        'encoding varchar(20) NOT NULL',
        'separator_sign varchar(1) NOT NULL',
        'state varchar(20) NOT NULL',
        'columns_read mediumtext',
        'proposal mediumtext',
        'mapping mediumtext',
        'new_rows int',
        'changed_rows int',
        'unchanged_rows int',
        'refused_rows int',
        'departments mediumtext',
        'fault varchar(500)',
        'created_by varchar(36)',
        'created_by_name varchar(100) NOT NULL',
        'created_at bigint NOT NULL',
        'started_at bigint',
        'applied_by varchar(36)',
        'applied_by_name varchar(100)',
        'applied_at bigint',
        'undone_by varchar(36)',
        'undone_by_name varchar(100)',
        'undone_at bigint',
        'request_id varchar(64)',
        'runner varchar(36)',
        'runner_until bigint',
        'tries int NOT NULL',
        'step varchar(20)',
        'rows_done int',
        'rows_total int',
        'cancel_at bigint',
        'CONSTRAINT import_job_pk PRIMARY KEY (id)',
      ],
      indexes: {
        import_job_by_state: 'state, id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS import_job');
  }
}
