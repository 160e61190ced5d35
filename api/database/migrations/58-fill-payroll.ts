import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../ids.js';

export class FillPayroll1763700000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Once the server runs, it keeps them itself.
    const [counted] = (await runner.query('SELECT id FROM payroll LIMIT 1')) as unknown[];
    if (counted) return;
    const months = (await runner.query(
      'SELECT SUBSTR(pay_date, 1, 7) AS month, CAST(SUM(net_salary) AS CHAR) AS paid, COUNT(*) AS records FROM salary WHERE valid = 1 GROUP BY SUBSTR(pay_date, 1, 7)',
    )) as { month: string; paid: string; records: number | string }[];
    for (const { month, paid, records } of months) await runner.query('INSERT INTO payroll (id, month, paid, records) VALUES (?, ?, ?, ?)', [newId(), month, paid, Number(records)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM payroll');
  }
}
