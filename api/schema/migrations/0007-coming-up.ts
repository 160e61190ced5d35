import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `account_id varchar(36) NOT NULL,
  sent_for date NOT NULL,
  CONSTRAINT coming_up_mail_pk PRIMARY KEY (account_id),
  CONSTRAINT coming_up_mail_account_fk FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE`;

/** People may agree that others read of their birthdays and anniversaries. Accounts may want a mail each week. */
export class ComingUp1800000000007 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    const isServer = runner.dataSource.options.type === 'mysql';
    if (!(await runner.hasColumn('employee', 'celebrate')))
      await runner.query('ALTER TABLE employee ADD COLUMN celebrate int');
    const options = isServer ? ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE IF NOT EXISTS coming_up_mail (${COLUMNS})${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS coming_up_mail');
    if (await runner.hasColumn('employee', 'celebrate'))
      await runner.query('ALTER TABLE employee DROP COLUMN celebrate');
  }
}
