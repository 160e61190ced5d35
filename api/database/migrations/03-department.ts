import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateDepartment1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'department',
      lines: [
        'id varchar(36) NOT NULL',
        'name varchar(100) NOT NULL',
        'name_key varchar(100) NOT NULL',
        'name_folded varchar(100) NOT NULL',
        'description varchar(1000) NOT NULL',
        'description_folded varchar(1000) NOT NULL',
        'version int NOT NULL',
        'created_at bigint NOT NULL',
        'CONSTRAINT department_pk PRIMARY KEY (id)',
        'CONSTRAINT department_name_unique UNIQUE (name_key)',
      ],
      indexes: {
        department_by_name: 'name_folded, id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS department');
  }
}
