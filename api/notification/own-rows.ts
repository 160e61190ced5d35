import { approverOf } from '../approval/approver.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';

/** Looked up at every read: rights end, and what they told ends with them. */
const AS_LONG_AS = {
  'leave.to_decide':
    "SELECT 1 FROM leave_waiting w JOIN leave_request l ON l.id = w.leave_id WHERE w.leave_id = n.leave_id AND w.account_id = n.account_id AND l.status = 'Pending'",
  'leave.stand_in':
    "SELECT 1 FROM leave_request l JOIN employee e ON e.id = l.stand_in_id WHERE l.id = n.leave_id AND l.status = 'Approved' AND e.account_id = n.account_id",
  'leave.cancelled_by_owner': `SELECT 1 FROM leave_request l JOIN employee e ON e.id = l.employee_id LEFT JOIN employee s ON s.id = ${approverOf('e')} JOIN employee me ON me.account_id = n.account_id
    JOIN company_setting c ON c.approvals = 1 WHERE l.id = n.leave_id AND (me.id IN (${approverOf('e')}, ${approverOf('s')}) OR INSTR(l.chain, me.id) > 0)`,
};

/** Former admins do not see what admins were told: requests, of which older versions stored one row per admin here, and holidays. */
const FOR_ADMINS = " AND n.kind NOT IN ('leave.requested', 'holidays.added')";

/** The rows `n` of an account that it may see now. The parameters are the account and the time. */
export function ownRowsOf(actor: Actor): string {
  const kinds = Object.entries(AS_LONG_AS).filter(
    ([kind]) => !(isAdmin(actor) && kind === 'leave.cancelled_by_owner'),
  );
  const conditions = kinds.map(([kind, rows]) => `WHEN '${kind}' THEN EXISTS (${rows})`);
  return `notification n WHERE n.account_id = ? AND n.created_at <= ?${isAdmin(actor) ? '' : FOR_ADMINS} AND CASE n.kind ${conditions.join(' ')} ELSE 1 = 1 END`;
}
