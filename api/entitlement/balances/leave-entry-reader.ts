import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import {
  ADDED_ENTRY_KINDS,
  type LeaveEntryRecord,
  type LineKind,
} from '../../contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { Problem, refusal } from '../../contract/problem.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export interface EntryNote {
  reason: string;
  by: string | null;
  reversible: boolean;
}

export interface EntryRow {
  id: string;
  employeeId: string;
  leaveTypeId: string;
  typeName: string;
  unit: LeaveUnit;
  day: CalendarDate;
  kind: LineKind;
  amount: number;
  until: CalendarDate | null;
  reason: string;
  reverses: string | null;
  /** The entry that took this one back. */
  reversedBy: string | null;
  key: string | null;
  recordedAt: number | string;
  recordedBy: string | null;
}

const COLUMNS = `n.id, n.employee_id AS employeeId, n.leave_type_id AS leaveTypeId, t.name AS typeName, t.unit, n.day, n.kind, n.amount, n.until_date AS until, n.reason, n.reverses,
  r.id AS reversedBy, n.entry_key AS "key", n.recorded_at AS recordedAt, a.name AS recordedBy`;
const FROM = `leave_entry n JOIN leave_type t ON t.id = n.leave_type_id LEFT JOIN leave_entry r ON r.reverses = n.id LEFT JOIN account a ON a.id = n.recorded_by`;

@Injectable()
export class LeaveEntryReader {
  constructor(private readonly work: UnitOfWork) {}

  async notesOf(employeeId: string, leaveTypeId: string): Promise<Map<string, EntryNote>> {
    const rows = await this.work.read<EntryRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE n.employee_id = ? AND n.leave_type_id = ?`,
      [employeeId, leaveTypeId],
    );
    return new Map(
      rows.map((row) => [
        row.id,
        { reason: row.reason, by: row.recordedBy, reversible: isReversible(row) },
      ]),
    );
  }

  async require(id: string): Promise<EntryRow> {
    const [row] = await this.work.read<EntryRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE n.id = ?`, [
      id,
    ]);
    if (!row) throw new Problem('entry.not_found', refusal('entry.not_found'));
    return row;
  }
}

const SETTLEMENT = 'settlement ';

/** Entries that belong to a single payment for unused leave. */
export const settlementKey = (payment: string): string => `${SETTLEMENT}${payment}`;

/** An entry that the system stored itself, or one that takes another back, stays; that of a settlement is taken back with its payment. */
export function isReversible({ kind, reverses, reversedBy, key }: EntryRow): boolean {
  return (
    !key?.startsWith(SETTLEMENT) &&
    (ADDED_ENTRY_KINDS as readonly LineKind[]).includes(kind) &&
    reverses === null &&
    reversedBy === null
  );
}

export function leaveEntryRecord(row: EntryRow): LeaveEntryRecord {
  return {
    _id: row.id,
    employeeId: row.employeeId,
    leaveType: { _id: row.leaveTypeId, name: row.typeName, unit: row.unit },
    day: row.day,
    kind: row.kind,
    amount: wireAmount(row.unit, row.amount),
    until: row.until,
    reason: row.reason,
    reverses: row.reverses,
    at: new Date(Number(row.recordedAt)).toISOString(),
    by: row.recordedBy,
  };
}
