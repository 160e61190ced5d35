import type { MigrationInterface, QueryRunner } from 'typeorm';

const PEOPLE_AT_ONCE = 500;
const TWINS = ['department_id', 'name_folded', 'employee_id_folded'];

/** In steps: the requests of some people each. Those that have their twins already are passed over. */
export class FillLeaveTwins1763700000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const server = runner.dataSource.options.type === 'mysql';
    const set = TWINS.map((column) => `${server ? 'leave_request.' : ''}${column} = e.${column}`).join(', ');
    const where = "leave_request.employee_id BETWEEN ? AND ? AND leave_request.department_id = ''";
    const on = 'e.id = leave_request.employee_id';
    const sql = server ? `UPDATE leave_request JOIN employee e ON ${on} SET ${set} WHERE ${where}` : `UPDATE leave_request SET ${set} FROM employee e WHERE ${on} AND ${where}`;
    for (let last = ''; ; ) {
      const people = (await runner.query('SELECT id FROM employee WHERE id > ? ORDER BY id LIMIT ?', [last, PEOPLE_AT_ONCE])) as { id: string }[];
      const [first] = people;
      if (first === undefined) return;
      last = people.at(-1)?.id ?? '';
      await runner.query(sql, [first.id, last]);
    }
  }

  async down(): Promise<void> {
    // They go with their columns.
  }
}
