import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEGINNING = '1950-01-01';

const CHANGE = `id varchar(36) NOT NULL,
  from_date date NOT NULL,
  reason varchar(200),
  recorded_by varchar(36),
  recorded_at bigint NOT NULL,
  import_id varchar(36),
  CONSTRAINT job_change_pk PRIMARY KEY (id),
  CONSTRAINT job_change_recorded_by_fk FOREIGN KEY (recorded_by) REFERENCES account (id)`;

const FACT = `employee_id varchar(36) NOT NULL,
  kind varchar(20) NOT NULL,
  from_date date NOT NULL,
  change_id varchar(36) NOT NULL,
  value_id varchar(36),
  value varchar(100),
  value_folded varchar(100),
  source varchar(20) NOT NULL,
  valid int,
  planned int,
  withdrawn_at bigint,
  withdrawn_by varchar(36),
  withdrawn_reason varchar(200),
  CONSTRAINT job_fact_pk PRIMARY KEY (employee_id, kind, from_date, change_id),
  CONSTRAINT job_fact_day_unique UNIQUE (employee_id, kind, from_date, valid),
  CONSTRAINT job_fact_change_fk FOREIGN KEY (change_id) REFERENCES job_change (id),
  CONSTRAINT job_fact_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id),
  CONSTRAINT job_fact_withdrawn_by_fk FOREIGN KEY (withdrawn_by) REFERENCES account (id),
  CONSTRAINT job_fact_kind_check CHECK (kind IN ('department', 'designation', 'manager', 'approver', 'employmentType', 'location', 'contractEnd', 'probationEnd')),
  CONSTRAINT job_fact_source_check CHECK (source IN ('opening', 'edit', 'change', 'move', 'import')),
  CONSTRAINT job_fact_opening_check CHECK (source <> 'opening' OR from_date = '1950-01-01'),
  CONSTRAINT job_fact_valid_check CHECK (valid = 1 AND withdrawn_at IS NULL OR valid IS NULL)`;

const INDEXES: [name: string, table: string, columns: string][] = [
  ['job_change_by_import', 'job_change', 'import_id'],
  ['job_fact_by_day', 'job_fact', 'kind, from_date, employee_id'],
  ['job_fact_by_value', 'job_fact', 'kind, value_id, from_date'],
  ['job_fact_by_title', 'job_fact', 'kind, value_folded, from_date'],
  ['job_fact_planned', 'job_fact', 'planned, from_date'],
];
/** A server indexes foreign keys itself. */
const REFERENCE_INDEXES: [name: string, table: string, column: string][] = [
  ['job_change_by_recorder', 'job_change', 'recorded_by'],
  ['job_fact_by_change', 'job_fact', 'change_id'],
  ['job_fact_by_withdrawer', 'job_fact', 'withdrawn_by'],
];

/** The kinds that `employee` has: value_id, value with its folded text, and where there is one. */
const OPENINGS = [
  ['department', 'e.department_id', 'NULL, NULL', '1 = 1'],
  ['designation', 'NULL', 'e.designation, e.designation_folded', 'e.designation IS NOT NULL'],
  [
    'manager',
    'e.manager_id',
    'e.manager_name, NULL',
    '(e.manager_id IS NOT NULL OR e.manager_name IS NOT NULL)',
  ],
  ['approver', 'e.approver_id', 'NULL, NULL', 'e.approver_id IS NOT NULL'],
] as const;

const PEOPLE_AT_ONCE = 200;

interface Paid {
  employeeId: string;
  from: string;
  to: string;
  departmentId: string;
  inForce: number | string;
}

/** Departments, titles, managers and approvers get dates. What was paid keeps the department that it was paid for. */
export class JobFacts1800000000004 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await this.openPaidDepartments(runner);
    await storeChange(runner, BEGINNING);
    for (const [kind, valueId, value, isKnown] of OPENINGS)
      await runner.query(
        `INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, value, value_folded, source, valid)
         SELECT e.id, '${kind}', '${BEGINNING}', '${changeIdOf(BEGINNING)}', ${valueId}, ${value}, 'opening', 1 FROM employee e
         WHERE ${isKnown} AND NOT EXISTS (SELECT 1 FROM job_fact f WHERE f.employee_id = e.id AND f.kind = '${kind}' AND f.from_date = '${BEGINNING}')`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS job_fact');
    await runner.query('DROP TABLE IF EXISTS job_change');
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    const tables = [
      ['job_change', CHANGE],
      ['job_fact', FACT],
    ] as const;
    if (runner.dataSource.options.type === 'mysql') {
      for (const [table, columns] of tables) {
        const indexes = INDEXES.filter(([, of]) => of === table).map(
          ([name, , indexed]) => `INDEX ${name} (${indexed})`,
        );
        await runner.query(
          `CREATE TABLE IF NOT EXISTS ${table} (${[columns, ...indexes].join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
        );
      }
      return;
    }
    for (const [table, columns] of tables)
      await runner.query(`CREATE TABLE IF NOT EXISTS ${table} (${columns})`);
    for (const [name, table, columns] of INDEXES)
      await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columns})`);
    for (const [name, table, column] of REFERENCE_INDEXES)
      await runner.query(
        `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${column}) WHERE ${column} IS NOT NULL`,
      );
  }

  /** Of people who were paid in another department than that of today: the first one from the beginning, and each change from the first day of a period. */
  private async openPaidDepartments(runner: QueryRunner): Promise<void> {
    const moved = (await runner.query(
      `SELECT DISTINCT e.id, e.department_id AS today FROM payslip s JOIN employee e ON e.id = s.employee_id WHERE s.department_id <> e.department_id`,
    )) as { id: string; today: string }[];
    for (let start = 0; start < moved.length; start += PEOPLE_AT_ONCE) {
      const some = moved.slice(start, start + PEOPLE_AT_ONCE);
      const paid = (await runner.query(
        `SELECT s.employee_id AS employeeId, p.start_date AS "from", p.end_date AS "to", s.department_id AS departmentId, CASE WHEN s.state IN ('approved', 'paid') THEN 1 ELSE 0 END AS inForce
         FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id
         WHERE s.employee_id IN (${some.map(() => '?').join(', ')}) AND (s.state IN ('approved', 'paid', 'reversed') OR s.state = 'held' AND r.state <> 'draft')
         ORDER BY s.employee_id, inForce, s.approved_at, s.id`,
        some.map(({ id }) => id),
      )) as Paid[];
      for (const { id, today } of some)
        for (const { from, departmentId } of departmentsOf(
          paid.filter(({ employeeId }) => employeeId === id),
          today,
        ))
          await storeDepartment(runner, id, from, departmentId);
    }
  }
}

/** Of several payslips for a period, the last one in force counts. Days that were not paid have the department of today. */
function departmentsOf(
  paid: readonly Paid[],
  today: string,
): { from: string; departmentId: string }[] {
  const periods = [...new Map(paid.map((one) => [one.from, one])).values()].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  const spans = periods.flatMap(({ from, to, departmentId }, place) => {
    const [next, dayAfter] = [periods[place + 1]?.from, dayAfterOf(to)];
    return [
      { from: place === 0 ? BEGINNING : from, departmentId },
      ...(next === undefined || next > dayAfter ? [{ from: dayAfter, departmentId: today }] : []),
    ];
  });
  return spans.filter((one, place) => one.departmentId !== spans[place - 1]?.departmentId);
}

function dayAfterOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** One change for each day, so that its id follows from the day. */
const changeIdOf = (day: string) => `00000000-0000-7000-8000-0000${day.replaceAll('-', '')}`;

/** Since ever: nobody knows when it was recorded. */
async function storeChange(runner: QueryRunner, day: string): Promise<void> {
  const id = changeIdOf(day);
  const known = (await runner.query('SELECT id FROM job_change WHERE id = ?', [id])) as unknown[];
  if (known.length === 0)
    await runner.query('INSERT INTO job_change (id, from_date, recorded_at) VALUES (?, ?, 0)', [
      id,
      day,
    ]);
}

async function storeDepartment(
  runner: QueryRunner,
  employeeId: string,
  from: string,
  departmentId: string,
): Promise<void> {
  await storeChange(runner, from);
  const known = (await runner.query(
    "SELECT 1 FROM job_fact WHERE employee_id = ? AND kind = 'department' AND from_date = ?",
    [employeeId, from],
  )) as unknown[];
  if (known.length === 0)
    await runner.query(
      "INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, source, valid) VALUES (?, 'department', ?, ?, ?, ?, 1)",
      [employeeId, from, changeIdOf(from), departmentId, from === BEGINNING ? 'opening' : 'move'],
    );
}
