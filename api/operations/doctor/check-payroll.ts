import { NOT_COMPUTING } from '../../payroll/facts/pay-run-store.js';
import { slipSums, type SlipLine } from '../../payroll/settlement/payslip-line.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { fault, ok, type Check, type Finding } from './finding.js';

const AT_ONCE = 1000;
const ADVICE =
  'Keep a copy of the database as it is. Then restore the newest backup without this fault, or ask the person who changed the database by hand.';

type Sums = Record<'gross' | 'deductions' | 'net' | 'employerCost', number | string>;

/** Pay that was computed, approved and paid must still be what its lines say, and what salary records say of it. */
export const checkPayroll: Check = async ({ read }) => {
  const wrong: [number, string][] = [
    [await wrongPayslips(read), 'payslips do not have the sums of their lines.'],
    [await count(read, WRONG_RUNS), 'payroll runs do not have the sums of their payslips.'],
    [
      await count(read, UNPOSTED),
      'paid payslips do not have exactly one valid salary record of the same pay.',
    ],
    [
      await count(read, UNEXPLAINED),
      'valid salary records of payroll runs do not belong to a paid payslip.',
    ],
  ];
  const findings: Finding[] = wrong
    .filter(([rows]) => rows > 0)
    .map(([rows, what]) => fault(`${rows} ${what}`, ADVICE));
  return findings.length > 0 ? findings : ok('Payslips, payroll runs and salary records agree.');
};

/** Lines are JSON, which the two engines do not read in the same words. */
async function wrongPayslips(read: ReadRows): Promise<number> {
  let wrong = 0;
  for (let last = ''; ;) {
    const slips = await read<Sums & { id: string; lines: string }>(
      'SELECT id, gross, deductions, net, employer_cost AS employerCost, line_items AS "lines" FROM payslip WHERE id > ? ORDER BY id LIMIT ?',
      [last, AT_ONCE],
    );
    wrong += slips.filter((slip) => !hasSumsOfLines(slip)).length;
    if (slips.length < AT_ONCE) return wrong;
    last = (slips.at(-1) as { id: string }).id;
  }
}

function hasSumsOfLines({ lines, ...stored }: Sums & { lines: string }): boolean {
  try {
    return Object.entries(slipSums(JSON.parse(lines) as SlipLine[])).every(
      ([name, sum]) => Number(stored[name as keyof Sums]) === sum,
    );
  } catch {
    return false;
  }
}

async function count(read: ReadRows, from: string): Promise<number> {
  const [row] = await read<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${from}`);
  return Number(row?.n);
}

/** A payslip that was reversed later stays in the sums. While a run is computed or paid, they are those of before. */
const WRONG_RUNS = `pay_run r LEFT JOIN (
    SELECT run_id, COUNT(*) AS people, SUM(gross) AS gross, SUM(deductions) AS deductions, SUM(net) AS net, SUM(employer_cost) AS employer_cost FROM payslip WHERE state <> 'held' GROUP BY run_id
  ) s ON s.run_id = r.id
  WHERE r.state IN ('draft', 'approved', 'paid') AND ${NOT_COMPUTING} AND (r.people <> COALESCE(s.people, 0) OR r.gross <> COALESCE(s.gross, 0)
    OR r.deductions <> COALESCE(s.deductions, 0) OR r.net <> COALESCE(s.net, 0) OR r.employer_cost <> COALESCE(s.employer_cost, 0))`;

const UNPOSTED = `payslip s JOIN pay_run r ON r.id = s.run_id
  WHERE s.state = 'paid' AND (SELECT COUNT(*) FROM salary o WHERE o.run_id = s.run_id AND o.employee_id = s.employee_id AND o.valid = 1 AND o.net_salary = s.net AND o.pay_date = r.pay_date) <> 1`;

const UNEXPLAINED = `salary o WHERE o.run_id IS NOT NULL AND o.valid = 1
  AND NOT EXISTS (SELECT 1 FROM payslip s WHERE s.run_id = o.run_id AND s.employee_id = o.employee_id AND s.state = 'paid')`;
