/** Each of these would be one part of something that is stored whole or not at all. */
const NEVER: Record<string, string> = {
  'a department without the record of its making':
    "department d WHERE NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = d.id AND a.action = 'department.add')",
  'a department whose changes are not all recorded':
    "department d WHERE d.version - 1 <> (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = d.id AND a.action = 'department.update')",
  'an employee without the record of being hired':
    "employee e WHERE NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = e.id AND a.action IN ('employee.add', 'employee.import'))",
  'an employee without an account':
    'employee e WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.id = e.account_id)',
  'a salary record without the record of its making':
    "salary s WHERE s.run_id IS NULL AND NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = s.id AND a.action = 'salary.add')",
  'a leave request without the record of its making':
    "leave_request l WHERE l.replaces IS NULL AND NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = l.id AND a.action = 'leave.request')",
  'what is kept of a request without exactly one record of its shortening':
    "leave_request l WHERE l.replaces IS NOT NULL AND 1 <> (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = l.replaces AND a.action = 'leave.shorten')",
  'a request whose days are not all taken':
    "leave_request l WHERE l.status IN ('Pending', 'Approved') AND l.days <> (SELECT COUNT(*) FROM leave_day d WHERE d.leave_id = l.id)",
  'a refused request that still takes days':
    "leave_request l WHERE l.status NOT IN ('Pending', 'Approved') AND EXISTS (SELECT 1 FROM leave_day d WHERE d.leave_id = l.id)",
  // Notifications of a request that is shortened before its decision goes on with the part that is kept.
  'a request that nobody was asked to decide': `leave_request l WHERE l.replaces IS NULL
       AND NOT EXISTS (SELECT 1 FROM leave_request p WHERE p.replaces = l.id)
       AND NOT EXISTS (SELECT 1 FROM admin_notification n WHERE n.leave_id = l.id)
       AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.leave_id = l.id AND n.kind = 'leave.to_decide')`,
  'a decided request without exactly one record of the decision':
    // The kept part of an approved request was not decided itself.
    `leave_request l WHERE l.status IN ('Approved', 'Rejected')
       AND (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = l.id AND a.action = 'leave.decide') NOT IN (1, CASE WHEN l.replaces IS NULL THEN 1 ELSE 0 END)`,
  'a record of something that is not there': `audit_entry a WHERE a.action IN ('department.add', 'salary.add', 'leave.request', 'employee.add')
       AND a.subject_id NOT IN (SELECT id FROM department) AND a.subject_id NOT IN (SELECT id FROM salary)
       AND a.subject_id NOT IN (SELECT id FROM leave_request) AND a.subject_id NOT IN (SELECT id FROM employee)`,
  'something recorded as made twice': `(SELECT subject_id FROM audit_entry WHERE action IN ('department.add', 'salary.add', 'leave.request', 'employee.add', 'employee.import')
       GROUP BY subject_id, action HAVING COUNT(*) > 1) twice`,
  'a payslip in another state than its run': `payslip s JOIN pay_run r ON r.id = s.run_id WHERE NOT (r.state = 'draft' AND s.state IN ('draft', 'held') OR r.state = 'approved' AND s.state IN ('approved', 'held')
       OR r.state = 'paying' AND s.state IN ('approved', 'paid', 'held', 'reversed') OR r.state = 'paid' AND s.state IN ('paid', 'held', 'reversed'))`,
  'a payslip approved in part':
    "payslip s WHERE s.state = 'draft' AND (s.approved_at IS NOT NULL OR s.iban IS NOT NULL) OR s.state = 'approved' AND s.approved_at IS NULL",
  'a paid payslip without exactly one salary record':
    "payslip s WHERE s.state = 'paid' AND 1 <> (SELECT COUNT(*) FROM salary o WHERE o.run_id = s.run_id AND o.employee_id = s.employee_id AND o.valid = 1 AND o.net_salary = s.net)",
  'a salary record of a run without its paid payslip':
    "salary o WHERE o.run_id IS NOT NULL AND o.valid = 1 AND NOT EXISTS (SELECT 1 FROM payslip s WHERE s.run_id = o.run_id AND s.employee_id = o.employee_id AND s.state = 'paid')",
  'a payroll run whose sums are not those of its payslips': `pay_run r LEFT JOIN (SELECT run_id, COUNT(*) AS people, SUM(gross) AS gross, SUM(deductions) AS deductions, SUM(net) AS net FROM payslip WHERE state <> 'held' GROUP BY run_id) s ON s.run_id = r.id
       WHERE (r.state IN ('approved', 'paid') OR r.state = 'draft' AND NOT EXISTS (SELECT 1 FROM job j WHERE j.kind = 'payroll computation' AND j.subject_id = r.id))
         AND (r.people <> COALESCE(s.people, 0) OR r.gross <> COALESCE(s.gross, 0) OR r.deductions <> COALESCE(s.deductions, 0) OR r.net <> COALESCE(s.net, 0))`,
  'a payroll run whose steps are not all recorded': `pay_run r WHERE (SELECT COALESCE(SUM(CASE a.action WHEN 'payroll.approve' THEN 1 WHEN 'payroll.reopen' THEN -1 ELSE 0 END), 0) FROM audit_entry a WHERE a.subject_id = r.id) <> CASE WHEN r.state IN ('draft', 'discarded') THEN 0 ELSE 1 END
       OR (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = r.id AND a.action = 'payroll.pay') <> CASE WHEN r.state IN ('paying', 'paid') THEN 1 ELSE 0 END`,
};

/** `count` counts the rows of a FROM clause. */
export async function halfDone(count: (from: string) => Promise<number>): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, where] of Object.entries(NEVER)) {
    const found = await count(where);
    if (found > 0) faults.push(`${found} times ${what}`);
  }
  return faults;
}
