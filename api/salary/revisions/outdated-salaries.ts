/** Employees whose salary is not that of the revision in force; takes today. For the job, and for the doctor. */
export const OUTDATED_SALARIES = `SELECT e.id, a.name, r.id AS revisionId, e.salary, r.salary AS inForce
  FROM salary_revision r JOIN employee e ON e.id = r.employee_id JOIN account a ON a.id = e.account_id
  WHERE r.valid = 1 AND r.effective_date = (SELECT MAX(x.effective_date) FROM salary_revision x WHERE x.employee_id = r.employee_id AND x.valid = 1 AND x.effective_date <= ?)
    AND (e.salary IS NULL OR e.salary <> r.salary)`;
