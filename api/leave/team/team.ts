import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { approverOf, inTeamOf, reportsTo } from '../../approval/approver.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type {
  ColleagueRecord,
  ComingAbsence,
  TeamMemberRecord,
} from '../../contract/leave/approval-responses.js';
import type { LeaveBalanceRecord } from '../../contract/leave/leave-balances.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import {
  employmentStatus,
  hasNotLeft,
  type EmploymentDates,
} from '../../employee/employment-status.js';
import { recordOn } from '../../entitlement/balances/leave-balances.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { imageUrl } from '../../platform/storage/profile-images.js';
import { AwayToday } from '../away/away-today.js';
import { TeamAccess } from './team-access.js';

interface MemberRow extends EmploymentDates {
  id: string;
  accountId: string;
  name: string;
  imageId: string | null;
  designation: string | null;
  approverId: string | null;
  approver: string | null;
}

const MOST = 500;

/** The people of an approver. Never ledger, profile or pay. */
@Injectable()
export class Team {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly access: TeamAccess,
    private readonly away: AwayToday,
    private readonly facts: EntitlementFacts,
    private readonly types: LeaveTypes,
  ) {}

  /** Direct reports first, then theirs; by name. Empty without approvals. */
  async listMembers({ employeeId }: Actor): Promise<TeamMemberRecord[]> {
    if (employeeId === null || !(await this.setting.isOn())) return [];
    const today = this.clock.today();
    const [direct, team, present] = [
      reportsTo(employeeId),
      inTeamOf(employeeId),
      hasNotLeft(today),
    ];
    const rows = await this.work.read<MemberRow>(
      `SELECT e.id, e.account_id AS accountId, a.name, a.image_id AS imageId, e.designation, e.hire_date, e.left_on, e.previous_left_on, ${approverOf('e')} AS approverId, pa.name AS approver
       FROM employee e JOIN account a ON a.id = e.account_id LEFT JOIN employee p ON p.id = ${approverOf('e')} LEFT JOIN account pa ON pa.id = p.account_id
       WHERE ${team.sql} AND ${present.sql}
       ORDER BY CASE WHEN ${direct.sql} THEN 0 ELSE 1 END, e.name_folded, e.id LIMIT ${MOST}`,
      [...team.parameters, ...present.parameters, ...direct.parameters],
    );
    const ids = rows.map(({ id }) => id);
    const away = await this.away.find(ids);
    const approved = await this.nextAbsences(ids, 'Approved', today);
    const pending = await this.nextAbsences(ids, 'Pending', today);
    return rows.map((row) =>
      memberRecord(row, employeeId, {
        today,
        awayUntil: away.get(row.id)?.until ?? null,
        standIn: away.get(row.id)?.standIn ?? null,
        next: approved.get(row.id) ?? null,
        pending: pending.get(row.id) ?? null,
      }),
    );
  }

  /** COALESCE keeps databases from the indexes by status and by dates, with which the leave of everybody would be read. */
  private async nextAbsences(
    ids: readonly string[],
    status: LeaveStatus,
    today: CalendarDate,
  ): Promise<Map<string, ComingAbsence>> {
    if (ids.length === 0) return new Map();
    const rows = await this.work.read<ComingAbsence & { employeeId: string }>(
      `SELECT l.employee_id AS employeeId, l.id AS _id, l.start_date AS startDate, l.end_date AS endDate FROM leave_request l
       WHERE l.employee_id IN (${ids.map(() => '?').join(', ')}) AND COALESCE(l.status, '') = ? AND COALESCE(l.start_date, '') > ? ORDER BY startDate DESC`,
      [...ids, status, today],
    );
    return new Map(rows.map(({ employeeId, ...next }) => [employeeId, next]));
  }

  /** For the types in whose chain the actor has a step. */
  async balances(actor: Actor, id: string): Promise<LeaveBalanceRecord[]> {
    const { id: employeeId } = await this.access.require(actor, id);
    const person = await this.facts.readPerson(employeeId);
    const today = this.clock.today();
    const stored = await this.types.byName();
    const found: LeaveBalanceRecord[] = [];
    for (const type of person.typesOn(today)) {
      const { balance } = await this.access.sightOf(actor, employeeId, {
        chain: stored.get(type.name)?.chain ?? null,
      });
      const record = balance ? recordOn(person, type, today, today) : undefined;
      if (record) found.push(record);
    }
    return found;
  }

  /** A deputy is one of the department, the approver or a report. */
  async colleagues(actor: Actor): Promise<ColleagueRecord[]> {
    if (actor.employeeId === null || !(await this.setting.isOn())) return [];
    const [reports, present] = [reportsTo(actor.employeeId), hasNotLeft(this.clock.today())];
    const rows = await this.work.read<{ id: string; name: string; department: string }>(
      `SELECT e.id, a.name, e.department_id AS department FROM employee e JOIN account a ON a.id = e.account_id
       WHERE e.id <> ? AND (e.department_id = ? OR ${reports.sql} OR e.id = (SELECT ${approverOf('me')} FROM employee me WHERE me.id = ?)) AND ${present.sql}
       ORDER BY e.name_folded, e.id`,
      [
        actor.employeeId,
        actor.departmentId ?? '',
        ...reports.parameters,
        actor.employeeId,
        ...present.parameters,
      ],
    );
    return rows.map(({ id, name, department }) => ({
      _id: id,
      name,
      sameDepartment: department === actor.departmentId,
    }));
  }
}

function memberRecord(
  row: MemberRow,
  approver: string,
  {
    today,
    ...absences
  }: { today: CalendarDate } & Pick<TeamMemberRecord, 'awayUntil' | 'standIn' | 'next' | 'pending'>,
): TeamMemberRecord {
  const direct = row.approverId === approver;
  return {
    _id: row.id,
    userId: row.accountId,
    name: row.name,
    profileImage: imageUrl(row.imageId),
    designation: row.designation,
    status: employmentStatus(row, today),
    direct,
    approver: direct ? null : row.approver,
    ...absences,
  };
}
