import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { wireAmount } from '../contract/leave-amounts.js';
import { Problem, refusal } from '../contract/problem.js';
import type { AbsenceRecord, LeaveRecord } from '../contract/records.js';
import { lockLeave } from '../employee/leave-lock.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { StoredLeaveCosts } from './stored-leave-costs.js';
import { LEAVE_LIST } from './leave-list.js';
import type { LeaveRow } from './leave-record.js';
import { OwnDecisions } from './own-decisions.js';
import { RestoredLeave } from './restored-leave.js';

const SQL = `SELECT ${LEAVE_LIST.columns} FROM ${LEAVE_LIST.table} ${Object.values(LEAVE_LIST.joins).join(' ')} WHERE`;

@Injectable()
export class LeaveAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly costs: StoredLeaveCosts,
    private readonly restored: RestoredLeave,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  /** Employees get the same 403 for other people's requests and for ids that do not exist. */
  async reach(actor: Actor, id: string): Promise<LeaveRow> {
    const [row] = await this.work.read<LeaveRow>(`${SQL} l.id = ?`, [id]);
    if (!isAdmin(actor) && (!row || row.employee_id !== actor.employeeId)) throw denied();
    if (!row) throw new Problem('leave.not_found', refusal('leave.not_found'));
    return row;
  }

  /** Those of the ids that exist and that the actor may read. */
  async reachMany(actor: Actor, ids: readonly string[]): Promise<LeaveRow[]> {
    const rows = await this.work.read<LeaveRow>(`${SQL} l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`, [...ids]);
    return isAdmin(actor) ? rows : rows.filter((row) => row.employee_id === actor.employeeId);
  }

  /** For units that change it: after the person's lock, as it then is. */
  async reachLocked(manager: EntityManager, actor: Actor, id: string): Promise<LeaveRow> {
    const { employee_id } = await this.reach(actor, id);
    await lockLeave(manager, [employee_id]);
    return this.reach(actor, id);
  }

  async detail(actor: Actor, id: string): Promise<LeaveRecord> {
    return this.costs.detailed(await this.reach(actor, id));
  }

  /** As its page needs it. */
  async read(actor: Actor, id: string): Promise<LeaveRecord> {
    const row = await this.reach(actor, id);
    await this.ownDecisions.mark(actor, [row]);
    const leave = await this.costs.detailed(row);
    const mayLapse = isAdmin(actor) && leave.status === 'Approved' && leave.startDate <= this.clock.today();
    return mayLapse ? { ...leave, lapsedIfCancelled: wireAmount(leave.unit, await this.restored.lapsedOf(row)) } : leave;
  }

  /** Names and dates only: type and reason are private. */
  async absencesOfOthers({ departmentId, employeeId }: Actor, from: CalendarDate, to: CalendarDate): Promise<AbsenceRecord[]> {
    return this.work.read<AbsenceRecord>(
      `SELECT a.name, l.start_date AS startDate, l.end_date AS endDate FROM leave_request l
       JOIN employee e ON e.id = l.employee_id JOIN account a ON a.id = e.account_id
       WHERE e.department_id = ? AND e.id <> ? AND l.status = 'Approved' AND l.start_date <= ? AND l.end_date >= ? ORDER BY l.start_date, e.name_folded, l.id`,
      [departmentId ?? '', employeeId ?? '', to, from],
    );
  }
}
