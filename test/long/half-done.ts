/** Each of these would be one part of something that is stored whole or not at all. */
const NEVER: Record<string, string> = {
  'a department without the record of its making':
    "department d WHERE NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = d.id AND a.action = 'department.add')",
  'a department whose changes are not all recorded':
    "department d WHERE d.version - 1 <> (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = d.id AND a.action = 'department.update')",
  'an employee without the record of being hired':
    "employee e WHERE NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = e.id AND a.action IN ('employee.add', 'employee.import'))",
  'an employee without an account': 'employee e WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.id = e.account_id)',
  'a salary record without the record of its making':
    "salary s WHERE NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = s.id AND a.action = 'salary.add')",
  'a leave request without the record of its making':
    "leave_request l WHERE l.replaces IS NULL AND NOT EXISTS (SELECT 1 FROM audit_entry a WHERE a.subject_id = l.id AND a.action = 'leave.request')",
  'what is kept of a request without exactly one record of its shortening':
    "leave_request l WHERE l.replaces IS NOT NULL AND 1 <> (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = l.replaces AND a.action = 'leave.shorten')",
  'a request whose days are not all taken':
    "leave_request l WHERE l.status IN ('Pending', 'Approved') AND l.days <> (SELECT COUNT(*) FROM leave_day d WHERE d.leave_id = l.id)",
  'a refused request that still takes days': "leave_request l WHERE l.status NOT IN ('Pending', 'Approved') AND EXISTS (SELECT 1 FROM leave_day d WHERE d.leave_id = l.id)",
  'a request of which no admin was told': 'leave_request l WHERE l.replaces IS NULL AND NOT EXISTS (SELECT 1 FROM admin_notification n WHERE n.leave_id = l.id)',
  'a decided request without exactly one record of the decision':
    // The kept part of an approved request was not decided itself.
    `leave_request l WHERE l.status IN ('Approved', 'Rejected')
       AND (SELECT COUNT(*) FROM audit_entry a WHERE a.subject_id = l.id AND a.action = 'leave.decide') NOT IN (1, CASE WHEN l.replaces IS NULL THEN 1 ELSE 0 END)`,
  'a record of something that is not there':
    `audit_entry a WHERE a.action IN ('department.add', 'salary.add', 'leave.request', 'employee.add')
       AND a.subject_id NOT IN (SELECT id FROM department) AND a.subject_id NOT IN (SELECT id FROM salary)
       AND a.subject_id NOT IN (SELECT id FROM leave_request) AND a.subject_id NOT IN (SELECT id FROM employee)`,
  'something recorded as made twice':
    `(SELECT subject_id FROM audit_entry WHERE action IN ('department.add', 'salary.add', 'leave.request', 'employee.add', 'employee.import')
       GROUP BY subject_id, action HAVING COUNT(*) > 1) twice`,
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
