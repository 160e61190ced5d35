import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `leave_id varchar(36) NOT NULL,
  decided_by varchar(36) NOT NULL,
  decided_at bigint NOT NULL,
  due_at bigint NOT NULL,
  step int,
  step_since bigint,
  notices mediumtext NOT NULL,
  CONSTRAINT leave_undo_pk PRIMARY KEY (leave_id),
  CONSTRAINT leave_undo_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id) ON DELETE CASCADE,
  CONSTRAINT leave_undo_account_fk FOREIGN KEY (decided_by) REFERENCES account (id) ON DELETE CASCADE`;

/** A decision about leave can be undone for half a minute, by the version of the request. */
export class LeaveUndo1800000000002 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('leave_request', 'version')))
      await runner.query('ALTER TABLE leave_request ADD COLUMN version int NOT NULL DEFAULT 1');
    if (runner.dataSource.options.type === 'mysql') {
      await runner.query(
        `CREATE TABLE IF NOT EXISTS leave_undo (${COLUMNS},
          INDEX leave_undo_by_due (due_at)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
      );
      return;
    }
    await runner.query(`CREATE TABLE IF NOT EXISTS leave_undo (${COLUMNS})`);
    await runner.query('CREATE INDEX IF NOT EXISTS leave_undo_by_due ON leave_undo (due_at)');
    await runner.query(
      'CREATE INDEX IF NOT EXISTS leave_undo_by_account ON leave_undo (decided_by) WHERE decided_by IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_undo');
    if (await runner.hasColumn('leave_request', 'version'))
      await runner.query('ALTER TABLE leave_request DROP COLUMN version');
  }
}
