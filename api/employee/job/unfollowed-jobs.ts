/** The fact of a kind in force on a day. */
const inForce = (kind: string) =>
  `(SELECT COALESCE(f.value_id, f.value, '') FROM job_fact f WHERE f.employee_id = e.id AND f.kind = '${kind}' AND f.valid = 1 AND f.from_date <= t.today ORDER BY f.from_date DESC LIMIT 1)`;

/**
 * People whose `employee` is not what their facts say of today; takes today. An older version, which serves beside this one during an upgrade, changes
 * `employee` alone; so does the command that stores a company of another system. For the job, and for the doctor.
 */
export const UNFOLLOWED_JOBS = `SELECT e.id FROM employee e CROSS JOIN (SELECT CAST(? AS CHAR) AS today) t
  WHERE COALESCE(${inForce('department')}, '') <> e.department_id
    OR COALESCE(${inForce('designation')}, '') <> COALESCE(e.designation, '')
    OR COALESCE(${inForce('manager')}, '') <> COALESCE(e.manager_id, e.manager_name, '')
    OR COALESCE(${inForce('approver')}, '') <> COALESCE(e.approver_id, '')`;
