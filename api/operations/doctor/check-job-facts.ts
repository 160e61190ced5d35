import { readStoredCompany } from '../../company/stored-company.js';
import { dateIn } from '../../contract/calendar-date.js';
import { UNFOLLOWED_JOBS } from '../../employee/job/unfollowed-jobs.js';
import { fault, ok, warning, type Check } from './finding.js';

export const checkJobFacts: Check = async ({ configuration, read }) => {
  const [contradictions] = await read<{ wrong: number | string }>(CONTRADICTIONS);
  if (Number(contradictions?.wrong) > 0)
    return fault(
      `The departments, titles or managers of ${contradictions?.wrong} employees contradict themselves.`,
      'If this was done in the database by hand, undo the change, or restore the newest backup.',
    );
  const today = dateIn((await readStoredCompany(read)).timeZone ?? configuration.timeZone);
  const [row] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (${UNFOLLOWED_JOBS}) unfollowed`,
    [today],
  );
  const wrong = Number(row?.wrong);
  if (wrong === 0) return ok('Departments, titles and managers are those of today.');
  return warning(
    `${wrong} employees have another department, title, manager or approver than their history says of today.`,
    'Start the server, which corrects this within a quarter of an hour, and check again. If it remains, look for errors of job facts in the server log.',
  );
};

/** Of the facts for one day the last one that was not withdrawn counts, and what it names exists; nobody manages or approves themselves. Withdrawn ones may name what an undone import had added. */
const CONTRADICTIONS = `SELECT COUNT(DISTINCT f.employee_id) AS wrong FROM job_fact f JOIN job_change c ON c.id = f.change_id
  WHERE f.from_date <> c.from_date
    OR f.kind IN ('manager', 'approver') AND f.value_id = f.employee_id
    OR f.withdrawn_at IS NULL AND (
      f.kind IN ('manager', 'approver') AND f.value_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM employee e WHERE e.id = f.value_id)
      OR f.kind = 'department' AND NOT EXISTS (SELECT 1 FROM department d WHERE d.id = f.value_id)
      OR f.kind = 'employmentType' AND f.value_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM employment_type t WHERE t.id = f.value_id))
    OR f.valid IS NULL AND f.withdrawn_at IS NULL AND NOT EXISTS (SELECT 1 FROM job_fact v WHERE v.employee_id = f.employee_id AND v.kind = f.kind AND v.from_date = f.from_date AND v.valid = 1)
    OR f.valid = 1 AND EXISTS (SELECT 1 FROM job_fact n JOIN job_change nc ON nc.id = n.change_id WHERE n.employee_id = f.employee_id AND n.kind = f.kind AND n.from_date = f.from_date AND n.withdrawn_at IS NULL AND nc.recorded_at > c.recorded_at)`;
