import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEGINNING = '1950-01-01';

const COLUMNS = [
  ['closed_on', 'date'],
  ['closed_at', 'bigint'],
  ['arrivals', 'int'],
] as const;

const HEAD = `id varchar(36) NOT NULL,
  department_id varchar(36) NOT NULL,
  employee_id varchar(36),
  from_date date NOT NULL,
  valid int,
  recorded_by varchar(36),
  recorded_at bigint NOT NULL,
  CONSTRAINT department_head_pk PRIMARY KEY (id),
  CONSTRAINT department_head_day_unique UNIQUE (department_id, from_date, valid),
  CONSTRAINT department_head_department_fk FOREIGN KEY (department_id) REFERENCES department (id) ON DELETE CASCADE,
  CONSTRAINT department_head_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT department_head_recorded_by_fk FOREIGN KEY (recorded_by) REFERENCES account (id),
  CONSTRAINT department_head_valid_check CHECK (valid = 1 OR valid IS NULL)`;

/** A server indexes foreign keys itself. */
const REFERENCE_INDEXES = [
  ['department_head_by_employee', 'employee_id'],
  ['department_head_by_recorder', 'recorded_by'],
] as const;

/** Departments are closed on a day, and their heads have dates: those of today since the beginning. */
export class ClosedDepartments1800000000006 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of COLUMNS)
      if (!(await runner.hasColumn('department', name)))
        await runner.query(`ALTER TABLE department ADD COLUMN ${name} ${type}`);
    if (runner.dataSource.options.type === 'mysql')
      await runner.query(
        `CREATE TABLE IF NOT EXISTS department_head (${HEAD}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
      );
    else {
      await runner.query(`CREATE TABLE IF NOT EXISTS department_head (${HEAD})`);
      for (const [name, column] of REFERENCE_INDEXES)
        await runner.query(
          `CREATE INDEX IF NOT EXISTS ${name} ON department_head (${column}) WHERE ${column} IS NOT NULL`,
        );
    }
    // The id is that of the department, so that the statement can be repeated.
    await runner.query(
      `INSERT INTO department_head (id, department_id, employee_id, from_date, valid, recorded_at)
       SELECT d.id, d.id, d.head_id, '${BEGINNING}', 1, 0 FROM department d JOIN employee e ON e.id = d.head_id
       WHERE NOT EXISTS (SELECT 1 FROM department_head h WHERE h.id = d.id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS department_head');
    for (const [name] of COLUMNS)
      if (await runner.hasColumn('department', name))
        await runner.query(`ALTER TABLE department DROP COLUMN ${name}`);
  }
}
