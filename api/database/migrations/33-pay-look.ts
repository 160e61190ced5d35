import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreatePayLook1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pay_look',
      lines: [
        'id varchar(36) NOT NULL',
        'looked_at bigint NOT NULL',
        'actor_id varchar(36)',
        'actor_name varchar(100) NOT NULL',
        'place varchar(20) NOT NULL',
        'people int',
        'CONSTRAINT pay_look_pk PRIMARY KEY (id)',
      ],
      indexes: {
        pay_look_by_people: 'people, id',
        pay_look_by_time: 'looked_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS pay_look');
  }
}
