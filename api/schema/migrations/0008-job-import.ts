import type { MigrationInterface, QueryRunner } from 'typeorm';

const JOB = `import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  employee_id varchar(36) NOT NULL,
  employee_name varchar(100) NOT NULL,
  result varchar(20) NOT NULL,
  facts mediumtext NOT NULL,
  reason varchar(200),
  pattern_id varchar(36),
  pattern_from date,
  seen_version int,
  audit_id varchar(36) NOT NULL,
  undo_audit_id varchar(36) NOT NULL,
  audit_before mediumtext,
  audit_after mediumtext NOT NULL`;

const BANK_ACCOUNT = `import_id varchar(36) NOT NULL,
  row_no int NOT NULL,
  employee_id varchar(36) NOT NULL,
  account_id varchar(36) NOT NULL,
  employee_name varchar(100) NOT NULL,
  result varchar(20) NOT NULL,
  iban varchar(34) NOT NULL,
  bic varchar(11),
  holder varchar(70) NOT NULL,
  before_iban varchar(34),
  before_bic varchar(11),
  before_holder varchar(70),
  before_version int`;

const TABLES = [
  ['staged_job', JOB],
  ['staged_bank_account', BANK_ACCOUNT],
] as const;

/** Files say what holds of people from which day, and where their pay goes. */
export class JobImport1800000000008 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    const isServer = runner.dataSource.options.type === 'mysql';
    for (const [table, columns] of TABLES) {
      const keys = `CONSTRAINT ${table}_pk PRIMARY KEY (import_id, row_no),
        CONSTRAINT ${table}_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)`;
      const index = `${table}_by_employee`;
      await runner.query(
        isServer
          ? `CREATE TABLE IF NOT EXISTS ${table} (${columns}, ${keys}, INDEX ${index} (import_id, employee_id)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`
          : `CREATE TABLE IF NOT EXISTS ${table} (${columns}, ${keys})`,
      );
      if (!isServer)
        await runner.query(
          `CREATE INDEX IF NOT EXISTS ${index} ON ${table} (import_id, employee_id)`,
        );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of TABLES) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
