import { isValidIBAN } from 'ibantools';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { policyRulesRecord, storedRules } from '../../entitlement/policies/policy-rules.js';
import { readPolicyRules } from '../../entitlement/policies/rules-field.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import { fault, ok, type Check, type Finding } from './finding.js';

/** Rules are JSON, so no constraint of the database knows what they must be. */
async function unreadableVersions(read: ReadRows): Promise<number> {
  const versions = await read<{ rules: string; unit: LeaveUnit }>(
    'SELECT v.rules, t.unit FROM leave_policy_version v JOIN leave_policy p ON p.id = v.policy_id JOIN leave_type t ON t.id = p.leave_type_id WHERE v.live = 1',
  );
  return versions.filter(({ rules, unit }) => !isReadable(rules, unit)).length;
}

/** Stored by hand, perhaps: a payment to it would be refused, or reach somebody else. */
async function wrongIbans(read: ReadRows): Promise<number> {
  return (await read<{ iban: string }>('SELECT iban FROM bank_account')).filter(
    ({ iban }) => !isValidIBAN(iban),
  ).length;
}

function isReadable(rules: string, unit: LeaveUnit): boolean {
  try {
    readPolicyRules(unit, policyRulesRecord(unit, storedRules(rules)));
    return true;
  } catch {
    return false;
  }
}

const ADVICE =
  'Keep a copy of the database as it is. Then restore the newest backup without this fault, or ask the person who changed the database by hand.';

/** Verifies foreign keys again, since a restore or manual change can bypass them, and the rules that no constraint enforces. */
export const checkRecords: Check = async ({ configuration, read }) => {
  const orphans = configuration.databaseUrl ? await onServer(read) : await embedded(read);
  const findings: Finding[] = orphans.map(({ table, parent, rows }) =>
    fault(`${rows} rows of ${table} refer to missing rows of ${parent}.`, ADVICE),
  );
  const [days] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM leave_request r
     WHERE (SELECT COUNT(*) FROM leave_day d WHERE d.leave_id = r.id) <> CASE WHEN r.status IN ('Pending', 'Approved') THEN r.days ELSE 0 END`,
  );
  if (Number(days?.wrong) > 0)
    findings.push(fault(`${days?.wrong} leave requests do not match their stored days.`, ADVICE));
  const [names] = await read<{ wrong: number | string }>(
    'SELECT COUNT(*) AS wrong FROM leave_request r JOIN leave_type t ON t.id = r.leave_type_id WHERE r.leave_type <> t.name',
  );
  if (Number(names?.wrong) > 0)
    findings.push(
      fault(`${names?.wrong} leave requests have another name than their leave type.`, ADVICE),
    );
  const unreadable = await unreadableVersions(read);
  if (unreadable > 0)
    findings.push(
      fault(`The rules of ${unreadable} versions of leave policies cannot be read.`, ADVICE),
    );
  const [employments] = await read<{ wrong: number | string }>(WRONG_EMPLOYMENTS);
  if (Number(employments?.wrong) > 0)
    findings.push(fault(`${employments?.wrong} employees have overlapping employments.`, ADVICE));
  const [assignments] = await read<{ wrong: number | string }>(WRONG_ASSIGNMENTS);
  if (Number(assignments?.wrong) > 0)
    findings.push(
      fault(
        `${assignments?.wrong} assignments of working time, holidays or leave policies contradict themselves.`,
        ADVICE,
      ),
    );
  const [heads] = await read<{ wrong: number | string }>(
    'SELECT COUNT(*) AS wrong FROM department d LEFT JOIN employee e ON e.id = d.head_id WHERE d.head_id IS NOT NULL AND e.id IS NULL',
  );
  if (Number(heads?.wrong) > 0)
    findings.push(fault(`${heads?.wrong} departments have a head who is not an employee.`, ADVICE));
  const [closed] = await read<{ wrong: number | string }>(OCCUPIED_CLOSED);
  if (Number(closed?.wrong) > 0)
    findings.push(fault(`${closed?.wrong} departments are closed with people in them.`, ADVICE));
  const ibans = await wrongIbans(read);
  if (ibans > 0)
    findings.push(fault(`${ibans} bank accounts have an IBAN that cannot be right.`, ADVICE));
  return findings.length > 0 ? findings : ok('All references are valid.');
};

/** Those who left before may be in it. */
const OCCUPIED_CLOSED = `SELECT COUNT(*) AS wrong FROM department d WHERE d.closed_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM employee e WHERE e.department_id = d.id AND (e.left_on IS NULL OR e.left_on >= d.closed_on))`;

/** The latest employment begins after the one before, whose last day the employee's row has too, and so do the earlier ones. */
const WRONG_EMPLOYMENTS = `SELECT COUNT(*) AS wrong FROM (
  SELECT e.id FROM employee e LEFT JOIN (SELECT employee_id, MAX(left_on) AS left_on FROM earlier_employment GROUP BY employee_id) p ON p.employee_id = e.id
  WHERE COALESCE(p.left_on, '') <> COALESCE(e.previous_left_on, '') OR p.left_on IS NOT NULL AND (e.hire_date IS NULL OR e.hire_date <= p.left_on)
  UNION SELECT p.employee_id FROM earlier_employment p JOIN earlier_employment q ON q.employee_id = p.employee_id AND q.left_on > p.left_on
  WHERE q.hired_on IS NULL OR q.hired_on <= p.left_on) wrong_employments`;

/** The holder is the employee, or everybody, who have nothing to inherit; what is assigned is one thing, of the kind that the subject names. */
const WRONG_ASSIGNMENTS = `SELECT COUNT(*) AS wrong FROM leave_assignment WHERE holder <> COALESCE(employee_id, '*') OR (employee_id IS NULL AND inherit = 1)
  OR (pattern_id IS NOT NULL AND (subject <> 'pattern' OR inherit = 1)) OR (calendar_id IS NOT NULL AND (subject <> 'calendar' OR inherit = 1))
  OR (policy_id IS NOT NULL AND (subject IN ('pattern', 'calendar') OR inherit = 1))`;

interface Orphans {
  table: string;
  parent: string;
  rows: number;
}

async function embedded(read: ReadRows): Promise<Orphans[]> {
  return read<Orphans>(
    'SELECT "table", parent, COUNT(*) AS "rows" FROM pragma_foreign_key_check GROUP BY "table", parent',
  );
}

async function onServer(read: ReadRows): Promise<Orphans[]> {
  const references = await read<{ child: string; field: string; parent: string; target: string }>(
    `SELECT table_name AS child, column_name AS field, referenced_table_name AS parent, referenced_column_name AS target
     FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
  );
  const found: Orphans[] = [];
  for (const { child, field, parent, target } of references) {
    const [row] = await read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM ${child} c LEFT JOIN ${parent} p ON p.${target} = c.${field} WHERE c.${field} IS NOT NULL AND p.${target} IS NULL`,
    );
    if (Number(row?.n) > 0) found.push({ table: child, parent, rows: Number(row?.n) });
  }
  return found;
}
