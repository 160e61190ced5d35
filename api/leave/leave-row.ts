import type { LeaveApproval } from '../contract/leave/approvals.js';
import type { LeaveStatus } from '../contract/leave/leave-statuses.js';
import type { EndOfLeave, LeaveType, StartOfLeave } from '../contract/leave/leave-types.js';
import type { LeaveType as LeaveTypeEntity } from '../entitlement/entitlement.tables.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import type { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { LeaveSight } from './leave-sight.js';
import type { LEAVE_REQUEST } from './leave.tables.js';
import type { AskedLeave, RequestedLeave } from './requested-leave.js';

/** A request as it is read, with the names of those it is about. */
export interface LeaveRow
  extends
    Omit<StoredRow<typeof LEAVE_REQUEST>, 'reason_folded'>,
    Pick<LeaveTypeEntity, 'unit' | 'counts'> {
  employee_number: string;
  account_id: string;
  name: string;
  image_id: string | null;
  department_id: string;
  department_name: string;
  leave_type: LeaveType;
  status: LeaveStatus;
  starts_at: StartOfLeave;
  ends_at: EndOfLeave;
  /** The account that cancelled it. */
  canceller_id: string | null;
  /** The ids of the requests that replace it, with commas between. */
  replaced_by: string | null;
}

/** A request as one reader sees it. */
export interface LeaveForReader extends LeaveRow {
  /** As `cost` of the record, where it was derived for many rows at once. */
  cost?: number | null;
  othersDecide?: true;
  /** Until when the reader can undo the decision. */
  undoUntil?: number;
  /** Without it, the reader sees everything. */
  sight?: LeaveSight;
  /** For whom it waits, where approvals are on. */
  waiting?: Pick<LeaveApproval, 'waitingFor' | 'waitingForHr' | 'waitingSince'>;
}

export const LEAVE_JOINS = {
  employee: 'JOIN employee e ON e.id = l.employee_id',
  account: 'JOIN account a ON a.id = e.account_id',
  department: 'JOIN department d ON d.id = e.department_id',
  decider: 'LEFT JOIN account da ON da.id = l.decided_by',
  canceller: 'LEFT JOIN account ca ON ca.id = l.cancelled_by',
  type: 'JOIN leave_type t ON t.id = l.leave_type_id',
};

export const LEAVE_COLUMNS = `l.id, l.employee_id, e.employee_id AS employee_number, e.account_id, a.name, a.image_id, e.department_id, d.name AS department_name,
    l.leave_type, l.start_date, l.end_date, l.days, l.reason, l.status, l.note, da.name AS decided_by, l.decided_at,
    ca.name AS cancelled_by, l.cancelled_by AS canceller_id, l.cancelled_at, l.cancel_reason, l.created_at,
    l.leave_type_id, t.unit, t.counts, l.starts_at, l.ends_at, l.minutes, l.replaces, l.chain, l.step, l.step_since, l.stand_in_id, l.version,
    (SELECT GROUP_CONCAT(part.id) FROM leave_request part WHERE part.replaces = l.id) AS replaced_by`;

/** Whole rows, as LeaveRow. */
export const LEAVE_ROWS = `SELECT ${LEAVE_COLUMNS} FROM leave_request l ${Object.values(LEAVE_JOINS).join(' ')}`;

export async function findLeave(work: UnitOfWork, id: string): Promise<LeaveRow | undefined> {
  const [row] = await work.read<LeaveRow>(`${LEAVE_ROWS} WHERE l.id = ?`, [id]);
  return row;
}

export function typeOfRow({ leave_type_id, leave_type, unit, counts }: LeaveRow): LeaveTypeRules {
  return { id: leave_type_id, name: leave_type, unit, counts };
}

export function requestedOfRow({
  start_date,
  end_date,
  starts_at,
  ends_at,
  minutes,
}: Pick<
  LeaveRow,
  'start_date' | 'end_date' | 'starts_at' | 'ends_at' | 'minutes'
>): RequestedLeave {
  return {
    startDate: start_date,
    endDate: end_date,
    startsAt: starts_at,
    endsAt: ends_at,
    minutes,
  };
}

/** As it is compared with the rules of coverage. */
export function askedLeaveOf(row: LeaveRow): AskedLeave {
  return {
    employeeId: row.employee_id,
    departmentId: row.department_id,
    typeId: row.leave_type_id,
    requested: requestedOfRow(row),
  };
}
