import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** Employees are not referred to: a look waits a moment before it is stored, and must not fail for who has gone meanwhile. */
export class CreatePayLookPerson1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pay_look_person',
      lines: [
        'employee_id varchar(36) NOT NULL',
        'look_id varchar(36) NOT NULL',
        'CONSTRAINT pay_look_person_pk PRIMARY KEY (employee_id, look_id)',
        'CONSTRAINT pay_look_person_look_fk FOREIGN KEY (look_id) REFERENCES pay_look (id) ON DELETE CASCADE',
      ],
      indexes: {
        pay_look_person_by_look: 'look_id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS pay_look_person');
  }
}
